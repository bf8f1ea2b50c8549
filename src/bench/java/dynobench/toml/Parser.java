package dynobench.toml;

import java.util.Optional;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;

/// The library that parses TOML.
final class Parser {
  /// Of a text that the library gives up on.
  static final String GAVE_UP = "is no TOML: some brackets, quotes or ends of lines are lacking";

  private Parser() {}

  /// What a text holds, its mistakes included; empty where the library stumbles over a mistake
  /// instead of reporting it.
  static Optional<TomlParseResult> parse(String text) {
    try {
      return Optional.of(Toml.parse(text));
    } catch (RuntimeException e) {
      return Optional.empty(); // nothing in it says where
    }
  }
}
