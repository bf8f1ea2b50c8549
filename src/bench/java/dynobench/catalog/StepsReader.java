package dynobench.catalog;

import dynobench.setup.Setup;
import dynobench.toml.Section;
import java.util.ArrayList;
import java.util.List;

/// Reads programs, and what they are told.
///
/// @param check reports placeholders that nobody will replace
record StepsReader(Check check) {
  /// Where programs stand that make a database, or a server's data.
  static final String INITIALISE = "initialise";

  /// Looks at the texts of a key.
  interface Check {
    void look(Section section, String key, List<String> texts);
  }

  /// Those that are run one after the other, if there are any.
  List<Setup.Step> initialise(Section section) {
    var steps = new ArrayList<Setup.Step>();
    for (Object each : section.elements(INITIALISE)) {
      if (each instanceof Section table) {
        String input = table.text("input", "");
        check.look(table, "input", List.of(input));
        steps.add(new Setup.Step(command(table, "run"), input));
        table.finish();
      } else {
        section.problem(INITIALISE, "holds " + each + ", which is no table");
      }
    }
    return steps;
  }

  /// One that must be there.
  List<String> command(Section section, String key) {
    List<String> command = section.texts(key);
    if (command.isEmpty()) {
      section.problem(key, "is missing: a program and what it is told were expected");
      return List.of("");
    }
    if (command.getFirst().isBlank()) {
      section.problem(key, "names no program");
    }
    if (command.stream().anyMatch(each -> each.indexOf('\0') >= 0)) {
      section.problem(key, "holds a character of the code 0, which no program can be told");
      return List.of("");
    }
    check.look(section, key, command);
    return command;
  }
}
