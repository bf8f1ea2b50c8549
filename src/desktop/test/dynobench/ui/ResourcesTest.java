package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The window's resources contain nothing that the window doesn't use.
class ResourcesTest {
  private static final Path CODE = Path.of("src/desktop/java/dynobench/ui");
  private static final Path RESOURCES = Path.of("resources/dynobench/ui");

  /// Style classes that JavaFX and BentoFX give to their own parts.
  private static final Set<String> OF_LIBRARIES =
      Set.of(
          "arrow-button",
          "bar",
          "button",
          "button-bar",
          "check-box",
          "close-button",
          "column-header",
          "combo-box",
          "container",
          "container-branch",
          "content",
          "context-button",
          "corner-button",
          "dock-ghost-zone",
          "header",
          "header-pane",
          "list-button",
          "header-region",
          "header-region-wrapper",
          "horizontal-grabber",
          "hyperlink",
          "label",
          "list-cell",
          "list-view",
          "menu-bar",
          "menu-button",
          "menu-item",
          "node-wrapper",
          "progress-bar",
          "root",
          "scroll-pane",
          "spinner",
          "split-pane",
          "split-pane-divider",
          "table-cell",
          "table-row-cell",
          "table-view",
          "text-area",
          "text-field",
          "toggle-button",
          "tool-bar",
          "tooltip",
          "track",
          "tree-cell",
          "tree-view",
          "vertical-grabber",
          "viewport",
          "ikonli-font-icon",
          "left-pill",
          "right-pill");

  /// Style classes of views without rules: other rules begin with them, code finds nodes by them,
  /// or the toolkit's own style sheet has rules for them.
  private static final Set<String> WITHOUT_RULES =
      Set.of(
          "center-pill",
          "console",
          "console-lines",
          "crash",
          "help-list-of-pages",
          "left-pill",
          "manager",
          "progress-view",
          "right-pill",
          "small-toggle",
          "upgrades",
          "workbench");

  /// Texts that every view has for its tab.
  private static final Set<String> OF_DOCK_VIEWS = Set.of("title", "tip");

  private static Stream<Path> files(Path folder, String extension) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(each -> each.toString().endsWith(extension)).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String all(Path folder, String extension) {
    return files(folder, extension).map(ResourcesTest::read).collect(Collectors.joining("\n"));
  }

  /// Returns the text of all files in a folder, without its sub-folders.
  private static String own(Path folder, String extension) {
    return files(folder, extension)
        .filter(each -> folder.equals(each.getParent()))
        .map(ResourcesTest::read)
        .collect(Collectors.joining("\n"));
  }

  private static Set<String> found(String pattern, String in) {
    return Pattern.compile(pattern)
        .matcher(in)
        .results()
        .map((MatchResult each) -> each.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void everyTextIsSaidSomewhere() {
    for (Path bundle : files(RESOURCES, "text.properties").toList()) {
      Path home = RESOURCES.relativize(bundle.getParent());
      String code = own(CODE.resolve(home), ".java") + own(RESOURCES.resolve(home), ".fxml");
      var texts = new Properties();
      try {
        texts.load(new StringReader(read(bundle)));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      assertThat(texts.stringPropertyNames()).isNotEmpty();
      assertThat(
              texts.stringPropertyNames().stream()
                  .filter(key -> !OF_DOCK_VIEWS.contains(key) && !isSaid(key, code)))
          .as(bundle.toString())
          .isEmpty();
    }
  }

  /// Returns whether the code uses a text. It may contain the whole key, a prefix that is combined
  /// with a value, or the key that a tip belongs to.
  private static boolean isSaid(String key, String code) {
    return code.contains('"' + key + '"')
        || code.contains("\"%" + key + '"')
        || Pattern.compile("\\.")
            .matcher(key)
            .results()
            .map(dot -> key.substring(0, dot.start()))
            .anyMatch(
                start -> code.contains('"' + start + ".\"") || code.contains('"' + start + '"'))
        || (key.endsWith(".tip") && isSaid(key.substring(0, key.length() - 4), code));
  }

  /// Returns the style classes that have rules.
  private static Set<String> styled() {
    String css = read(RESOURCES.resolve("workbench.css")).replaceAll("(?s)/\\*.*?\\*/", "");
    return found("\\.([a-z][a-z0-9-]*)", css.replaceAll("(?s)\\{.*?\\}", ""));
  }

  @Test
  void everyStyleClassOfAViewHasARule() {
    Set<String> worn = new TreeSet<>();
    for (String list : found("styleClass=\"([^\"]*)\"", all(RESOURCES, ".fxml"))) {
      worn.addAll(List.of(list.split(", *")));
    }
    worn.removeAll(WITHOUT_RULES);

    assertThat(worn).hasSizeGreaterThan(100);
    assertThat(styled()).containsAll(worn);
  }

  @Test
  void everyStyleClassIsWorn() {
    String code = all(CODE, ".java") + all(RESOURCES, ".fxml");
    Set<String> worn = found("([a-z][a-z0-9-]*)", code.toLowerCase(Locale.ROOT));
    Set<String> styled = styled();

    assertThat(styled).hasSizeGreaterThan(100);
    assertThat(
            styled.stream()
                .filter(each -> !OF_LIBRARIES.contains(each))
                .filter(each -> !worn.contains(each) && !isPutTogether(each, code)))
        .isEmpty();
  }

  /// Returns whether the code contains a prefix of the style class up to a dash, to which it adds a
  /// value.
  private static boolean isPutTogether(String styleClass, String code) {
    return Stream.of("-", "-h")
        .anyMatch(dash ->
            styleClass.contains(dash)
                && code.contains(
                    '"' + styleClass.substring(0, styleClass.indexOf(dash)) + dash + '"'));
  }

  @Test
  void everyColourIsPaintedWith() {
    String users = all(CODE, ".java") + read(RESOURCES.resolve("workbench.css"));
    for (String theme : List.of("light.css", "dark.css")) {
      Set<String> colours = found("(-d-[a-z-]+)\\s*:", read(RESOURCES.resolve(theme)));
      assertThat(colours.stream().filter(each -> !found("(-d-[a-z-]+)", users).contains(each)))
          .as(theme)
          .isEmpty();
    }
  }

  @Test
  void everyNamedPartOfAnFxmlFileIsAFieldOrNamedInTheFile() {
    for (Path fxml : files(RESOURCES, ".fxml").toList()) {
      String text = read(fxml);
      String code = own(CODE.resolve(RESOURCES.relativize(fxml.getParent())), ".java");
      assertThat(
              found("fx:id=\"(\\w+)\"", text).stream()
                  .filter(id -> !code.matches("(?s).*@FXML private [\\w<>?, ]+ " + id + ";.*"))
                  .filter(id -> !text.contains("$" + id) && !text.contains("${" + id)))
          .as(fxml.toString())
          .isEmpty();
    }
  }
}
