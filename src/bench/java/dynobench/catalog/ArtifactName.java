package dynobench.catalog;

import java.util.regex.Pattern;

/// Name of an artifact in Maven repositories, at any version. The constructor throws
/// `IllegalArgumentException` if a part is not valid.
public record ArtifactName(String group, String name) {
  private static final Pattern PART = Pattern.compile("[A-Za-z0-9_][A-Za-z0-9._-]*");

  public ArtifactName {
    requirePart(group);
    requirePart(name);
  }

  private static void requirePart(String part) {
    if (!PART.matcher(part).matches() || part.contains("..")) {
      throw new IllegalArgumentException(
          "must have the form group:name, such as org.hsqldb:hsqldb");
    }
  }

  /// Parses `group:name`.
  static ArtifactName parse(String text) {
    String[] parts = text.split(":", -1);
    return parts.length == 2
        ? new ArtifactName(parts[0], parts[1])
        : new ArtifactName(text, ""); // which has no name, and throws
  }

  /// Returns whether the artifact has this name.
  public boolean isOf(Artifact artifact) {
    return artifact.group().equals(group) && artifact.name().equals(name);
  }

  /// Returns the path of the list of its versions within any Maven repository.
  public String metadataLocation() {
    return group.replace('.', '/') + "/" + name + "/maven-metadata.xml";
  }

  @Override
  public String toString() {
    return group + ":" + name;
  }
}
