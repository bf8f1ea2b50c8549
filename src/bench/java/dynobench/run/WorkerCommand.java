package dynobench.run;

import dynobench.catalog.Descriptor;
import dynobench.files.OperatingSystem;
import dynobench.plan.SelfTestFlags;
import dynobench.plan.WorkerJvm;
import dynobench.worker.WorkerMain;
import dynobench.workload.ColdCache;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Command line of a worker. The command line contains no settings of a database; the pipe carries
/// these.
///
/// @param java Java executable
/// @param classPath the worker's own classes and the few libraries that it needs
/// @param cache cache of loaded classes in an installed program; a JVM whose other flags do not
///   permit the cache starts without it
public record WorkerCommand(Path java, List<Path> classPath, Optional<Path> cache) {
  private static final String CACHE = "-XX:AOTCache=";

  /// Suppresses messages on an unusable cache, which would appear in the engine's output.
  private static final String NO_WORDS = "-Xlog:aot*=off,cds*=off";

  public WorkerCommand {
    classPath = List.copyOf(classPath);
  }

  /// Returns the flags for a run's environment, without the folder of the cache, which makes no
  /// difference.
  public List<String> reportedFlags(WorkerJvm jvm) {
    return Stream.concat(
            flags(jvm).stream(), cache.map(file -> CACHE + file.getFileName()).stream())
        .toList();
  }

  /// Returns the JVM of a plan's workers.
  ///
  /// @param cold whether workers empty the page cache
  public static WorkerJvm jvm(WorkerJvm plans, boolean cold) {
    return cold ? plans.with(List.of(ColdCache.FLAG)) : plans;
  }

  /// Returns the flags of every worker, including the plan's.
  public static List<String> flags(WorkerJvm jvm) {
    var flags = new ArrayList<String>();
    flags.add("-Xms" + jvm.heapMegabytes() + "m");
    flags.add("-Xmx" + jvm.heapMegabytes() + "m");
    flags.add(jvm.collector().flag());
    flags.add("-Duser.timezone=UTC");
    flags.add("-Dfile.encoding=UTF-8");
    // Generating method handles for a few reflective calls would take longer than the calls.
    flags.add("-Djdk.reflect.useNativeAccessorOnly=true");
    if (OperatingSystem.HERE == OperatingSystem.WINDOWS) {
      flags.add(ColdCache.FLAG); // the memory of a process is read by a call of the system
    }
    flags.addAll(jvm.flags());
    return flags;
  }

  /// @param temporary folder for the JVM's temporary files: a driver may unpack a native library
  ///   there, and a killed worker cannot delete it
  List<String> line(WorkerJvm jvm, Descriptor engine, Path temporary) {
    return line(jvm, engine, temporary, WorkerMain.class);
  }

  /// Returns the command line for another `main`.
  List<String> line(WorkerJvm jvm, Descriptor engine, Path temporary, Class<?> main) {
    String path =
        Stream.concat(classPath.stream(), engine.jars().stream())
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));
    var line = new ArrayList<String>();
    line.add(java.toString());
    cache.ifPresent(file -> line.addAll(List.of(CACHE + file, NO_WORDS)));
    line.addAll(flags(jvm));
    SelfTestFlags.plantedShare(jvm.flags())
        .ifPresent(share -> line.add("-javaagent:" + classPath.getFirst() + "=" + share));
    line.addAll(engine.jvmFlags());
    line.add("-Djava.io.tmpdir=" + temporary);
    line.addAll(List.of("-cp", path, main.getName()));
    return line;
  }
}
