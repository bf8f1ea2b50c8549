package dynobench.planfile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// Plans that the program ships with.
public final class Presets {
  /// Names of the presets, in the order of display.
  public static final List<String> NAMES =
      List.of(
          "quick",
          "which-engine",
          "every-engine",
          "new-version",
          "article-2005",
          "article-2005-rigorous",
          "commit-styles",
          "durability",
          "steady",
          "article-2007",
          "lookup-million",
          "berkeley-2005",
          "records-engines",
          "larger-than-cache",
          "testbench-2011",
          "testbench-2018",
          "testbench-select",
          "clients",
          "orders-2011",
          "ycsb-a",
          "ycsb-b",
          "ycsb-c",
          "ycsb-d",
          "ycsb-e",
          "ycsb-f",
          "ten-million",
          "twenty-years");

  private Presets() {}

  /// Returns the plan file of a preset; empty for an unknown name.
  public static Optional<String> text(String name) {
    if (!NAMES.contains(name)) {
      return Optional.empty();
    }
    try (InputStream in = Presets.class.getResourceAsStream("/presets/" + name + ".toml")) {
      if (in == null) {
        throw new IllegalStateException("The program's preset " + name + " is missing");
      }
      return Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException("The program's preset " + name + " cannot be read", e);
    }
  }
}
