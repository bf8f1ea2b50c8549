package dynobench.catalog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;

/// Files and settings that a worker needs to run an engine.
///
/// @param shipped whether the descriptor comes with the program; other descriptors bring code from
///   elsewhere
/// @param files absolute paths of the jars beside the descriptor
/// @param fetched jars that are fetched on request
/// @param store folder of fetched jars
/// @param flags JVM flags
/// @param variables environment variables that passwords come from
/// @param temporaries environment variables that name the folder for temporary files, in addition
///   to the usual ones
/// @param bundle programs of the engine's server
/// @param outside further files that the machine must have
public record EngineCode(
    boolean shipped,
    List<Path> files,
    List<Artifact> fetched,
    Path store,
    List<String> flags,
    List<String> variables,
    List<String> temporaries,
    ServerBundle bundle,
    ExternalRequirements outside) {
  public EngineCode {
    files = List.copyOf(files);
    fetched = List.copyOf(fetched);
    flags = List.copyOf(flags);
    variables = List.copyOf(variables);
    temporaries = List.copyOf(temporaries);
  }

  /// Returns a copy with more fetched jars.
  EngineCode with(List<Artifact> more) {
    return withJars(files, Stream.concat(fetched.stream(), more.stream()).toList());
  }

  /// Returns a copy with other jars.
  EngineCode withJars(List<Path> others, List<Artifact> othersFetched) {
    return new EngineCode(
        shipped, others, othersFetched, store, flags, variables, temporaries, bundle, outside);
  }

  /// Returns the paths of all jars.
  public List<Path> jars() {
    return Stream.concat(localJars(), fetched.stream().map(each -> each.in(store))).toList();
  }

  /// Returns the size of all jars in bytes; empty if a jar is missing and cannot be fetched.
  public OptionalLong jarBytes() {
    long sum = Artifact.bytes(fetched);
    for (Path jar : localJars().toList()) {
      try {
        sum += Files.size(jar);
      } catch (IOException e) {
        return OptionalLong.empty(); // the jar is missing
      }
    }
    return OptionalLong.of(sum);
  }

  /// Returns the jars that are not fetched.
  Stream<Path> localJars() {
    return Stream.concat(files.stream(), outside.jars().stream());
  }

  /// Returns everything that is fetched: jars and server programs.
  public List<Artifact> artifacts() {
    return Stream.concat(fetched.stream(), bundle.artifacts()).toList();
  }

  /// Returns the artifacts that still need to be fetched. Archives of the server are needed only
  /// until they are unpacked. Opens no file.
  public List<Artifact> missing() {
    Stream<Artifact> packed = bundle.isUnpacked() ? Stream.empty() : bundle.artifacts();
    return Stream.concat(fetched.stream(), packed).filter(each -> !each.isIn(store)).toList();
  }
}
