package dynobench.site;

import dynobench.report.HtmlWriter;
import java.util.List;
import java.util.stream.Collectors;

/// Page of the site, with the head and the navigation that all pages share.
///
/// @param path path below the folder of the site, with forward slashes
/// @param section part of the site to which the page belongs
/// @param content markup of the page's content
/// @param scripts further scripts of the page, as paths below the folder of the site
record SitePage(
    String path, SiteSection section, String title, String content, List<String> scripts) {
  /// Parts of the site that the navigation leads to.
  enum SiteSection {
    START("Start", "index.html"),
    RESULTS("Results", "results/index.html"),
    VERSIONS("Versions", "versions.html"),
    ENGINES("Engines", "engines/index.html"),
    RUNS("Runs", "runs/index.html"),
    GUIDE("Guide", "guide/index.html"),
    CONTRIBUTE("Contribute", "contribute.html");

    private final String title;
    private final String path;

    SiteSection(String title, String path) {
      this.title = title;
      this.path = path;
    }

    String title() {
      return title;
    }

    String path() {
      return path;
    }
  }

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; base-uri"
          + " 'none'; form-action 'none'";

  SitePage {
    scripts = List.copyOf(scripts);
  }

  /// Creates a page without scripts of its own.
  SitePage(String path, SiteSection section, String title, String content) {
    this(path, section, title, content, List.of());
  }

  /// Returns the way from the page's folder to the folder of the site: empty, or `../`.
  String root() {
    return "../".repeat((int) path.chars().filter(each -> each == '/').count());
  }

  /// Returns the markup of the whole page.
  String html() {
    String root = root();
    String more =
        scripts.stream()
            .map(it -> "<script src=\"%s%s\" defer></script>%n".formatted(root, it))
            .collect(Collectors.joining());
    return """
    <!DOCTYPE html>
    <html lang="en" data-root="%s">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="%s">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>%s</title>
    <link rel="stylesheet" href="%sassets/site.css">
    <script src="%sassets/site.js" defer></script>
    %s</head>
    <body>
    <a class="skip" href="#main">Skip to the content</a>
    <header class="site"><a class="home" href="%sindex.html">Dynobench results</a>
    <nav aria-label="Site"><ul>
    %s</ul></nav></header>
    <main id="main">
    %s</main>
    <footer><p>Made by <code>dynobench site</code>. Ratios are those of one run.</p></footer>
    </body>
    </html>
    """
        .formatted(
            root,
            POLICY,
            HtmlWriter.escaped(title + " – Dynobench results"),
            root,
            root,
            more,
            root,
            navigation(root),
            content);
  }

  private String navigation(String root) {
    var links = new StringBuilder();
    for (SiteSection each : SiteSection.values()) {
      String here = each == section ? " aria-current=\"page\"" : "";
      links.append(
          "<li><a href=\"%s%s\"%s>%s</a></li>%n".formatted(root, each.path(), here, each.title()));
    }
    return links.toString();
  }
}
