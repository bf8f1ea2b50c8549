package dynobench.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Modules;
import dynobench.workload.Phase;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Nobody but a workload knows its phases by name.
class PhaseNamesTest {
  /// Words that are phases elsewhere, and mean something else here.
  private static final Map<String, Set<String>> OTHERWISE =
      Map.ofEntries(
          // Names of SQL statements.
          Map.entry(
              "engine/jdbc",
              Set.of("create", "insert", "select", "delete", "by_subject", "by_object", "path")),
          // Names of SQL statements, and keys of what a plain loop is told and prints.
          Map.entry("plain/PlainLoop.java", Set.of("insert", "select")),
          // Keys of descriptors of version 0.1.
          Map.entry("catalog/DialectReader.java", Set.of("create", "insert", "select")),
          // The statement that makes tables.
          Map.entry("setup/Dialect.java", Set.of("create")),
          // How busy the machine was.
          Map.entry("ui/details/MachineSections.java", Set.of("load")),
          // The figures that an answer weighs are those of certain workloads.
          Map.entry(
              "advice/AdviceFigure.java",
              Set.of("serve", "open_aged", "open_first", "write", "read")),
          // A key of the stored results, and places of templates.
          Map.entry("catalog/IsolationFile.java", Set.of("scripts")),
          Map.entry("reproducer/IsolationReproducer.java", Set.of("create")),
          Map.entry("reproducer/CrashReproducer.java", Set.of("create", "insert")),
          // The name of the command.
          Map.entry("cli/ReplayCommand.java", Set.of("replay")),
          // Methods and files of others.
          Map.entry("engine/store/BdbCalls.java", Set.of("delete")),
          Map.entry("plan/PropertyRules.java", Set.of("path")),
          Map.entry("store/RunStore.java", Set.of("delete")),
          Map.entry("lesson/DrawingReader.java", Set.of("path")),
          // What memory the remedy spares, and what relays can't do.
          Map.entry("warning/TrialWarnings.java", Set.of("select")),
          Map.entry("preflight/DeleteCheck.java", Set.of("delete")));

  @Test
  void standInNoOtherSource() throws IOException {
    List<String> names =
        Workloads.shipped().all().stream()
            .flatMap(each -> each.phases().stream())
            .map(Phase::id)
            .distinct()
            .toList();
    var found = new ArrayList<String>();
    for (Path module : Modules.sources()) {
      Path sources = module.resolve("dynobench");
      for (Path file : files(sources)) {
        String place = sources.relativize(file).toString().replace('\\', '/');
        String text = Files.readString(file);
        names.stream()
            .filter(name -> text.contains("\"" + name + "\"") && !isOther(place, name))
            .forEach(name -> found.add(place + ": " + name));
      }
    }

    assertThat(names).contains("insert", "look_up", "bulk");
    assertThat(found).isEmpty();
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(each -> each.toString().endsWith(".java")).toList();
    }
  }

  private static boolean isOther(String place, String name) {
    return place.startsWith("protocol/")
        || OTHERWISE.entrySet().stream()
            .filter(each -> each.getValue().contains(name))
            .map(Map.Entry::getKey)
            .collect(Collectors.toSet())
            .stream()
            .anyMatch(place::startsWith);
  }
}
