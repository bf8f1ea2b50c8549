package dynobench.bisect;

import dynobench.catalog.ArtifactName;
import dynobench.fetch.MavenJars;
import dynobench.fetch.PublishedReleases;
import dynobench.plan.Contender;
import dynobench.upgrade.VersionRange;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// Released versions of an engine that Maven's repositories list. A version that Dynobench does not
/// describe is fetched when a search needs it, and has the descriptor of the newest version that
/// fits.
public final class PublishedVersions implements VersionLine {
  /// A version.
  ///
  /// @param known place among the described versions; −1 for a version without a descriptor
  private record Release(String version, int known) {}

  private final ReleasedVersions described;
  private final ArtifactName artifact;
  private final List<Release> releases;
  private final Path folder;
  private final Consumer<String> notes;

  private PublishedVersions(
      ReleasedVersions described,
      ArtifactName artifact,
      List<Release> releases,
      Path folder,
      Consumer<String> notes) {
    this.described = described;
    this.artifact = artifact;
    this.releases = List.copyOf(releases);
    this.folder = folder;
    this.notes = notes;
  }

  /// Joins the described versions with those that a repository lists.
  ///
  /// @param described the described versions of a range
  /// @param from first version; the empty text means the oldest
  /// @param to last version; the empty text means the newest
  /// @param folder folder for the fetched jars
  /// @param notes receives the name of each file whose download begins
  public static PublishedVersions of(
      ReleasedVersions described,
      ArtifactName artifact,
      PublishedReleases listed,
      String from,
      String to,
      Path folder,
      Consumer<String> notes) {
    var releases = new ArrayList<Release>();
    Set<String> known = new HashSet<>();
    for (int i = 0; i < described.versions().size(); i++) {
      releases.add(new Release(described.versions().get(i).version(), i));
      known.add(described.versions().get(i).artifactVersion());
    }
    listed.versions().stream()
        .filter(it -> !known.contains(it) && ReleasedVersions.isWithin(it, from, to))
        .forEach(it -> releases.add(new Release(it, -1)));
    releases.sort(Comparator.comparing(Release::version, VersionRange::compare));
    return new PublishedVersions(described, artifact, releases, folder, notes);
  }

  @Override
  public List<String> names() {
    String name =
        described.versions().isEmpty() ? artifact.name() : described.versions().getFirst().name();
    return releases.stream().map(it -> name + " " + it.version()).toList();
  }

  @Override
  public Contender contender(int index) throws IOException, InterruptedException {
    Release release = releases.get(index);
    if (release.known() >= 0) {
      return described.contender(release.known());
    }
    Contender model = described.model();
    return model.withEngine(model.family() + "@path:" + jars(release.version()));
  }

  /// Returns the jar of a version, or the folder with its jars. Fetches them, unless that was done
  /// before.
  private Path jars(String version) throws IOException, InterruptedException {
    Path own = folder.resolve(artifact.name() + "-" + version);
    List<Path> fetched =
        new MavenJars().fetch(artifact + ":" + version, it -> notes.accept("Fetching " + it));
    Files.createDirectories(own);
    for (Path each : fetched) {
      Files.copy(each, own.resolve(each.getFileName()), StandardCopyOption.REPLACE_EXISTING);
    }
    return fetched.size() == 1 ? own.resolve(fetched.getFirst().getFileName()) : own;
  }
}
