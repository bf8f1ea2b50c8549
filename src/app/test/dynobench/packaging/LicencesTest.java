package dynobench.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.session.ProgramHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LicencesTest {
  private static final Path ABOUT = Path.of("src/site/markdown/guide/about.md");
  private static final Path TEXTS = Path.of("packaging/licences");

  /// Pattern of `name-1.2.3.jar` and `name-1.2.3-linux.jar`.
  private static final Pattern JAR = Pattern.compile("(.+?)-\\d[^-]*(-.+)?\\.jar");

  private static Set<String> named(String pattern) throws IOException {
    return Pattern.compile(pattern)
        .matcher(Files.readString(ABOUT))
        .results()
        .map(each -> each.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyJarThatIsShippedHasItsLicenceOnTheAboutPage() throws IOException {
    try (Stream<Path> files = Files.walk(ProgramHome.find().folder())) {
      Set<String> shipped =
          files
              .map(file -> JAR.matcher(file.getFileName().toString()))
              .filter(jar -> jar.matches() && !jar.group(1).startsWith("dynobench"))
              .map(jar -> jar.group(1))
              .collect(Collectors.toCollection(TreeSet::new));

      assertThat(shipped).contains("picocli", "hsqldb", "javafx-graphics");
      assertThat(named("`([A-Za-z0-9.-]+?)`")).containsAll(shipped);
    }
  }

  @Test
  void everyLicenceThatIsNamedIsShippedWithItsTextAndNoOther() throws IOException {
    try (Stream<Path> files = Files.list(TEXTS)) {
      Set<String> texts =
          files
              .filter(file -> file.toFile().length() > 0)
              .map(file -> file.getFileName().toString())
              .collect(Collectors.toCollection(TreeSet::new));

      assertThat(texts).isEqualTo(named("`([A-Za-z0-9.-]+\\.txt)`"));
    }
  }
}
