package dynobench.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.catalog.ServerBundle;
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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class UnpackerTest {
  @TempDir private Path folder = Path.of("");

  private Path store() {
    return folder.resolve("jars");
  }

  private Path home() {
    return folder.resolve("servers/own");
  }

  /// Puts a jar with these entries into the store.
  private ServerBundle bundle(Map<String, byte[]> entries, Map<String, String> take)
      throws IOException {
    return MadeBundle.of(entries, take, store(), home());
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] tar(String name, String content, String link, String to)
      throws IOException {
    try (var tar = new MadeTar()) {
      return tar.file(name, content).link(link, to).packed();
    }
  }

  @Test
  void takesFoldersAndFilesAndMakesProgramsOfScripts() throws IOException {
    ServerBundle bundle =
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

  private void assertRefused(ServerBundle bundle) throws IOException {
    assertThatThrownBy(() -> Unpacker.unpack(bundle, store()))
        .isInstanceOf(FetchException.class)
        .hasMessageContaining("is outside");
    assertThat(home().getParent()).isEmptyDirectory();
    Files.delete(bundle.packs().getFirst().artifact().in(store()));
  }

  @Test
  void saysWhatIsMissingAndLeavesNothing() throws IOException {
    ServerBundle bundle = bundle(Map.of("x", bytes("text")), Map.of("x", "", "z", ""));

    assertThatThrownBy(() -> Unpacker.unpack(bundle, store()))
        .hasMessageEndingWith("contains no z");
    assertThat(home().getParent()).isEmptyDirectory();
  }

  @Test
  void usesNoFileThatWasChanged() throws IOException {
    ServerBundle bundle = bundle(Map.of("x", bytes("text")), Map.of("x", ""));
    Files.writeString(bundle.packs().getFirst().artifact().in(store()), "other");

    assertThatThrownBy(() -> Unpacker.unpack(bundle, store())).hasMessageContaining("has changed");
  }

  @Test
  void takesHardLinksAsTheFilesThatTheyAre() throws IOException {
    byte[] packed;
    try (var tar = new MadeTar()) {
      packed = tar.file("bin/a", "text").hardLink("bin/b", "bin/a").packed();
    }

    Unpacker.unpack(bundle(Map.of("a.txz", packed), Map.of("a.txz", "")), store());

    assertThat(home().resolve("bin/b")).hasContent("text");
  }

  @Test
  void sweepsAwayWhatAKilledOneHasLeft() throws IOException {
    Path left = Files.createDirectories(home().resolveSibling("own.part1"));
    Files.writeString(left.resolve("half"), "text");
    Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
    Path young = Files.createDirectories(home().resolveSibling("own.part2"));
    ServerBundle bundle = bundle(Map.of("x", bytes("text")), Map.of("x", ""));

    Unpacker.unpack(bundle, store());

    assertThat(left).doesNotExist();
    assertThat(young).exists();

    Unpacker.remove(bundle);

    assertThat(home().getParent()).isEmptyDirectory();
  }

  @Test
  void doesSoOnceWhenManyWantIt() throws IOException {
    ServerBundle bundle = bundle(Map.of("x", bytes("text")), Map.of("x", ""));

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
