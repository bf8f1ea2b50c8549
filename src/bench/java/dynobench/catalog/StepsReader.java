package dynobench.catalog;

import dynobench.setup.Setup;
import dynobench.toml.TomlSection;
import java.util.ArrayList;
import java.util.List;

/// Reads commands: programs with their arguments and input.
///
/// @param check check that reports unknown placeholders
record StepsReader(Check check) {
  /// Key of the programs that create a database or a server's data.
  static final String INITIALISE = "initialise";

  /// Checks the texts of a key.
  interface Check {
    void check(TomlSection section, String key, List<String> texts);
  }

  /// Reads steps that run one after the other; the list may be empty.
  List<Setup.Step> initialise(TomlSection section) {
    var steps = new ArrayList<Setup.Step>();
    for (Object each : section.elements(INITIALISE)) {
      if (each instanceof TomlSection table) {
        String input = table.text("input", "");
        check.check(table, "input", List.of(input));
        steps.add(new Setup.Step(command(table, "run"), input));
        table.finish();
      } else {
        section.problem(INITIALISE, "contains " + each + ", which is not a table");
      }
    }
    return steps;
  }

  /// Reads a required command. Reports a missing command, a blank program, a character with code 0
  /// and unknown placeholders. The result is never empty.
  List<String> command(TomlSection section, String key) {
    List<String> command = section.texts(key);
    if (command.isEmpty()) {
      section.problem(key, "is missing: a program and its arguments were expected");
      return List.of("");
    }
    if (command.getFirst().isBlank()) {
      section.problem(key, "names no program");
    }
    if (command.stream().anyMatch(each -> each.indexOf('\0') >= 0)) {
      section.problem(key, "contains the character with code 0, which arguments cannot contain");
      return List.of("");
    }
    check.check(section, key, command);
    return command;
  }
}
