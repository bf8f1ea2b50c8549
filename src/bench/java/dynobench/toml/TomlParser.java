package dynobench.toml;

import java.util.Optional;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;

/// Adapter of the library that parses TOML.
final class TomlParser {
  /// Message for a text on which the library fails.
  static final String GAVE_UP = "is not TOML: brackets, quotes or line ends are missing";

  private TomlParser() {}

  /// Returns the content of a text, including its errors; empty if the library fails on an error
  /// instead of reporting it.
  static Optional<TomlParseResult> parse(String text) {
    try {
      return Optional.of(Toml.parse(text));
    } catch (RuntimeException e) {
      return Optional.empty(); // the exception contains no position
    }
  }
}
