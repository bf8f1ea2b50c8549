package dynobench.catalog;

import dynobench.files.ProgramText;
import dynobench.toml.Problems;
import dynobench.toml.TomlDocument;
import dynobench.toml.TomlSection;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// The object-relational mapper, Hibernate ORM at one version. It is fetched like an engine. It is
/// on a worker's class path only if the workload needs the mapper.
final class HibernateMapper {
  /// Id on the command line, different from every engine's id.
  static final String ID = "hibernate";

  private static final String FILE = "/dynobench/catalog/mapper.toml";

  private HibernateMapper() {}

  /// Returns the mapper, described as an engine without modes.
  ///
  /// @param store folder of fetched jars
  static Descriptor in(Path store) {
    var problems = new Problems();
    TomlSection root =
        TomlDocument.read("mapper.toml", ProgramText.of(FILE), List.of(), problems)
            .orElseThrow(
                () -> new IllegalStateException("mapper.toml is broken: " + problems.list()));
    List<Artifact> jars =
        root.elements("jars").stream()
            .flatMap(each ->
                each instanceof TomlSection table
                    ? DescriptorReader.artifact(table).stream()
                    : List.<Artifact>of().stream())
            .toList();
    var about =
        new EngineProfile(
            root.text("name"),
            root.text("version"),
            root.day("released"),
            root.text("licence"),
            root.text("homepage"),
            GettingStarted.UNKNOWN,
            Upkeep.UNKNOWN);
    if (!problems.isEmpty()) {
      throw new IllegalStateException("mapper.toml is broken: " + problems.list());
    }
    return new Descriptor(
        ID, about, code(jars, store), List.of(), Map.of(), List.of(), List.of(), List.of());
  }

  private static EngineCode code(List<Artifact> jars, Path store) {
    return new EngineCode(
        true,
        List.of(),
        jars,
        store,
        List.of(),
        List.of(),
        List.of(),
        ServerBundle.NONE,
        ExternalRequirements.NONE);
  }
}
