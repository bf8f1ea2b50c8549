package dynobench.workload;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.protocol.BaselineProtocol;
import dynobench.protocol.Protocol;
import dynobench.toml.Problem;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class WorkloadsTest {
  static Stream<Workload> shipped() {
    return Workloads.shipped().all().stream();
  }

  @Nested
  class Shipped {
    static Stream<Workload> shipped() {
      return WorkloadsTest.shipped();
    }

    @Test
    void areAllFilesThatAreThere() throws IOException {
      try (Stream<Path> files = Files.list(Path.of("resources/workloads"))) {
        assertThat(files.map(file -> file.getFileName().toString()))
            .containsExactlyInAnyOrderElementsOf(shipped().map(it -> it.id() + ".toml").toList());
      }
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void canBeTriedSmall(Workload workload) {
      Settings small = Workloads.small(workload.id());

      assertThat(small.values()).isNotEmpty();
      assertThat(small.values().keySet())
          .allSatisfy(each -> assertThat(workload.parameter(each)).isPresent());
      assertThat(workload.obstacle(workload.settings(small))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void sayWhatTheyAreAndWhereTheyComeFrom(Workload workload) {
      assertThat(workload.title()).isNotBlank();
      assertThat(workload.about()).endsWith(".");
      assertThat(workload.source()).containsPattern("20\\d\\d");
      assertThat(workload.checks()).isNotEmpty().allMatch(each -> each.endsWith("."));
      assertThat(workload.parameters()).allMatch(each -> each.help().endsWith("."));
      assertThat(workload.figures()).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void haveAProtocolAndAYardstick(Workload workload) {
      assertThat(Protocol.named(workload.protocol())).isNotInstanceOf(BaselineProtocol.class);
      // The baseline of the bank measures the cost of clients; these workloads have no own baseline
      // yet. Plain JDBC already is a baseline of the mapper.
      assertThat(
              workload.yardstick().isPresent()
                  || workload.script().isPresent()
                  || Set.of(
                          "orders",
                          "backup",
                          "ageing",
                          "objects",
                          "opening",
                          "triples",
                          "objects-graph",
                          "recording",
                          "isolation")
                      .contains(workload.id()))
          .isTrue();
      assertThat(workload.yardstick().stream().map(Protocol::named))
          .allMatch(BaselineProtocol.class::isInstance);
    }
  }

  @Nested
  class OnesOwn {
    @TempDir private Path folder;

    private Workloads with(String id, String text) throws IOException {
      Files.writeString(Files.createDirectories(folder.resolve(id)).resolve("workload.toml"), text);
      return Workloads.shipped().and(folder);
    }

    private static String lookup() throws IOException {
      return Files.readString(Path.of("resources/workloads/lookup.toml"));
    }

    @Test
    void areThereBesideTheShippedOnes() throws IOException {
      Workloads all = with("mine", lookup().replace("default = 1000", "default = 9"));

      assertThat(all.problems()).isEmpty();
      assertThat(all.named("mine").orElseThrow().settings(Settings.NONE).whole("gets"))
          .isEqualTo(9);
      assertThat(all.all()).hasSize(Workloads.shipped().all().size() + 1);
    }

    @Test
    void takeNoShippedOnesName() throws IOException {
      assertThat(problems(with("lookup", lookup()))).singleElement().asString().contains("choose");
    }

    @Test
    void areToldOfWithEveryMistake() throws IOException {
      String broken =
          lookup()
              .replace("needs = \"pairs\"", "needs = \"pears\"")
              .replace("operations = \"terms * gets\"", "operations = \"terms *\"")
              .replace("\"heap_kept\"", "\"heap_left\"")
              .replace("name = \"text 64 key\"", "name = \"string key\"")
              .replace("default = 5\n", "default = 0\n")
              .replace("[vary]\n", "[vary]\nspeed = [1]\n")
              .replace("writes = \"in-one-transaction\"", "writes = \"twice\"");

      assertThat(problems(with("mine", broken)))
          .anyMatch(it ->
              it.contains(
                  "needs: must be one of rows, pairs, records, backup, ageing, opening,"
                      + " large-objects, triples, sql, objects"))
          .anyMatch(it -> it.contains("operations: \"terms *\" has an unexpected end"))
          .anyMatch(it -> it.contains("figures: there is no figure \"heap_left\""))
          .anyMatch(it -> it.contains("a column's type is one of"))
          .anyMatch(it -> it.contains("parameters.terms: must be at least 1, not 0"))
          .anyMatch(it -> it.contains("vary.speed: is not a parameter of this workload"))
          .anyMatch(it -> it.contains("writes: must be one of"));
    }

    @Test
    void haveClientsWhereTheProtocolHasThem() throws IOException {
      String text = Files.readString(Path.of("resources/workloads/orders.toml"));
      String alone =
          text.replaceFirst(
              "(?s)clients = \"clients\".*rate = \"rate\"",
              "operations = \"clients * operations\"");

      assertThat(problems(with("mine", text))).isEmpty();
      assertThat(problems(with("mine", alone)))
          .singleElement()
          .asString()
          .contains("phases.clients: must be \"clients\" as in orders");
    }

    @Test
    void haveFormulasOfTheirOwnParametersOnly() throws IOException {
      assertThat(
              problems(with("mine", lookup().replace("stored = \"pairs\"", "stored = \"pears\""))))
          .singleElement()
          .asString()
          .contains("\"pears\" is not a parameter of the workload");
    }

    @Test
    void areNamedAsEnginesAre() throws IOException {
      for (String id : List.of("a b", "UPPER", "..x", "x\u001b[31m", "\u00fc")) {
        with(id, lookup());
      }
      Workloads all = with("good-1.0", lookup());

      assertThat(all.problems())
          .hasSize(5)
          .allMatch(it -> it.message().startsWith("a workload's name consists of lower-case"));
      assertThat(all.named("good-1.0")).isPresent();
    }

    @Test
    void areMissedWhereNobodyLooksForThem() throws IOException {
      Files.writeString(folder.resolve("look2.toml"), lookup());
      Files.writeString(folder.resolve(".hidden"), "");
      Files.createDirectories(folder.resolve("empty"));

      assertThat(problems(Workloads.shipped().and(folder)))
          .satisfiesExactly(
              it -> assertThat(it).contains("empty: contains no workload.toml"),
              it -> assertThat(it).contains("look2.toml: is ignored"));
    }

    @Test
    void areNeverTakenForTheYardstick() throws IOException {
      assertThat(problems(with("bare", lookup()))).singleElement().asString().contains("reserved");
    }

    @Test
    void areMissedWhereALinkLeadsNowhere() throws IOException {
      Path link = Files.createDirectories(folder.resolve("mine")).resolve("workload.toml");
      Files.createSymbolicLink(link, folder.resolve("nowhere"));
      Files.createDirectories(folder.resolve("other/workload.toml"));

      assertThat(problems(Workloads.shipped().and(folder)))
          .hasSize(2)
          .allMatch(each -> each.contains("cannot be read: "));
    }

    @Test
    void areToldOfWhenAPlanNamesABrokenOne() throws IOException {
      Workloads all = with("mine", "title = 5");

      assertThat(all.unknownMessage("mine")).contains("has errors: correct its workload.toml");
      assertThat(all.unknownMessage("lokup")).contains("did you mean \"lookup\"?");
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "java.lang.Runtime",
          "dynobench.protocol.lookup.BareLookup",
          "dynobench.protocol.Protocol",
          "../x"
        })
    void haveAProtocolOfTheProgram(String name) throws IOException {
      assertThat(problems(with("mine", changed("protocol.lookup.Lookup", name, lookup()))))
          .singleElement()
          .asString()
          .contains("workload.toml:9: protocol: there is no protocol \"" + name + "\"")
          .contains("dynobench.protocol.lookup.Lookup");
    }

    private static String changed(String protocol, String name, String text) {
      return text.replace("dynobench." + protocol + "\"", name + "\"");
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        quoteCharacter = '`',
        textBlock =
            """
            "terms * gets"         | "gets - terms"             | phases.operations: must be "terms * gets" as in lookup, whose protocol it uses, not "gets - terms"
            "look_up"              | "look"                     | phases: must be "load, look_up" as in lookup
            in-one-transaction     | in-style                   | phases.writes: must be "in-one-transaction" as in lookup, whose protocol it uses, not "in-style"
            lookup.BareLookup      | records.BareRecords        | yardstick: must be
            needs = "pairs"        | needs = "rows"             | needs: must be "pairs" as in lookup
            stored = "pairs"       | stored = "pairs * 9"       | stored: must be "pairs" as in lookup
            to = 1000              | to = 1001                  | parameters.terms: must stay within the whole numbers from 1 to 1,000
            "pairs-file"           | "sha-256"                  | parameters.pairs_file: must stay within the path of a .properties or .csv file, or empty, as in lookup
            unit = "terms"         | offered = true             | parameters.terms: must have offered = false
            text 64                | text 65                    | tables: must be those of lookup
            WHERE {name} = ?       | ; DROP TABLE {pair}        | statements.get: must be as in lookup
            "INSERT                | "CALL RUN(1) -- INSERT     | statements.put: must be as in lookup
            get = "SELECT          | got = "SELECT              | statements.got: is not a statement of the protocol of lookup
            [vary]                 | [parameters.x]¶default=1¶from=1¶to=2¶help="h"¶[vary] | parameters.x: is not a parameter of lookup
            """)
    void areAsTheirProtocolKnowsThem(String from, String to, String problem) throws IOException {
      assertThat(lookup()).contains(from);

      assertThat(problems(with("mine", lookup().replace(from, to.replace('¶', '\n')))))
          .anyMatch(each -> each.matches("(?s).*workload.toml:\\d+: \\Q" + problem + "\\E.*"));
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        quoteCharacter = '`',
        textBlock =
            """
            default = 5¶       | default = 5000¶  | parameters.terms: must be at most 1,000, not 5,000
            pairs = [2800]     | heap = [5]       | vary.heap: is not a parameter of this workload
            [parameters.terms] | [parameters.heap]¶default=1¶from=1¶to=2¶help="h"¶[parameters.terms] | parameters.heap: is a setting of every plan
            default = 2800     | words = ["2800"]¶default = "2800" | parameters.pairs.words: excludes from and to
            "pairs-file"       | "pair-file"      | parameters.pairs_file.text: must be one of pairs-file, recording-file, translations-file, sha-256, not "pair-file"
            "pairs-file"       | "sha-256"¶from=1¶to=2 | parameters.pairs_file.text: excludes words, from and to
            format = 1         | format = 0       | format: must be at least 1, not 0
            "terms * gets"     | "terms / 0"      | phases.operations: "terms / 0" has no value: it divides by zero
            "Look up"          | "%s"             | phases.title: must have at most 80 characters, not 300
            """)
    void areToldOfOnceForOneMistake(String from, String to, String problem) throws IOException {
      String given = lookup();
      String place = from.replace('¶', '\n');
      assertThat(given).contains(place);
      String text = given.replace(place, to.replace('¶', '\n').replace("%s", "x".repeat(300)));

      assertThat(problems(with("mine", text))).singleElement().asString().contains(problem);
    }

    @Test
    void mayHaveTextsDefaultsAndLimitsOfTheirOwn() throws IOException {
      String text =
          lookup()
              .replace("to = 1000\n", "to = 10\n")
              .replace("title = \"Load\"", "title = \"Fill\"")
              .replace("pairs = [2800]", "gets = { from = 1, factor = 10, count = 3 }")
              .replace("unit = \"gets\"\nhelp", "unit = \"asks\"\nhelp");

      assertThat(problems(with("mine", text))).isEmpty();
    }

    private static List<String> problems(Workloads all) {
      return all.problems().stream().map(Problem::toString).toList();
    }
  }
}
