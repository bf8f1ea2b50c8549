import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Builds Dynobench's installers for this system. `mvn -Pinstaller package` runs it with the
/// program's jars on the class path.
///
/// Arguments: the version, the runnable folder, and the folder for the results.
final class Installer {
  private static final String VENDOR = "The Dynobench project";
  private static final String ABOUT = "A workbench that measures embedded Java databases";

  private final String version;
  private final Path work;
  private final Path result;
  private final Path packaging = Path.of("packaging").toAbsolutePath();

  private Installer(String version, Path result) {
    this.version = version;
    this.work = result.resolve("work");
    this.result = result;
  }

  public static void main(String[] args) throws Exception {
    var installer = new Installer(args[0], Path.of(args[2]).toAbsolutePath());
    installer.build(Path.of(args[1]).toAbsolutePath());
  }

  private void build(Path program) throws IOException, InterruptedException {
    Shell.delete(result);
    Files.createDirectories(work);
    Path runtime = new JavaRuntime(program).build(work.resolve("runtime"));
    Path image = new Image(version, program, runtime, packaging).build(work.resolve("image"));
    new Caches(image).make(work.resolve("training"));
    switch (Target.CURRENT) {
      case LINUX -> linux(image);
      case WINDOWS -> windows(image);
      case MACOS -> macos(image);
    }
    try (var files = Files.list(result)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        System.out.printf("%,12d  %s%n", Files.size(file), file);
      }
    }
  }

  private void linux(Path image) throws IOException, InterruptedException {
    LinuxLauncher.replace(image, packaging);
    var packages = new LinuxPackages(version, packaging, work.resolve("tree"));
    packages.layOut(image);
    if (Shell.has("dpkg-deb")) {
      packages.deb(named("deb"));
    }
    if (Shell.has("rpmbuild")) {
      packages.rpm(named("rpm"));
    } else {
      System.out.println("No .rpm: rpmbuild is missing (Debian: apt install rpm).");
    }
    Path folder = work.resolve("dynobench-" + version);
    Files.move(image, folder);
    Shell.run(
        "tar",
        "--owner=0",
        "--group=0",
        "--numeric-owner",
        "--sort=name",
        "-C",
        "" + work,
        "-czf",
        "" + named("tar.gz"),
        "" + folder.getFileName());
  }

  private void windows(Path image) throws IOException, InterruptedException {
    Path made = work.resolve("msi");
    jpackage(
        "msi",
        image,
        made,
        List.of("--win-menu", "--win-menu-group", "Dynobench", "--win-dir-chooser"),
        List.of("--win-per-user-install", "--win-upgrade-uuid"),
        List.of("5d0be8c4-2e05-4b0a-9f55-d1b0be9c2005"),
        associations("windows"));
    take(made, "msi");
    Path folder = work.resolve("dynobench-" + version);
    Files.move(image, folder);
    // Windows has had this tar since 2018; it writes .zip by the name of the file.
    Shell.run("tar", "-C", "" + work, "-a", "-cf", "" + named("zip"), "" + folder.getFileName());
  }

  private void macos(Path image) throws IOException, InterruptedException {
    Path made = work.resolve("dmg");
    jpackage(
        "dmg",
        image,
        made,
        List.of("--mac-package-identifier", "dynobench"),
        associations("macos"));
    take(made, "dmg");
  }

  /// Returns the options for the files that a double click opens: plans and results.
  private List<String> associations(String folder) {
    return Stream.of("dynobench", "dynorun")
        .map(name -> packaging.resolve(folder).resolve(name + ".properties"))
        .flatMap(file -> Stream.of("--file-associations", "" + file))
        .toList();
  }

  @SafeVarargs
  private void jpackage(String type, Path image, Path made, List<String>... more)
      throws IOException, InterruptedException {
    var command = new ArrayList<String>();
    command.add("" + Target.tool("jpackage"));
    command.addAll(List.of("--type", type, "--name", "dynobench", "--app-image", "" + image));
    command.addAll(List.of("--app-version", Target.appVersion(version), "--dest", "" + made));
    command.addAll(List.of("--vendor", VENDOR, "--description", ABOUT));
    command.addAll(List.of("--license-file", "" + packaging.resolve("../LICENSE").normalize()));
    for (List<String> part : more) {
      command.addAll(part);
    }
    Shell.run(command);
  }

  /// Returns the file's name, which has the same form on all systems.
  private Path named(String type) {
    String system = Target.CURRENT.name().toLowerCase(Locale.ROOT);
    return result.resolve("dynobench-%s-%s-%s.%s".formatted(version, system, Target.ARCH, type));
  }

  /// Renames the file that jpackage has made to the common form.
  private void take(Path folder, String type) throws IOException {
    try (var files = Files.list(folder)) {
      Path made =
          files.filter(each -> each.toString().endsWith("." + type)).findFirst().orElseThrow();
      Files.move(made, named(type));
    }
  }
}
