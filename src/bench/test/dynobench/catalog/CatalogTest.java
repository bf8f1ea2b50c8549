package dynobench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.CommitStyle.Autocommit;
import dynobench.plan.Contender;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CatalogTest {
  private static final String MAP =
      """
      name = "Map"
      version = "1"
      licence = "none"
      kind = "heap-map"
      [modes.heap]
      title = "heap"
      durability = "process"
      promise = "Nothing."
      """;

  @TempDir Path root;

  private Path write(String id, String text) throws IOException {
    Path folder = Files.createDirectories(root.resolve(id));
    Files.writeString(folder.resolve("engine.toml"), text);
    return folder;
  }

  private static List<String> messages(Catalog catalog) {
    return catalog.problems().stream().map(Problem::toString).toList();
  }

  @Nested
  class Loading {
    @Test
    void takesARootThatIsNotThereAsEmpty() {
      Catalog catalog = Catalog.load(List.of(root.resolve("nowhere")));

      assertThat(catalog.engines()).isEmpty();
      assertThat(catalog.problems()).isEmpty();
    }

    @Test
    void passesOverFoldersWithoutADescriptor() throws IOException {
      Files.createDirectories(root.resolve("jars"));

      assertThat(messages(Catalog.load(List.of(root)))).isEmpty();
    }

    @Test
    void keepsTheOthersWhenOneIsBroken() throws IOException {
      write("good", MAP);
      Path bad = write("bad", "name = ");
      Path binary = write("binary", "");
      Files.write(binary.resolve("engine.toml"), new byte[] {(byte) 0xff, (byte) 0xfe});

      Catalog catalog = Catalog.load(List.of(root));

      assertThat(catalog.engines()).extracting(Descriptor::id).containsExactly("good");
      assertThat(messages(catalog)).hasSize(2);
      assertThat(messages(catalog).getFirst()).startsWith(bad.resolve("engine.toml") + ":1: ");
      assertThat(messages(catalog).getLast())
          .isEqualTo(
              binary.resolve("engine.toml")
                  + ": cannot be read: it is not UTF-8 text; put an engine's descriptor there");
    }

    @Test
    void namesAnUnreadableDescriptorInWordsAndReadsNoneWithoutEnd() throws IOException {
      Files.write(write("binary", "").resolve("engine.toml"), new byte[] {(byte) 0xff});
      Path large = write("large", "").resolve("engine.toml");
      try (var file = new RandomAccessFile(large.toFile(), "rw")) {
        file.setLength(3L << 30); // sparse, so it takes no disk space
      }
      Files.createDirectories(root.resolve("odd/engine.toml"));

      assertThat(messages(Catalog.load(List.of(root))))
          .containsExactly(
              root.resolve("binary/engine.toml")
                  + ": cannot be read: it is not UTF-8 text; put an engine's descriptor there",
              large + ": cannot be read: it is larger than 1 MB; put an engine's descriptor there",
              root.resolve("odd/engine.toml")
                  + ": cannot be read: it is a folder; put an engine's descriptor there");
    }

    @Test
    void keepsTheShippedEngineWhenTheUserHasOneOfThatName() throws IOException {
      Path shipped = root.resolve("shipped");
      Path own = root.resolve("own");
      write("shipped/map", MAP);
      write("own/map", MAP.replace("Map", "Mine"));

      Catalog catalog = Catalog.load(List.of(shipped, own));

      assertThat(catalog.engine("map")).map(Descriptor::name).contains("Map");
      assertThat(messages(catalog))
          .containsExactly(
              own.resolve("map") + ": there is an engine \"map\": choose another folder name");
    }

    @Test
    void sortsBaselinesFirstAndThenByName() throws IOException {
      write("z", MAP);
      write("a", sql("beta"));
      write("b", sql("Alpha"));

      assertThat(Catalog.load(List.of(root)).engines())
          .extracting(Descriptor::name)
          .containsExactly("Map", "Alpha", "beta");
    }

    private String sql(String name) {
      return MAP.replace("Map", name)
          .replace("heap-map\"", "jdbc\"\njdbc = { driver = \"d\", url = \"u\" }");
    }
  }

  @Nested
  class Resolving {
    private final Problems problems = new Problems();

    private String problem(String use) {
      Catalog catalog = Catalog.load(List.of(root));
      assertThat(catalog.resolve(Contender.parse(use, new Autocommit()), problems)).isEmpty();
      assertThat(problems.list())
          .hasSize(1)
          .first()
          .extracting(Problem::key)
          .isEqualTo("contenders");
      return problems.list().getFirst().message();
    }

    @Test
    void findsTheEngineAndItsMode() throws IOException {
      write("map", MAP);
      Catalog catalog = Catalog.load(List.of(root));

      assertThat(catalog.resolve(Contender.parse("map/heap", new Autocommit()), problems))
          .hasValueSatisfying(found -> {
            assertThat(found.engine().id()).isEqualTo("map");
            assertThat(found.mode().title()).isEqualTo("heap");
          });
      assertThat(problems.list()).isEmpty();
    }

    @Test
    void guessesAMisspeltEngine() throws IOException {
      write("map", MAP);

      assertThat(problem("mop/heap"))
          .isEqualTo("mop/heap: there is no engine \"mop\"; did you mean \"map\"?");
    }

    @Test
    void guessesAMisspeltMode() throws IOException {
      write("map", MAP);

      assertThat(problem("map/heep"))
          .isEqualTo("map/heep: Map has no mode \"heep\"; did you mean \"heap\"?");
    }

    @Test
    void namesWhatThereIsWhenNothingIsNear() throws IOException {
      write("map", MAP);

      assertThat(problem("postgresql/disk"))
          .isEqualTo("postgresql/disk: there is no engine \"postgresql\"; there are: map");
    }

    @Test
    void saysThatADescriptorIsBroken() throws IOException {
      write("map", "name = ");

      assertThat(problem("map/heap"))
          .isEqualTo(
              "map/heap: the descriptor of engine \"map\" has errors: correct its engine.toml");
    }
  }
}
