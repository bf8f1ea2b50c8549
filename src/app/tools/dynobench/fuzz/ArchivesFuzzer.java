package dynobench.fuzz;

import dynobench.catalog.Artifact;
import dynobench.catalog.ServerBundle;
import dynobench.fetch.FetchException;
import dynobench.fetch.Unpacker;
import dynobench.files.Fingerprint;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;

/// Fuzzer of archives whose entries lead outside: chains of links, hard links, pipes, devices,
/// names with dots. Unpacked files must be in their folder, and must not have content from outside.
final class ArchivesFuzzer implements Fuzzer {
  private static final String SECRET = "nobody else's business";

  private static final List<String> NAMES =
      List.of("a", "b", "d", "d/e", "d/e/up", "d/up", "x", "x/y", "up", "up/x", "../x", "/x", ".");

  private static final List<String> TARGETS =
      List.of(
          "a",
          "d",
          "d/e",
          ".",
          "..",
          "../..",
          "up",
          "up/..",
          "up/../secret",
          "d/e/up/../secret",
          "d/up/../../secret",
          "../secret",
          "../../secret",
          "/etc/passwd",
          "nowhere",
          "x");

  private static final List<Byte> SPECIAL =
      List.of(TarConstants.LF_FIFO, TarConstants.LF_CHR, TarConstants.LF_BLK);

  @Override
  public String name() {
    return "archives";
  }

  @Override
  public FuzzVerdict attempt(RandomGenerator random, Path folder) throws IOException {
    Path servers = Files.createDirectories(folder.resolve("servers"));
    Files.writeString(servers.resolve("secret"), SECRET);
    Files.writeString(folder.resolve("secret"), SECRET);
    Path home = servers.resolve("own");
    var entries = new ArrayList<String>();
    ServerBundle bundle = bundle(tar(random, entries), folder, home);
    Snapshot before = Snapshot.of(servers);
    var findings = new ArrayList<Finding>();
    var said = new ArrayList<String>();
    try {
      Unpacker.unpack(bundle, folder.resolve("jars"));
      findings.addAll(inside(home, entries));
    } catch (FetchException e) {
      said.add(String.valueOf(e.getMessage()));
    }
    before.changes(Snapshot.of(servers)).stream()
        .filter(each -> !each.startsWith("made: " + home))
        .forEach(each -> findings.add(new Finding("outside changed", each + " by " + entries)));
    return FuzzVerdict.of(said.isEmpty(), said, entries + folder.toString(), findings);
  }

  private static byte[] tar(RandomGenerator random, List<String> entries) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var tar = new TarArchiveOutputStream(new GZIPOutputStream(bytes))) {
      for (int i = random.nextInt(1, 9); i > 0; i--) {
        String name = Oddities.one(random, NAMES);
        String target = Oddities.one(random, TARGETS);
        byte kind = kind(random);
        var entry = new TarArchiveEntry(name, kind, true);
        byte[] content =
            kind == TarConstants.LF_NORMAL ? "text".getBytes(StandardCharsets.UTF_8) : new byte[0];
        entry.setLinkName(target);
        entry.setSize(content.length);
        tar.putArchiveEntry(entry);
        tar.write(content);
        tar.closeArchiveEntry();
        entries.add("%s %s -> %s".formatted((char) kind, name, target));
      }
    }
    return bytes.toByteArray();
  }

  private static byte kind(RandomGenerator random) {
    return switch (random.nextInt(12)) {
      case 0, 1, 2, 3 -> TarConstants.LF_SYMLINK;
      case 4, 5 -> TarConstants.LF_LINK;
      case 6 -> TarConstants.LF_DIR;
      case 7 -> random.nextInt(4) == 0 ? Oddities.one(random, SPECIAL) : TarConstants.LF_NORMAL;
      default -> TarConstants.LF_NORMAL;
    };
  }

  private static ServerBundle bundle(byte[] tar, Path folder, Path home) throws IOException {
    Path jar = folder.resolve("made.jar");
    try (var out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry("a.tgz"));
      out.write(tar);
    }
    var artifact = new Artifact("own", "server", "1", Files.size(jar), Fingerprint.of(jar));
    Path kept = artifact.in(folder.resolve("jars"));
    Files.createDirectories(kept.getParent());
    Files.move(jar, kept);
    return new ServerBundle(
        "", home, List.of(new ServerBundle.Pack(artifact, Map.of("a.tgz", ""))));
  }

  /// Returns findings on links that lead out of the folder, and on content copied from outside.
  private static List<Finding> inside(Path home, List<String> entries) throws IOException {
    var findings = new ArrayList<Finding>();
    Path root = home.toRealPath();
    try (Stream<Path> all = Files.walk(home)) {
      for (Path each : all.toList()) {
        if (!each.toRealPath().startsWith(root)) {
          findings.add(new Finding("a link leads out", each + " by " + entries));
        }
        boolean file = Files.isRegularFile(each, LinkOption.NOFOLLOW_LINKS);
        if (file && Files.readString(each).equals(SECRET)) {
          findings.add(new Finding("a file of somebody else's was copied", each + " " + entries));
        }
      }
    }
    return findings;
  }
}
