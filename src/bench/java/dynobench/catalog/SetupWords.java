package dynobench.catalog;

import dynobench.secret.Secrets;
import dynobench.setup.Setup;
import dynobench.workload.Capability;
import dynobench.workload.NamedSql;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// Describes an engine's setup in words, without secrets.
///
/// @param workload workload whose statements a SQL engine runs
record SetupWords(Workload workload) {
  /// Returns the settings, one a line, with statements and server commands. Leaves out the user
  /// name and the password.
  List<String> lines(Setup setup) {
    return switch (setup) {
      case Setup.Jdbc jdbc -> settings(jdbc);
      case Setup.Store store -> settings(store);
      case Setup.Prevayler(Setup.Prevayler.Journal journal, boolean snapshot) ->
          List.of(
              "journal: " + journal,
              "snapshot: " + (snapshot ? "when it is closed" : "never"),
              "transactions: Java's serialization, deep copies");
      case Setup.AppendedFile(Setup.AppendedFile.Flush flush) -> List.of("flush: " + flush);
      case Setup.HeapMap(boolean shared) ->
          List.of(
              shared ? "a java.util.concurrent.ConcurrentHashMap" : "a java.util.HashMap",
              Setup.NO_COMMITS);
    };
  }

  private List<String> settings(Setup.Jdbc jdbc) {
    var lines = new ArrayList<String>();
    lines.add("driver: " + jdbc.driver());
    lines.add("URL: " + jdbc.url());
    Secrets secrets = jdbc.secrets();
    new TreeMap<>(jdbc.properties())
        .forEach((key, value) -> lines.add("property: " + shown(key, value, secrets)));
    new TreeMap<>(jdbc.reopen())
        .forEach((key, value) -> lines.add("property to reopen: " + shown(key, value, secrets)));
    new TreeMap<>(jdbc.system())
        .forEach((key, value) -> lines.add("-D: " + shown(key, value, secrets)));
    new TreeMap<>(jdbc.files())
        .forEach((name, text) ->
            lines.add("file " + name + ": " + text.strip().replaceAll("\\s*\\R\\s*", "; ")));
    jdbc.initialise().forEach(step -> lines.add("made by: " + step.commandLine()));
    jdbc.afterOpen().forEach(sql -> lines.add("after open: " + sql));
    for (NamedSql each : new WorkloadSetup(jdbc, workload).statements()) {
      each.sql().forEach(sql -> lines.add(each.id() + ": " + sql.replaceAll("\\s+", " ").strip()));
    }
    lines.add("closes by: " + jdbc.close().description());
    if (workload.needs() == Capability.BACKUP) {
      jdbc.maintenance()
          .backup()
          .ifPresent(it -> {
            it.statements().forEach(sql -> lines.add("backup: " + sql));
            lines.add("URL of the copy: " + it.url());
          });
    }
    jdbc.server().ifPresent(it -> lines.addAll(settings(it)));
    return lines.stream().map(secrets::hide).toList();
  }

  private static List<String> settings(Setup.Server server) {
    var lines = new ArrayList<String>();
    server.initialise().forEach(step -> lines.add("server, once: " + step.commandLine()));
    lines.add("server: " + String.join(" ", server.start()));
    if (!server.ready().isEmpty()) {
      lines.add("server is ready when this query returns a row: " + server.ready());
    }
    if (server.nodes().areCluster()) {
      lines.add("nodes: 1 to %d, set by the plan; 1 by default".formatted(server.nodes().most()));
      lines.add("copies of a row, each on a separate node: " + server.nodes().copies());
    }
    lines.add("server stops by: SIG" + server.stop());
    return lines;
  }

  private static String shown(String key, String value, Secrets secrets) {
    return key + " = " + (secrets.isKey(key) ? Secrets.HIDDEN : value);
  }

  private static List<String> settings(Setup.Store store) {
    var lines = new ArrayList<String>();
    lines.add("writes: " + store.writes());
    if (store.library().accesses().size() > 1) {
      lines.add("access method: " + store.access());
    }
    new TreeMap<>(store.properties())
        .forEach((key, value) -> lines.add("property: " + key + " = " + value));
    if (!store.writes().commits()) {
      lines.add(Setup.NO_COMMITS);
    }
    return lines;
  }
}
