package dynobench.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.Modules;
import dynobench.Waiting;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Runner of a test's `main` as an ordinary user, because root has all permissions.
public final class Ordinary {

  /// Id of a user without privileges, on every Linux.
  private static final String NOBODY = "65534";

  private static final List<Path> SWITCHES =
      List.of(Path.of("/usr/bin/setpriv"), Path.of("/bin/setpriv"));

  private Ordinary() {}

  /// Runs it with the classes of the program and of its tests, without libraries.
  ///
  /// @param folder is made accessible to everyone, and receives a copy of the classes
  /// @return what it printed
  public static String run(Path folder, Class<?> main, String... arguments)
      throws IOException, InterruptedException {
    assumeTrue(Files.exists(Path.of("/proc/self/status")), "needs Linux");
    boolean root = "root".equals(System.getProperty("user.name"));
    List<String> command = new ArrayList<>();
    if (root) {
      Path setpriv = SWITCHES.stream().filter(Files::exists).findFirst().orElse(Path.of("none"));
      assumeTrue(Files.exists(setpriv), "run as root this needs setpriv of util-linux");
      command.addAll(
          List.of(setpriv + "", "--reuid=" + NOBODY, "--regid=" + NOBODY, "--clear-groups"));
    }
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    Path classes = Files.createDirectories(folder.resolve("classes"));
    for (Path module :
        Stream.of(Modules.classes(), Modules.testClasses()).flatMap(List::stream).toList()) {
      copy(module, classes);
    }
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xshare:auto", "-cp", classes.toString(), main.getName()));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String printed;
    try (InputStream in = process.getInputStream()) {
      printed = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    assertThat(process.waitFor(Waiting.LIMIT)).as(printed).isTrue();
    assertThat(process.exitValue()).as(printed).isZero();
    return printed.strip();
  }

  /// Copies the classes, since their folder may be unreadable for other users.
  private static void copy(Path source, Path target) throws IOException {
    for (String wanted : List.of("dynobench/files", "dynobench/store", "dynobench/text")) {
      Path folder = source.resolve(wanted);
      if (Files.isDirectory(folder)) {
        copyFiles(folder, Files.createDirectories(target.resolve(wanted)));
      }
    }
  }

  private static void copyFiles(Path folder, Path target) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, target.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }
}
