package dynobench.planfile;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.Plan;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests that readers, the writer, `--set` and the guide know every plan key.
class PlanKeysTest {
  private static final Path PAGE = Path.of("src/site/markdown/guide/plan.md");

  private static final String MEASURING =
      """
      name = "p"
      contenders = ["h2/file", "hsqldb/mem"]
      """;

  /// Base plans by table, in which the keys of the table have an effect.
  private static final Map<String, String> BY_TABLE =
      Map.of(
          "",
          MEASURING,
          "jvm",
          MEASURING,
          "warm",
          MEASURING + "warm.until = \"steady\"\n",
          "duel",
          MEASURING + "rows = { sizes = [5] }\nduel.deciding = [\"select\"]\n",
          "crash",
          MEASURING + "crash.kills = 3\n",
          "upgrade",
          MEASURING + "repetitions = 1\nupgrade.opened-by = [\"h2\"]\n",
          "gate",
          MEASURING + "gate.allow = \"2%\"\n");

  /// Values of keys whose type does not define an example.
  private static final Map<PlanKey<?>, String> VALUES =
      Map.ofEntries(
          Map.entry(PlanKeys.WORKLOAD, "\"lookup\""),
          Map.entry(PlanKeys.COMMIT, "\"every 10\""),
          Map.entry(PlanKeys.MOST_ITERATIONS, "40"),
          Map.entry(PlanKeys.CONTENDERS, "[\"derby/disk\", { use = \"h2/mem\", heap = \"96m\" }]"),
          Map.entry(PlanKeys.OPTIONAL, "[\"mysql\"]"),
          Map.entry(PlanKeys.DECIDING_PHASES, "[\"select\"]"),
          Map.entry(PlanKeys.PARAMETERS, "{ deletes = 7 }"),
          Map.entry(PlanKeys.ROWS, "{ sizes = [7] }"),
          Map.entry(PlanKeys.VARY, "{ heap = [\"64m\", \"96m\"] }"),
          Map.entry(PlanKeys.DECIDING, "[\"insert\"]"),
          Map.entry(PlanKeys.OPENED_BY, "[\"h2@1.4.200\"]"));

  private final Problems problems = new Problems();

  static Stream<PlanKey<?>> keys() {
    return PlanKeys.ALL.stream().filter(each -> !each.equals(PlanKeys.FORMAT)); // it has one value
  }

  private static String base(PlanKey<?> key) {
    if (key.equals(PlanKeys.WARM)) {
      return MEASURING;
    }
    String plan = Optional.ofNullable(BY_TABLE.get(key.table().name())).orElseThrow();
    return key.equals(PlanKeys.ISOLATION) ? plan + "order = \"by-contender\"\n" : plan;
  }

  private static String with(PlanKey<?> key, String value) {
    return base(key)
        .lines()
        .filter(line -> !line.startsWith(key.name() + " = "))
        .collect(Collectors.joining("\n", "", "\n" + key.name() + " = " + value + "\n"));
  }

  /// Returns a value that is not the default.
  private static String value(PlanKey<?> key) {
    return Optional.ofNullable(VALUES.get(key))
        .orElseGet(() ->
            switch (key.type().kind()) {
              case TEXT -> "\"other\"";
              case NUMBER -> "7";
              case SWITCH -> "true";
              case HEAP -> "\"96m\"";
              case FLAGS -> "[\"-Xss1m\"]";
              case SHARE -> "\"3%\"";
              case CHOICE -> otherChoice(key);
              case WORDS, LIST, TABLE ->
                  throw new IllegalStateException("Add a value of " + key.name() + " to this test");
            });
  }

  private static String otherChoice(PlanKey<?> key) {
    return key.type().choices().stream()
        .map(PlanText::quoted)
        .filter(each -> !key.standardText().filter(each::equals).isPresent())
        .findFirst()
        .orElseThrow();
  }

  private Optional<Plan> read(String text, String... overrides) {
    return PlanFile.read("", text, List.of(overrides), Workloads.shipped(), problems);
  }

  @Test
  void areAllInTheTable() throws IllegalAccessException {
    var entries = new ArrayList<PlanKey<?>>();
    for (Field each : PlanKeys.class.getFields()) {
      if (each.get(null) instanceof PlanKey<?> key) {
        entries.add(key);
      }
    }

    assertThat(PlanKeys.ALL).containsExactlyInAnyOrderElementsOf(entries);
    assertThat(PlanKeys.ALL).extracting(PlanKey::name).doesNotHaveDuplicates();
    assertThat(PlanKeys.ALL).extracting(PlanKey::help).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("keys")
  void areReadFromAFileAndWrittenBack(PlanKey<?> key) {
    Optional<Plan> before = read(base(key));
    Optional<Plan> plan = read(with(key, value(key)));

    assertThat(problems.list()).isEmpty();
    assertThat(plan).isPresent().isNotEqualTo(before);
    String text = PlanText.of(plan.orElseThrow());
    assertThat(read(text)).isEqualTo(plan);
    if (key.isWritten()) {
      assertThat(text.lines()).anyMatch(line -> line.contains(key.key()));
    }
  }

  @ParameterizedTest
  @MethodSource("keys")
  void areSetOverAFile(PlanKey<?> key) {
    Optional<Plan> plan = read(base(key), key.name() + "=" + value(key));

    assertThat(plan).isPresent().isEqualTo(read(with(key, value(key))));
  }

  @ParameterizedTest
  @MethodSource("keys")
  void areNamedWhereTheValueIsWrong(PlanKey<?> key) {
    assertThat(read(with(key, "{ odd = [[1]] }"))).isEmpty();

    assertThat(problems.list())
        .extracting(Problem::key)
        .anyMatch(each -> (each + ".").startsWith(key.name() + "."));
  }

  @Test
  void standInTheGuideAsTheTableHasThem() throws IOException {
    assertThat(Files.readString(PAGE)).contains(String.join("\n", PlanKeyTexts.markdown()) + "\n");
  }

  @Test
  void makeAPlanFileOfTheDefaultsThatChangesNothing() {
    String defaults = String.join("\n", PlanKeyTexts.defaults());

    assertThat(read(MEASURING + defaults)).isPresent().isEqualTo(read(MEASURING));
    assertThat(defaults).contains("time-limit-seconds = 600", "heap = \"512m\"", "rows = {");
  }

  @Test
  void haveAFieldOrAReasonForNone() {
    assertThat(PlanKeys.ALL)
        .filteredOn(each -> each.form() instanceof FormUse.None)
        .allSatisfy(each ->
            assertThat(((FormUse.None) each.form()).reason())
                .matches("the form .+|the program .+"));
  }
}
