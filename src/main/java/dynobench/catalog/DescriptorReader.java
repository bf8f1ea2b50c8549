package dynobench.catalog;

import dynobench.plan.Contender;
import dynobench.toml.Document;
import dynobench.toml.Problems;
import dynobench.toml.Section;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Reads an `engine.toml`.
final class DescriptorReader {
  /// The file's name in an engine's folder.
  static final String FILE = "engine.toml";

  /// The newest format that this version reads.
  static final int FORMAT = 1;

  private final Path folder;
  private final String id;
  private final boolean shipped;
  private final Section root;

  private DescriptorReader(Path folder, String id, boolean shipped, Section root) {
    this.folder = folder;
    this.id = id;
    this.shipped = shipped;
    this.root = root;
  }

  /// @param folder that jars are found in
  /// @param id the folder's name
  /// @param shipped whether it came with the program
  /// @return the engine; empty when there were problems
  static Optional<Descriptor> read(
      Path folder, String id, boolean shipped, String text, Problems problems) {
    int before = problems.list().size();
    Optional<Descriptor> engine =
        Document.read(folder.resolve(FILE).toString(), text, List.of(), problems)
            .flatMap(root -> new DescriptorReader(folder, id, shipped, root).read());
    return problems.list().size() == before ? engine : Optional.empty();
  }

  private Optional<Descriptor> read() {
    long format = root.number("format", FORMAT, 1, Long.MAX_VALUE);
    if (format > FORMAT) {
      root.problem(
          "format",
          "this engine has format %d, from a newer Dynobench; this one reads up to %d: update it"
              .formatted(format, FORMAT));
      return Optional.empty();
    }
    checkId(root, id, "the name of an engine's folder");
    Optional<EngineKind> kind = root.choice("kind", EngineKind.class);
    var engine =
        new Descriptor(
            id,
            root.text("name"),
            root.text("version"),
            root.text("licence", ""),
            root.text("homepage", ""),
            shipped,
            jars(),
            flags(),
            kind.map(it -> new ModesReader(root, it).read()).orElse(List.of()),
            kind.map(it -> new OfferReader(root, it).read()).orElse(List.of()));
    if (kind.equals(Optional.of(EngineKind.JDBC)) && root.isTable("jdbc")) {
      root.section("jdbc").ifPresent(jdbc -> new MarkedSecrets(engine).check(jdbc));
    }
    if (kind.isPresent()) { // only then it is known which keys belong here
      root.finish();
    }
    return Optional.of(engine);
  }

  private List<Path> jars() {
    return root.texts("jars").stream()
        .flatMap(jar -> root.attempt("jars", () -> folder.resolve(jar)).stream())
        .map(jar -> jar.toAbsolutePath().normalize())
        .toList();
  }

  private List<String> flags() {
    List<String> flags = root.texts("jvm-flags");
    for (String flag : flags) {
      if (!flag.startsWith("-")) {
        root.problem("jvm-flags", "holds \"" + flag + "\", but a JVM flag starts with -");
      }
    }
    return flags;
  }

  static void checkId(Section section, String id, String what) {
    if (!Contender.isId(id)) {
      section.problem(
          "",
          "%s must be lower-case letters, digits, dots, dashes and underscores, not \"%s\""
              .formatted(what, id));
    }
  }
}
