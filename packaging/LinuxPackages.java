import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The .deb and the .rpm: the image and the files for a desktop, arranged as they will be
/// installed. All files belong to the package, and no script runs: desktops notice new files in
/// their folders themselves. jpackage's own packages run scripts that fail without a desktop.
final class LinuxPackages {
  private static final int KILOBYTE = 1024;

  private final String version;
  private final Path packaging;
  private final Path tree;

  /// @param tree folder in which the files are arranged
  LinuxPackages(String version, Path packaging, Path tree) {
    // Both systems sort 0.2.0~SNAPSHOT before 0.2.0, and an .rpm allows no hyphen.
    this.version = version.replace('-', '~');
    this.packaging = packaging;
    this.tree = tree;
  }

  void layOut(Path image) throws IOException, InterruptedException {
    Path lib = Files.createDirectories(tree.resolve("usr/lib"));
    Shell.run("cp", "-a", "" + image, "" + lib.resolve("dynobench"));
    Path bin = Files.createDirectories(tree.resolve("usr/bin"));
    Files.createSymbolicLink(bin.resolve("dynobench"), Path.of("../lib/dynobench/bin/dynobench"));
    put(packaging.resolve("linux/dynobench.desktop"), "applications/dynobench.desktop");
    put(packaging.resolve("linux/dynobench.xml"), "mime/packages/dynobench.xml");
    put(packaging.resolve("icon/dynobench.svg"), "icons/hicolor/scalable/apps/dynobench.svg");
    put(packaging.resolve("icon/dynobench-512.png"), "icons/hicolor/512x512/apps/dynobench.png");
    for (int size : Icons.SIZES) {
      put(
          Icons.png(packaging, size),
          "icons/hicolor/%dx%d/apps/dynobench.png".formatted(size, size));
    }
    put(packaging.resolve("../LICENSE"), "doc/dynobench/copyright");
  }

  private void put(Path file, String shared) throws IOException {
    Path target = tree.resolve("usr/share").resolve(shared);
    Files.createDirectories(target.getParent());
    Files.copy(file, target);
  }

  void deb(Path file) throws IOException, InterruptedException {
    long size = 0;
    try (Stream<Path> all = Files.walk(tree)) {
      for (Path each : all.filter(Files::isRegularFile).toList()) {
        size += Files.size(each) / KILOBYTE + 1;
      }
    }
    Path debian = Files.createDirectories(tree.resolveSibling("deb").resolve("DEBIAN"));
    Shell.run("cp", "-a", tree + "/usr", "" + debian.getParent());
    String control = Files.readString(packaging.resolve("linux/control"));
    String architecture = Target.ARCH.equals("x64") ? "amd64" : Target.ARCH;
    Files.writeString(
        debian.resolve("control"),
        control
            .replace("VERSION", version)
            .replace("ARCH", architecture)
            .replace("SIZE", "" + size));
    Shell.run(
        "dpkg-deb",
        "--root-owner-group",
        "-Zxz",
        "-z4",
        "--build",
        "" + debian.getParent(),
        "" + file);
  }

  void rpm(Path file) throws IOException, InterruptedException {
    Path top = tree.resolveSibling("rpm");
    Shell.run(
        List.of(
            "rpmbuild",
            "-bb",
            "--quiet",
            "--define",
            "_topdir " + top,
            "--define",
            "dynobench_version " + version,
            "--define",
            "dynobench_tree " + tree,
            "" + packaging.resolve("linux/dynobench.spec")));
    try (Stream<Path> made = Files.walk(top.resolve("RPMS"))) {
      Files.move(
          made.filter(each -> each.toString().endsWith(".rpm")).findFirst().orElseThrow(), file);
    }
  }
}
