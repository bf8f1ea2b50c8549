package dynobench.catalog;

import dynobench.files.Fingerprint;
import dynobench.setup.Setup.Server;
import dynobench.toml.TomlSection;
import dynobench.workload.Factor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Reads the table `[server]` of a descriptor, or `server` of a mode: the archives of the server's
/// programs, and how to run these programs.
final class ServerReader {
  /// Placeholder for a free port.
  static final String PORT = "{port}";

  /// Placeholder for host and port of every node.
  static final String SERVERS = "{servers}";

  /// Key of further server options in a mode.
  static final String OPTIONS = "server-options";

  /// Key of the number of copies of each row that a mode stores.
  static final String COPIES = "copies";

  private static final String HOME = "{home}";
  private static final List<String> PLACEHOLDERS =
      List.of(
          HOME,
          "{data}",
          PORT,
          "{password}",
          "{java}",
          "{classpath}",
          "{node}",
          "{nodes}",
          "{peers}");

  /// Number of digits of a fingerprint that distinguish the bundles of one engine.
  private static final int DIGITS = 12;

  private static final String TEMPLATE = "template";

  private final ServerBundle bundle;
  private final Server server;

  /// @param servers folder of the programs of all servers
  /// @param id the engine's id
  ServerReader(TomlSection section, Path servers, String id) {
    String system = section.text("system", "");
    List<ServerBundle.Pack> packs = packs(section);
    String contents = packs.stream().map(ServerBundle.Pack::toString).collect(Collectors.joining());
    String mark = Fingerprint.of(contents).substring(0, DIGITS);
    bundle = new ServerBundle(system, servers.resolve(id + "-" + mark).toAbsolutePath(), packs);
    server = server(section, packs.isEmpty() ? "" : bundle.home().toString(), template(section));
    section.finish();
  }

  /// Reads the server of one mode. Its programs are in the engine's jars, so the folder for
  /// unpacked programs is empty.
  static Server ofMode(TomlSection section) {
    Server server = server(section, "", "");
    section.finish();
    return server;
  }

  private static Server server(TomlSection section, String home, String template) {
    var steps = new StepsReader(ServerReader::check);
    return new Server(
        home,
        template,
        steps.initialise(section),
        steps.command(section, "start"),
        section.choice("stop", Server.Stop.TERM),
        section.text("ready", ""),
        new Server.Nodes(1, section.count("most-nodes", 1, 1, (int) Factor.ANY_NODES.to()), 1));
  }

  ServerBundle bundle() {
    return bundle;
  }

  Server server() {
    return server;
  }

  /// Reports unknown placeholders.
  static void check(TomlSection section, String key, List<String> texts) {
    Placeholders.checkAll(section, key, texts, PLACEHOLDERS);
  }

  private static String template(TomlSection section) {
    String template = section.text(TEMPLATE, "");
    requireInside(section, TEMPLATE, template);
    return template;
  }

  /// Reports a path that leads out of the server's folder.
  private static void requireInside(TomlSection section, String key, String place) {
    var home = Path.of("home");
    section
        .attempt(key, () -> home.resolve(place).normalize())
        .filter(each -> !each.startsWith(home))
        .ifPresent(_ -> section.problem(key, "is outside the server's folder: " + place));
  }

  private static List<ServerBundle.Pack> packs(TomlSection section) {
    var packs = new ArrayList<ServerBundle.Pack>();
    for (Object each : section.elements("files")) {
      if (each instanceof TomlSection table) {
        var take = table.map("take");
        if (take.isEmpty()) {
          table.problem("take", "is missing: the file to take out of it was expected");
        }
        take.values().forEach(to -> requireInside(table, "take", to));
        DescriptorReader.artifact(table)
            .ifPresent(artifact -> packs.add(new ServerBundle.Pack(artifact, take)));
        table.finish();
      } else {
        section.problem("files", "contains " + each + ", which is not a table");
      }
    }
    return packs;
  }
}
