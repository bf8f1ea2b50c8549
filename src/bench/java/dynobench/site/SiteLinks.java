package dynobench.site;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Parts of addresses.
final class SiteLinks {
  private SiteLinks() {}

  /// Returns a path as an address.
  static String path(String path) {
    return Stream.of(path.split("/")).map(SiteLinks::encoded).collect(Collectors.joining("/"));
  }

  /// Returns a file name as a part of an address.
  static String encoded(String name) {
    return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
  }
}
