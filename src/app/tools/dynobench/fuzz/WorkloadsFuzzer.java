package dynobench.fuzz;

import dynobench.toml.Problem;
import dynobench.workload.NamedSql;
import dynobench.workload.Phase;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Fuzzer of user-defined workloads, which are shipped ones with changed tokens and bytes. An
/// accepted workload asks for no more than the shipped one, and is usable in a plan.
final class WorkloadsFuzzer implements Fuzzer {
  private static final List<String> IDS =
      List.of("mine", "my-lookup", "x.y", "a b", "UPPER", "-", "\u00fc", "lookup", "bare", "%s");

  private static final List<String> SOUND =
      Workloads.shipped().all().stream().map(each -> text(each.id())).toList();

  private static String text(String id) {
    try (InputStream in = Workloads.class.getResourceAsStream("/workloads/" + id + ".toml")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String name() {
    return "workloads";
  }

  @Override
  public FuzzVerdict attempt(RandomGenerator random, Path folder) throws IOException {
    Path root = folder.resolve("workloads");
    String id = random.nextInt(4) > 0 ? "mine" : Oddities.one(random, IDS);
    String chosen = Oddities.one(random, SOUND);
    String text = random.nextInt(12) > 0 ? new TextMutation(random).of(chosen) : chosen;
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    for (int left = random.nextInt(10) == 0 ? random.nextInt(1, 4) : 0; left > 0; left--) {
      if (bytes.length > 0) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
    }
    Path file = Files.createDirectories(root.resolve(id)).resolve("workload.toml");
    Files.write(file, bytes);
    Workloads workloads = Workloads.shipped().and(root);
    String input = text + new String(bytes, StandardCharsets.ISO_8859_1) + folder;
    return judge(workloads, id, file, input);
  }

  private static FuzzVerdict judge(Workloads workloads, String id, Path file, String input) {
    List<Workload> program = Workloads.shipped().all();
    List<Workload> own = workloads.all().stream().filter(each -> !program.contains(each)).toList();
    var findings = new ArrayList<Finding>();
    if (!workloads.all().containsAll(program)) {
      findings.add(new Finding("a workload of the program is hidden", id));
    }
    if (own.isEmpty() == workloads.problems().isEmpty()) {
      findings.add(new Finding("taken with problems, or left out without", own.toString()));
    }
    workloads.problems().stream()
        .filter(each -> !each.where().startsWith(file.toString()))
        .forEach(each -> findings.add(new Finding("a problem of no file", each.toString())));
    for (Workload each : own) {
      findings.addAll(taken(workloads, each));
    }
    List<String> said = workloads.problems().stream().map(Problem::toString).toList();
    return FuzzVerdict.of(!own.isEmpty(), said, input, findings);
  }

  private static List<Finding> taken(Workloads workloads, Workload own) {
    Optional<Workload> known =
        Workloads.shipped().all().stream()
            .filter(each -> each.protocol().equals(own.protocol()))
            .findFirst();
    boolean asksTheSame =
        known
            .filter(it -> it.tables().equals(own.tables()))
            .filter(it -> asked(it).equals(asked(own)))
            .filter(it -> done(it).equals(done(own)))
            .isPresent();
    if (!asksTheSame) {
      return List.of(new Finding("asks something else than the program does", own.toString()));
    }
    String plan =
        "name = \"p\"\ncontenders = [\"h2/mem\"]\nworkload = \""
            + own.id()
            + "\"\nrepetitions = 1\n";
    FuzzVerdict verdict = PlansFuzzer.judge(plan, List.of(), plan + own, workloads);
    var findings = new ArrayList<>(verdict.findings());
    if (!verdict.accepted() && verdict.said().stream().noneMatch(it -> it.contains(" trials"))) {
      findings.add(new Finding("no plan can have it", verdict.said() + " " + own));
    }
    return findings;
  }

  private static List<NamedSql> asked(Workload workload) {
    return workload.statements().stream().sorted((a, b) -> a.id().compareTo(b.id())).toList();
  }

  private static List<String> done(Workload workload) {
    return workload.phases().stream()
        .map((Phase each) -> each.id() + each.operations() + each.writes())
        .toList();
  }
}
