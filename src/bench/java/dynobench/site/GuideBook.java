package dynobench.site;

import dynobench.files.ProgramText;
import dynobench.site.SitePage.SiteSection;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/// The user's guide as pages, with an index for searching.
///
/// @param sources Markdown of the pages by their names, such as `gate`
record GuideBook(Map<String, String> sources) {
  private static final String ROOT = "/help/";
  private static final String CONTENTS = "index";
  private static final String MARKDOWN = ".md";
  private static final String OUTSIDE = "../";
  private static final List<Extension> TABLES = List.of(TablesExtension.create());

  /// Reads the pages to which the contents lead.
  static GuideBook read() {
    var sources = new LinkedHashMap<String, String>();
    sources.put(CONTENTS, ProgramText.of(ROOT + "guide/index.md"));
    for (String link : links(parse(sources.get(CONTENTS)))) {
      boolean isOutside = link.startsWith(OUTSIDE);
      String file = isOutside ? link.substring(OUTSIDE.length()) : "guide/" + link;
      sources.put(name(link), ProgramText.of(ROOT + file));
    }
    return new GuideBook(sources);
  }

  private static Node parse(String markdown) {
    return Parser.builder().extensions(TABLES).build().parse(markdown);
  }

  private static Set<String> links(Node contents) {
    var links = new LinkedHashSet<String>();
    contents.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Link link) {
            if (link.getDestination().endsWith(MARKDOWN)) {
              links.add(link.getDestination());
            }
          }
        });
    return links;
  }

  /// Returns the name of a page without folders and ending.
  private static String name(String link) {
    String file = link.substring(link.lastIndexOf('/') + 1);
    return file.substring(0, file.length() - MARKDOWN.length());
  }

  /// Returns the pages.
  List<SitePage> pages() {
    var pages = new ArrayList<SitePage>();
    sources.forEach((name, markdown) -> pages.add(page(name, parse(markdown))));
    return pages;
  }

  private static SitePage page(String name, Node document) {
    String search = "<div id=\"guide-search\" data-index=\"search-index.js\"></div>\n";
    return new SitePage(
        "guide/" + name + ".html",
        SiteSection.GUIDE,
        title(document),
        search + scrolling(renderer().render(document)));
  }

  /// Returns the markup with tables that scroll where the screen is narrow.
  private static String scrolling(String markup) {
    return markup
        .replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>");
  }

  private static HtmlRenderer renderer() {
    return HtmlRenderer.builder()
        .extensions(TABLES)
        .escapeHtml(true)
        .attributeProviderFactory(_ ->
            (node, _, attributes) -> {
              if (node instanceof Heading heading) {
                attributes.put("id", anchor(text(heading)));
              } else if (node instanceof Link) {
                attributes.computeIfPresent("href", (_, to) -> address(to));
              }
            })
        .build();
  }

  /// Returns the address of a link to another page of the guide.
  private static String address(String to) {
    int hash = to.indexOf('#');
    String path = hash < 0 ? to : to.substring(0, hash);
    return path.endsWith(MARKDOWN)
        ? name(path) + ".html" + (hash < 0 ? "" : to.substring(hash))
        : to;
  }

  /// Returns the anchor of a heading, as Markdown viewers make it.
  static String anchor(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-');
  }

  private static String text(Node node) {
    return TextContentRenderer.builder().extensions(TABLES).build().render(node).strip();
  }

  private static String title(Node document) {
    return document.getFirstChild() instanceof Heading heading ? text(heading) : "Guide";
  }

  /// Returns the index: each section of each page with its text.
  String searchIndex() {
    var entries = new ArrayList<String>();
    sources.forEach((name, markdown) -> {
      Node document = parse(markdown);
      String title = title(document);
      String heading = title;
      var body = new StringBuilder();
      for (Node each = document.getFirstChild(); each != null; each = each.getNext()) {
        if (each instanceof Heading next) {
          add(entries, name, title, heading, body);
          heading = text(next);
          body.setLength(0);
        } else {
          body.append(text(each)).append(' ');
        }
      }
      add(entries, name, title, heading, body);
    });
    return "dynobench.guide(%s);%n".formatted(SiteJson.array(entries));
  }

  private static void add(
      List<String> entries, String name, String title, String heading, StringBuilder body) {
    if (body.isEmpty() && heading.equals(title)) {
      return;
    }
    var json = new LinkedHashMap<String, String>();
    json.put("page", SiteJson.text(name + ".html"));
    json.put("title", SiteJson.text(title));
    json.put("heading", SiteJson.text(heading));
    json.put("anchor", SiteJson.text(anchor(heading)));
    json.put("text", SiteJson.text(body.toString().replaceAll("\\s+", " ").strip()));
    entries.add(SiteJson.object(json));
  }
}
