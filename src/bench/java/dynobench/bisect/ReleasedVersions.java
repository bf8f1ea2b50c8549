package dynobench.bisect;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.plan.Contender;
import dynobench.upgrade.VersionRange;
import java.util.List;

/// Released versions of an engine, from one to another.
///
/// @param versions the versions, from old to new
/// @param model contender whose version is replaced
public record ReleasedVersions(List<Descriptor> versions, Contender model) implements VersionLine {
  public ReleasedVersions {
    versions = List.copyOf(versions);
  }

  /// Returns the described versions that have the contender's mode.
  ///
  /// @param from first version; the empty text means the oldest
  /// @param to last version; the empty text means the newest
  public static ReleasedVersions of(Catalog catalog, Contender model, String from, String to) {
    return new ReleasedVersions(
        catalog.versions(model.family()).stream()
            .filter(it -> it.mode(model.mode()).isPresent())
            .filter(it -> isWithin(it.version(), from, to))
            .sorted((a, b) -> VersionRange.compare(a.version(), b.version()))
            .toList(),
        model);
  }

  /// Returns whether a version lies between two others, or is one of them.
  ///
  /// @param from lowest version; the empty text means no limit
  /// @param to highest version; the empty text means no limit
  static boolean isWithin(String version, String from, String to) {
    return (from.isEmpty() || VersionRange.compare(version, from) >= 0)
        && (to.isEmpty() || VersionRange.compare(version, to) <= 0);
  }

  @Override
  public List<String> names() {
    return versions.stream().map(it -> it.name() + " " + it.version()).toList();
  }

  @Override
  public Contender contender(int index) {
    return model.withEngine(versions.get(index).id());
  }
}
