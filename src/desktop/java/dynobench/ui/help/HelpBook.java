package dynobench.ui.help;

import dynobench.ui.dock.ViewId;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Text;

/// Pages of the help: those in the guide's contents, in that order.
public final class HelpBook {
  /// Resource folder into which the build copies the guide.
  private static final String ROOT = "/help/";

  private static final String CONTENTS = "guide/index.md";
  private static final String KEYS = "guide/keys.md";
  private static final String ABOUT = "guide/about.md";
  private static final int SECTION_LEVEL = 2;

  private final Map<String, HelpPage> pages = new LinkedHashMap<>();
  private final Map<String, String> generated;

  private HelpBook(Map<String, String> generated) {
    this.generated = generated;
    HelpPage contents = HelpPage.of(CONTENTS, "", "", read(CONTENTS));
    contents.document().accept(new Contents(contents));
  }

  /// Reads the pages.
  ///
  /// @param keys table of commands as Markdown, for the end of the page on keys
  /// @param version text for the top of the page about the program
  public static HelpBook load(String keys, String version) {
    return new HelpBook(Map.of(KEYS, keys, ABOUT, version));
  }

  /// Reader of sections and pages in the contents.
  private final class Contents extends AbstractVisitor {
    private final HelpPage contents;
    private String section = "";

    private Contents(HelpPage contents) {
      this.contents = contents;
    }

    @Override
    public void visit(Heading heading) {
      if (heading.getLevel() == SECTION_LEVEL && heading.getFirstChild() instanceof Text text) {
        section = text.getLiteral();
      }
    }

    @Override
    public void visit(Link link) {
      String id = contents.target(link.getDestination());
      String title = link.getFirstChild() instanceof Text text ? text.getLiteral() : id;
      String own = generated.getOrDefault(id, "");
      String markdown =
          id.equals(ABOUT)
              ? read(id).replaceFirst("\n\n", "\n\n" + own + "\n\n")
              : read(id) + "\n" + own;
      pages.put(id, HelpPage.of(id, title, section, markdown));
    }
  }

  private static String read(String id) {
    try (InputStream in = HelpBook.class.getResourceAsStream(ROOT + id)) {
      if (in == null) {
        throw new IllegalStateException("The program's help page " + id + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("The program's help page " + id + " cannot be read", e);
    }
  }

  /// Returns all pages, in the order of the contents.
  List<HelpPage> pages() {
    return List.copyOf(pages.values());
  }

  /// Page in a list.
  ///
  /// @param section above it; empty when it is not the first of its section
  /// @param excerpt around the first word that was found; empty without a search
  record Hit(HelpPage page, String section, String excerpt) {}

  /// Returns all pages, below their sections.
  List<Hit> contents() {
    var sections = new HashSet<String>();
    return pages.values().stream()
        .map(each -> new Hit(each, sections.add(each.section()) ? each.section() : "", ""))
        .toList();
  }

  /// Returns the pages that contain all of these words, first those with the words in their title.
  /// A word may be a part of a longer one.
  ///
  /// @param words at least one, in lower case
  List<Hit> search(List<String> words) {
    return pages.values().stream()
        .filter(each -> each.holds(words))
        .sorted((one, other) -> Boolean.compare(other.isCalled(words), one.isCalled(words)))
        .map(each -> new Hit(each, "", each.excerpt(words.getFirst())))
        .toList();
  }

  Optional<HelpPage> page(String id) {
    return Optional.ofNullable(pages.get(id));
  }

  /// Returns the page about a view. Its file is named by the view's id, up to a dot: charts share
  /// one page.
  Optional<HelpPage> ofView(ViewId view) {
    return page("guide/" + view.id().replaceFirst("\\..*", "") + ".md");
  }
}
