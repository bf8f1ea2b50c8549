package dynobench.run;

import dynobench.catalog.Descriptor;
import dynobench.plan.WorkerJvm;
import dynobench.worker.WorkerMain;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The command line of a worker. It shows no setting of a database: those travel over the pipe.
///
/// @param java the executable
/// @param classPath the worker's own classes and the few libraries that it needs
public record WorkerCommand(Path java, List<Path> classPath) {
  public WorkerCommand {
    classPath = List.copyOf(classPath);
  }

  /// Flags that every worker gets besides the plan's own.
  public static List<String> flags(WorkerJvm jvm) {
    var flags = new ArrayList<String>();
    flags.add("-Xms" + jvm.heapMegabytes() + "m");
    flags.add("-Xmx" + jvm.heapMegabytes() + "m");
    flags.add(jvm.collector().flag());
    flags.add("-Duser.timezone=UTC");
    flags.add("-Dfile.encoding=UTF-8");
    // Spinning method handles for a few reflective calls would take longer than the calls.
    flags.add("-Djdk.reflect.useNativeAccessorOnly=true");
    flags.addAll(jvm.flags());
    return flags;
  }

  /// @param temporary for the JVM's temporary files: a driver may unpack a native library there,
  ///   and a worker that is ended at once has no time to clean up
  List<String> line(WorkerJvm jvm, Descriptor engine, Path temporary) {
    String path =
        Stream.concat(classPath.stream(), engine.jars().stream())
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));
    var line = new ArrayList<String>();
    line.add(java.toString());
    line.addAll(flags(jvm));
    line.addAll(engine.jvmFlags());
    line.add("-Djava.io.tmpdir=" + temporary);
    line.addAll(List.of("-cp", path, WorkerMain.class.getName()));
    return line;
  }
}
