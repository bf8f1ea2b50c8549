package dynobench.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.catalog.Artifact;
import dynobench.catalog.Bundle;
import dynobench.files.Fingerprint;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

@DisabledOnOs(OS.WINDOWS)
class UnpackerTest {
  @TempDir private Path folder = Path.of("");

  private Path store() {
    return folder.resolve("jars");
  }

  private Path home() {
    return folder.resolve("servers/own");
  }

  /// A jar in the store, which holds these entries.
  private Bundle bundle(Map<String, byte[]> entries, Map<String, String> take) throws IOException {
    Path file = folder.resolve("made.jar");
    try (var out = new ZipOutputStream(Files.newOutputStream(file))) {
      for (Map.Entry<String, byte[]> each : entries.entrySet()) {
        out.putNextEntry(new ZipEntry(each.getKey()));
        out.write(each.getValue());
      }
    }
    var artifact = new Artifact("own", "server", "1", Files.size(file), Fingerprint.of(file));
    Path kept = artifact.in(store());
    Files.createDirectories(kept.getParent());
    Files.move(file, kept);
    return new Bundle("", home(), List.of(new Bundle.Pack(artifact, take)));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] tar(String name, String content, String link, String to)
      throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var tar = new TarArchiveOutputStream(new XZOutputStream(bytes, new LZMA2Options(0)))) {
      var file = new TarArchiveEntry(name);
      file.setSize(content.length());
      tar.putArchiveEntry(file);
      tar.write(bytes(content));
      tar.closeArchiveEntry();
      var symbolic = new TarArchiveEntry(link, TarConstants.LF_SYMLINK);
      symbolic.setLinkName(to);
      tar.putArchiveEntry(symbolic);
      tar.closeArchiveEntry();
    }
    return bytes.toByteArray();
  }

  @Test
  void takesFoldersAndFilesAndMakesProgramsOfScripts() throws IOException {
    Bundle bundle =
        bundle(
            Map.of("x/bin/run", bytes("#!/bin/sh\n"), "x/note", bytes("text"), "y", bytes("why")),
            Map.of("x/", "", "y", "more"));

    Unpacker.unpack(bundle, store());

    assertThat(home().resolve("bin/run")).isExecutable();
    assertThat(Files.isExecutable(home().resolve("note"))).isFalse();
    assertThat(home().resolve("more/y")).hasContent("why");
    assertThat(bundle.isUnpacked()).isTrue();
  }

  @Test
  void takesArchivesInIt() throws IOException {
    byte[] tar = tar("lib/so.1", "text", "lib/so", "so.1");
    Unpacker.unpack(bundle(Map.of("p/all.txz", tar), Map.of("p/all.txz", "in")), store());

    assertThat(home().resolve("in/lib/so")).isSymbolicLink().hasContent("text");
  }

  @Test
  void letsNothingLeadOut() throws IOException {
    byte[] up = tar("../../up", "text", "a", "b");
    assertRefused(bundle(Map.of("a.txz", up), Map.of("a.txz", "")));
    byte[] link = tar("a", "text", "b", "../../../../etc");
    assertRefused(bundle(Map.of("a.txz", link), Map.of("a.txz", "")));
    byte[] absolute = tar("a", "text", "b", "/etc");
    assertRefused(bundle(Map.of("a.txz", absolute), Map.of("a.txz", "")));
    assertRefused(bundle(Map.of("in/a", bytes("text")), Map.of("in/", "../up")));
    assertRefused(bundle(Map.of("in/a", bytes("text")), Map.of("in/", "/tmp/own")));
  }

  private void assertRefused(Bundle bundle) throws IOException {
    assertThatThrownBy(() -> Unpacker.unpack(bundle, store()))
        .isInstanceOf(FetchException.class)
        .hasMessageContaining("leads out of");
    assertThat(home().getParent()).isEmptyDirectory();
    Files.delete(bundle.packs().getFirst().artifact().in(store()));
  }

  @Test
  void saysWhatIsMissingAndLeavesNothing() throws IOException {
    Bundle bundle = bundle(Map.of("x", bytes("text")), Map.of("x", "", "z", ""));

    assertThatThrownBy(() -> Unpacker.unpack(bundle, store())).hasMessageEndingWith("holds no z");
    assertThat(home().getParent()).isEmptyDirectory();
  }

  @Test
  void usesNoFileThatWasChanged() throws IOException {
    Bundle bundle = bundle(Map.of("x", bytes("text")), Map.of("x", ""));
    Files.writeString(bundle.packs().getFirst().artifact().in(store()), "other");

    assertThatThrownBy(() -> Unpacker.unpack(bundle, store()))
        .hasMessageContaining("is not what it should be any more");
  }

  @Test
  void letsNoLinksLeadOutTogether() throws IOException {
    assertRefused(bundle(Map.of("a.txz", chained()), Map.of("a.txz", "")));
  }

  /// Each link stays inside as it is written; the second one, behind the first, doesn't.
  private static byte[] chained() throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var tar = new TarArchiveOutputStream(new XZOutputStream(bytes, new LZMA2Options(0)))) {
      link(tar, "p/q/r", "../..", TarConstants.LF_SYMLINK);
      link(tar, "p/q/r/s", "../../..", TarConstants.LF_SYMLINK);
      link(tar, "s/up", "p", TarConstants.LF_SYMLINK);
    }
    return bytes.toByteArray();
  }

  private static void link(TarArchiveOutputStream tar, String name, String to, byte type)
      throws IOException {
    var entry = new TarArchiveEntry(name, type);
    entry.setLinkName(to);
    tar.putArchiveEntry(entry);
    tar.closeArchiveEntry();
  }

  @Test
  void takesHardLinksAsTheFilesThatTheyAre() throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var tar = new TarArchiveOutputStream(new XZOutputStream(bytes, new LZMA2Options(0)))) {
      var file = new TarArchiveEntry("bin/a");
      file.setSize(4);
      tar.putArchiveEntry(file);
      tar.write(bytes("text"));
      tar.closeArchiveEntry();
      link(tar, "bin/b", "bin/a", TarConstants.LF_LINK);
    }

    Unpacker.unpack(bundle(Map.of("a.txz", bytes.toByteArray()), Map.of("a.txz", "")), store());

    assertThat(home().resolve("bin/b")).hasContent("text");
  }

  @Test
  void sweepsAwayWhatAKilledOneHasLeft() throws IOException {
    Path left = Files.createDirectories(home().resolveSibling("own.part1"));
    Files.writeString(left.resolve("half"), "text");
    Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
    Path young = Files.createDirectories(home().resolveSibling("own.part2"));
    Bundle bundle = bundle(Map.of("x", bytes("text")), Map.of("x", ""));

    Unpacker.unpack(bundle, store());

    assertThat(left).doesNotExist();
    assertThat(young).exists();

    Unpacker.remove(bundle);

    assertThat(home().getParent()).isEmptyDirectory();
  }

  @Test
  void doesSoOnceWhenManyWantIt() throws IOException {
    Bundle bundle = bundle(Map.of("x", bytes("text")), Map.of("x", ""));

    List<Boolean> done =
        IntStream.range(0, 4)
            .parallel()
            .mapToObj(_ -> {
              try {
                Unpacker.unpack(bundle, store());
                return true;
              } catch (IOException e) {
                return false;
              }
            })
            .toList();

    assertThat(done).containsOnly(true);
    try (var left = Files.list(home().getParent())) {
      assertThat(left.toList()).containsExactly(home());
    }
  }
}
