package dynobench.catalog;

import dynobench.files.Fingerprint;
import dynobench.setup.Setup.Server;
import dynobench.toml.Section;
import dynobench.workload.Factor;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Reads the table `[server]` of a descriptor, or `server` of a mode: what its programs are
/// unpacked from, and how they are run.
final class ServerReader {
  /// What stands for the port that was free.
  static final String PORT = "{port}";

  /// What stands for host and port of every node.
  static final String SERVERS = "{servers}";

  /// What a mode's server is started with besides.
  static final String OPTIONS = "server-options";

  /// How many copies of each row a mode keeps.
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

  /// So much of a fingerprint tells one bundle from all others of an engine.
  private static final int DIGITS = 12;

  private static final String TEMPLATE = "template";

  private final Bundle bundle;
  private final Server server;

  /// @param servers where the programs of all servers are kept
  /// @param id of the engine
  ServerReader(Section section, Path servers, String id) {
    String system = section.text("system", "");
    List<Bundle.Pack> packs = packs(section);
    String contents = packs.stream().map(Bundle.Pack::toString).collect(Collectors.joining());
    String mark = Fingerprint.of(contents).substring(0, DIGITS);
    bundle = new Bundle(system, servers.resolve(id + "-" + mark).toAbsolutePath(), packs);
    server = server(section, packs.isEmpty() ? "" : bundle.home().toString(), template(section));
    section.finish();
  }

  /// The server of one mode. Nothing is unpacked for it: its programs are among the engine's jars.
  static Server ofMode(Section section) {
    Server server = server(section, "", "");
    section.finish();
    return server;
  }

  private static Server server(Section section, String home, String template) {
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

  Bundle bundle() {
    return bundle;
  }

  Server server() {
    return server;
  }

  /// Reports placeholders that nobody will replace.
  static void check(Section section, String key, List<String> texts) {
    Placeholders.checkAll(section, key, texts, PLACEHOLDERS);
  }

  private static String template(Section section) {
    String template = section.text(TEMPLATE, "");
    requireInside(section, TEMPLATE, template);
    return template;
  }

  /// What is unpacked stays in its folder.
  private static void requireInside(Section section, String key, String place) {
    var home = Path.of("home");
    section
        .attempt(key, () -> home.resolve(place).normalize())
        .filter(each -> !each.startsWith(home))
        .ifPresent(_ -> section.problem(key, "leads out of the server's folder: " + place));
  }

  private static List<Bundle.Pack> packs(Section section) {
    var packs = new ArrayList<Bundle.Pack>();
    for (Object each : section.elements("files")) {
      if (each instanceof Section table) {
        var take = table.map("take");
        if (take.isEmpty()) {
          table.problem("take", "is missing: what is taken out of it was expected");
        }
        take.values().forEach(to -> requireInside(table, "take", to));
        DescriptorReader.artifact(table)
            .ifPresent(artifact -> packs.add(new Bundle.Pack(artifact, take)));
        table.finish();
      } else {
        section.problem("files", "holds " + each + ", which is no table");
      }
    }
    return packs;
  }
}
