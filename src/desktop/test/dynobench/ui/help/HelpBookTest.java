package dynobench.ui.help;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Modules;
import dynobench.ui.Toolkit;
import dynobench.ui.dock.ViewId;
import dynobench.ui.widgets.PageDrawing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Link;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HelpBookTest {
  private static final Path SITE = Path.of("src/site/markdown");
  private static final HelpBook BOOK = HelpBook.load("", "Version 0.1");

  static List<HelpPage> pages() {
    return BOOK.pages();
  }

  static List<ViewId> views() {
    return ViewId.all();
  }

  @ParameterizedTest
  @MethodSource("views")
  void everyViewHasAPage(ViewId view) {
    assertThat(BOOK.ofView(view)).isPresent();
  }

  @Test
  void holdsEveryPageOfTheGuideAndTheMethod() throws IOException {
    try (var files = Files.list(SITE.resolve("guide"))) {
      List<String> ids =
          new ArrayList<>(
              files
                  .map(file -> "guide/" + file.getFileName())
                  .filter(id -> !id.equals("guide/index.md"))
                  .toList());
      ids.add("measuring.md");
      assertThat(BOOK.pages()).extracting(HelpPage::id).containsExactlyInAnyOrderElementsOf(ids);
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyLinkLeadsToAPage(HelpPage page) {
    var links = new ArrayList<String>();
    page.document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Link link) {
                links.add(link.getDestination());
              }
            });

    assertThat(links).allSatisfy(link -> assertThat(BOOK.page(page.target(link))).isPresent());
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyPageIsDrawn(HelpPage page) throws Exception {
    var drawing = new PageDrawing(_ -> {}, "");

    assertThat(Toolkit.on(() -> drawing.draw(page.document())).getChildren()).isNotEmpty();
  }

  @Test
  void namesEveryLibraryOfTheProgram() throws IOException {
    String about = BOOK.page("guide/about.md").orElseThrow().text();
    Pattern dependency =
        Pattern.compile(
            "<dependency>\\s*<groupId>[^<]*</groupId>\\s*<artifactId>([^<]*)</artifactId>"
                + "\\s*<version>[^<]*</version>\\s*(<exclusions>|</dependency>)");
    var libraries = new ArrayList<String>();
    for (String module : Modules.NAMES) {
      String pom = Files.readString(Path.of("src", module, "pom.xml"));
      String program = pom.split("<build>|<profiles>", 2)[0];
      dependency.matcher(program).results().forEach(found -> libraries.add(found.group(1)));
    }

    assertThat(libraries)
        .hasSizeGreaterThan(10)
        .allSatisfy(name -> assertThat(about).contains(name));
  }

  @Test
  void beginsTheAboutPageWithTheVersion() {
    assertThat(BOOK.page("guide/about.md").orElseThrow().text()).startsWith("About\nVersion 0.1");
  }
}
