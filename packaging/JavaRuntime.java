import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/// Java runtime that is installed with the program: only the modules that program and engines need,
/// with JavaFX, and with `bin/java` for the workers.
final class JavaRuntime {
  private static final List<String> MODULES =
      List.of(
          // the program
          "java.desktop",
          "java.logging",
          "java.xml",
          "jdk.management",
          "jdk.unsupported",
          "javafx.controls",
          "javafx.fxml",
          // engines: JDBC, its row sets and transactions (HSQLDB, Derby, H2), JMX and security
          // (Derby, JE)
          "java.sql",
          "java.sql.rowset",
          "java.transaction.xa",
          "java.management",
          // profiles, and a plan's flag -XX:StartFlightRecording
          "jdk.jfr",
          // the self-test of profiles
          "java.instrument",
          "java.naming",
          "java.security.jgss",
          "java.security.sasl",
          // user-defined engines: TLS keys of drivers, jars within jars, other character sets
          "jdk.crypto.cryptoki",
          "jdk.zipfs",
          "jdk.charsets");

  /// Endings of native libraries in JavaFX's jars. They are copied to the runtime's folder for
  /// libraries, so that JavaFX does not unpack them into the user's home.
  private static final List<String> NATIVE = List.of(".so", ".dll", ".dylib");

  private final Path javafx;

  JavaRuntime(Path program) {
    javafx = program.resolve("lib").resolve("javafx");
  }

  Path build(Path folder) throws IOException, InterruptedException {
    Shell.run(
        "" + Target.tool("jlink"),
        "--module-path",
        "" + javafx,
        "--add-modules",
        String.join(",", MODULES),
        "--strip-debug",
        "--no-header-files",
        "--no-man-pages",
        "--exclude-resources",
        "glob:/javafx.graphics/*.so,glob:/javafx.graphics/*.dll,glob:/javafx.graphics/*.dylib",
        "--output",
        "" + folder);
    Path natives = folder.resolve(Target.CURRENT == Target.WINDOWS ? "bin" : "lib");
    try (Stream<Path> jars = Files.list(javafx)) {
      for (Path jar : jars.toList()) {
        unpackNatives(jar, natives);
      }
    }
    return folder;
  }

  private static void unpackNatives(Path jar, Path folder) throws IOException {
    try (var in = new ZipInputStream(Files.newInputStream(jar))) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        String name = entry.getName();
        if (name.indexOf('/') < 0 && NATIVE.stream().anyMatch(name::endsWith)) {
          Files.copy(in, folder.resolve(name));
        }
      }
    }
  }
}
