package dynobench.catalog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;

/// What a worker needs to run an engine.
///
/// @param shipped whether it was described by those who made the program; others bring code from
///   elsewhere
/// @param files that lie beside the descriptor, absolute
/// @param fetched those that are fetched when they are asked for
/// @param store where fetched ones are kept
/// @param flags of its JVM
/// @param variables of the environment that passwords come from
/// @param temporaries variables of the environment that name the folder for temporary files,
///   besides those that every process knows
/// @param bundle the programs of its server
/// @param outside what it needs besides, that the machine must have
public record Code(
    boolean shipped,
    List<Path> files,
    List<Artifact> fetched,
    Path store,
    List<String> flags,
    List<String> variables,
    List<String> temporaries,
    Bundle bundle,
    Outside outside) {
  public Code {
    files = List.copyOf(files);
    fetched = List.copyOf(fetched);
    flags = List.copyOf(flags);
    variables = List.copyOf(variables);
    temporaries = List.copyOf(temporaries);
  }

  /// The same and more that is fetched.
  Code with(List<Artifact> more) {
    return new Code(
        shipped,
        files,
        Stream.concat(fetched.stream(), more.stream()).toList(),
        store,
        flags,
        variables,
        temporaries,
        bundle,
        outside);
  }

  /// All of its jars.
  public List<Path> jars() {
    return Stream.concat(here(), fetched.stream().map(each -> each.in(store))).toList();
  }

  /// Returns the size of all jars; empty if one of them is not here and cannot be fetched.
  public OptionalLong jarBytes() {
    long sum = Artifact.bytes(fetched);
    for (Path jar : here().toList()) {
      try {
        sum += Files.size(jar);
      } catch (IOException e) {
        return OptionalLong.empty(); // it is not here
      }
    }
    return OptionalLong.of(sum);
  }

  /// Its jars that are not fetched.
  Stream<Path> here() {
    return Stream.concat(files.stream(), outside.jars().stream());
  }

  /// Everything that is fetched.
  public List<Artifact> artifacts() {
    return Stream.concat(fetched.stream(), bundle.artifacts()).toList();
  }

  /// What is still to be fetched. Opens no file.
  public List<Artifact> missing() {
    Stream<Artifact> packed = bundle.isUnpacked() ? Stream.empty() : bundle.artifacts();
    return Stream.concat(fetched.stream(), packed).filter(each -> !each.isIn(store)).toList();
  }
}
