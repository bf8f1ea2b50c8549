package dynobench.planfile;

import dynobench.files.ProgramText;
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
          "leaving-derby",
          "leaving-derby-bank",
          "leaving-derby-queries",
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
          "isolation",
          "ageing",
          "large-objects",
          "opening",
          "opening-ten-million",
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
    return NAMES.contains(name)
        ? Optional.of(ProgramText.of("/presets/" + name + ".toml"))
        : Optional.empty();
  }
}
