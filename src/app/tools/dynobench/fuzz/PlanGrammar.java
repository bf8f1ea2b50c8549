package dynobench.fuzz;

import dynobench.planfile.PlanKey;
import dynobench.planfile.PlanKeys;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Generator of plans as a user might write them. Keys are known, and values are near the limits or
/// beyond.
final class PlanGrammar {
  static final List<String> KEYS =
      Stream.concat(
              PlanKeys.ALL.stream().map(PlanKey::name),
              Stream.of(
                  "rows.from",
                  "rows.step",
                  "rows.factor",
                  "rows.count",
                  "rows.sizes",
                  "jvm",
                  "kind",
                  "modes.a.title"))
          .toList();

  private static final List<String> USES =
      List.of(
          "hsqldb/mem",
          "hsqldb/cached",
          "derby/disk",
          "h2/file",
          "sqlite/wal-full",
          "je/sync",
          "baseline-map/heap",
          "no-such/mode");

  private static final List<String> COMMITS =
      List.of(
          "autocommit",
          "one transaction",
          "every 100",
          "batch 7",
          "one-transaction",
          "every 999999999");

  private final RandomGenerator random;

  PlanGrammar(RandomGenerator random) {
    this.random = random;
  }

  String plan() {
    var lines = new ArrayList<String>();
    maybe(lines, "format = 1");
    lines.add("name = " + quoted());
    maybe(lines, "description = " + quoted());
    boolean varied = random.nextBoolean();
    lines.addAll(varied ? new VariedGrammar(random).lines() : List.of());
    maybe(lines, "commit = \"" + commit() + "\"");
    maybe(lines, "repetitions = " + near(1, 1000));
    maybe(lines, "warmups = " + near(0, 1000));
    boolean shared = random.nextInt(5) == 0;
    maybe(lines, "isolation = \"" + (shared ? "contender" : "trial") + "\"");
    maybe(lines, "order = \"" + order(shared) + "\"");
    maybe(lines, "time-limit-seconds = " + limit());
    maybe(lines, "seed = " + random.nextLong());
    maybe(lines, varied && random.nextInt(9) > 0 ? "" : rows());
    maybe(
        lines,
        "jvm = { heap = \""
            + near(16, 5000)
            + "m\", gc = \""
            + collector()
            + "\""
            + flags()
            + " }");
    lines.add("contenders = [ " + contenders() + " ]");
    Collections.swap(lines, random.nextInt(lines.size()), random.nextInt(lines.size()));
    return String.join("\n", lines) + "\n";
  }

  private void maybe(List<String> lines, String line) {
    if (random.nextInt(3) > 0) {
      lines.add(line);
    }
  }

  /// Returns a limit, a value next to one, or (mostly) a value between them.
  private long near(long least, long most) {
    return switch (random.nextInt(60)) {
      case 0 -> least - 1;
      case 1 -> most + 1;
      case 2, 3, 4 -> least;
      case 5, 6, 7 -> most;
      case 8, 9, 10 -> random.nextLong(least, most + 1);
      default -> random.nextLong(least, Math.min(most, least + 20) + 1);
    };
  }

  private String quoted() {
    String text = random.nextInt(3) > 0 ? "a plan" : "a" + Oddities.text(random);
    return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + "\"";
  }

  private String commit() {
    return Oddities.one(random, COMMITS);
  }

  private String collector() {
    return Oddities.one(random, List.of("serial", "parallel", "g1", "z"));
  }

  private String order(boolean shared) {
    return shared && random.nextInt(6) > 0
        ? "by-contender"
        : Oddities.one(random, List.of("interleaved", "by-contender", "shuffled"));
  }

  private String limit() {
    return random.nextBoolean()
        ? Long.toString(near(1, 2_592_000))
        : Double.toString(random.nextDouble() * 9);
  }

  private String flags() {
    return switch (random.nextInt(3)) {
      case 0 -> ", flags = [ \"-XX:+UseStringDeduplication\", \"-Da=" + near(0, 9) + "\" ]";
      case 1 -> ", flags = []";
      default -> "";
    };
  }

  private String rows() {
    return switch (random.nextInt(3)) {
      case 0 ->
          "rows = { from = %d, step = %d, count = %d }"
              .formatted(near(1, 2_000_000_000L), near(1, 2_000_000), near(1, 1000));
      case 1 ->
          "rows = { from = %d, factor = %s, count = %d }"
              .formatted(
                  near(1, 2_000_000_000L),
                  Oddities.one(
                      random, List.of("2", "1.5", "10", "1.0001", "inf", "nan", "1e300", "1")),
                  near(1, 1000));
      default -> "rows = { sizes = [ %d, %d ] }".formatted(near(1, 2_000_000_000L), near(1, 5000));
    };
  }

  private String contenders() {
    var all = new ArrayList<String>();
    for (int left = random.nextInt(1, 6); left > 0; left--) {
      String use = Oddities.one(random, USES);
      all.add(
          random.nextBoolean()
              ? "\"" + use + "\""
              : "{ use = \"" + use + "\"" + conditions() + " }");
    }
    return String.join(", ", all);
  }

  private String conditions() {
    return switch (random.nextInt(6)) {
      case 0 -> ", heap = \"" + near(16, 5000) + "m\"";
      case 1 -> flags();
      case 2 -> "";
      default -> ", commit = \"" + commit() + "\"";
    };
  }
}
