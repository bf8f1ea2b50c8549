package dynobench.workload;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.protocol.Protocol;
import dynobench.protocol.Yardstick;
import dynobench.toml.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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
      assertThat(Protocol.named(workload.protocol())).isNotInstanceOf(Yardstick.class);
      assertThat(Protocol.named(workload.yardstick().orElseThrow())).isInstanceOf(Yardstick.class);
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
          .anyMatch(it -> it.contains("needs: must be one of rows, pairs, records, sql"))
          .anyMatch(it -> it.contains("operations: \"terms *\" was not expected to have its end"))
          .anyMatch(it -> it.contains("figures: there is no figure \"heap_left\""))
          .anyMatch(it -> it.contains("a column's type is one of"))
          .anyMatch(it -> it.contains("parameters.terms: must be at least 1, not 0"))
          .anyMatch(it -> it.contains("vary.speed: is no parameter of this workload"))
          .anyMatch(it -> it.contains("writes: must be one of"));
    }

    @Test
    void haveFormulasOfTheirOwnParametersOnly() throws IOException {
      assertThat(
              problems(with("mine", lookup().replace("stored = \"pairs\"", "stored = \"pears\""))))
          .singleElement()
          .asString()
          .contains("\"pears\" is none of its parameters");
    }

    private static List<String> problems(Workloads all) {
      return all.problems().stream().map(Problem::toString).toList();
    }
  }
}
