package dynobench.fetch;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.catalog.ServerBundle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests of archives that try to read or write outside their folder, or to fill the disk.
@DisabledOnOs(OS.WINDOWS)
class HostileArchivesTest {
  private static final String SECRET = "nobody else's business";

  @TempDir private Path folder = Path.of("");

  private Path store() {
    return folder.resolve("jars");
  }

  private Path home() {
    return folder.resolve("servers/own");
  }

  @BeforeEach
  void putASecretBesideTheHome() throws IOException {
    Files.createDirectories(home().getParent());
    Files.writeString(folder.resolve("servers/secret"), SECRET);
  }

  private ServerBundle bundle(MadeTar tar) throws IOException {
    try (tar) {
      return MadeBundle.of(Map.of("a.txz", tar.packed()), Map.of("a.txz", ""), store(), home());
    }
  }

  private void assertRefused(MadeTar tar, String why) throws IOException {
    ServerBundle bundle = bundle(tar);
    assertThatThrownBy(() -> Unpacker.unpack(bundle, store()))
        .isInstanceOf(FetchException.class)
        .hasMessageStartingWith("Cannot unpack own: ")
        .hasMessageContaining(why)
        .hasMessageNotContaining("Exception");
    try (Stream<Path> left = Files.list(home().getParent())) {
      assertThat(left).containsExactly(folder.resolve("servers/secret"));
    }
  }

  @Test
  void aLinkThatLeavesBehindAnotherLinkIsRefused() throws IOException {
    assertRefused(
        new MadeTar().link("d/e/up", "../..").link("x", "d/e/up/../secret"), "is outside");
  }

  @Test
  void aLinkThatLeavesByOneThatIsMadeLaterIsRefused() throws IOException {
    assertRefused(
        new MadeTar().link("x", "d/e/up/../secret").link("d/e/up", "../.."), "is outside");
  }

  @Test
  void aHardLinkToALinkThatLeavesIsRefused() throws IOException {
    assertRefused(
        new MadeTar().link("d/e/up", "../..").link("x", "d/e/up/../secret").hardLink("y", "x"),
        "y, a link to x, which is not an earlier file of it");
  }

  @Test
  void aHardLinkThroughALinkIsRefused() throws IOException {
    assertRefused(
        new MadeTar().link("d/e/up", "../..").hardLink("y", "d/e/up/../secret"),
        "is not an earlier file of it");
  }

  @Test
  void aFileIsNotWrittenThroughALink() throws IOException {
    assertRefused(
        new MadeTar().link("d/e/up", "../..").file("d/e/up/written", "text"), "d/e/up twice");
    assertRefused(
        new MadeTar().file("d/e/up/written", "text").link("d/e/up", "../.."), "d/e/up twice");
  }

  @Test
  void aLinkIsNotMadeBelowAnotherLink() throws IOException {
    assertRefused(
        new MadeTar().link("p/q/r", "../..").link("p/q/r/s", "../../..").link("s/up", "p"),
        "it contains p/q/r");
  }

  @Test
  void aLinkThatLeadsNowhereOrToItselfIsRefused() throws IOException {
    assertRefused(new MadeTar().file("a", "text").link("b", "c"), "does not exist");
    assertRefused(new MadeTar().link("a", "b").link("b", "a"), "a of it cannot be written");
  }

  @Test
  void pipesAndDevicesAreRefused() throws IOException {
    for (byte type : new byte[] {TarConstants.LF_FIFO, TarConstants.LF_CHR, TarConstants.LF_BLK}) {
      assertRefused(new MadeTar().entry("dev/x", type), "dev/x, which is a pipe or a device");
    }
  }

  @Test
  void anEntryThatOverwritesAnotherIsRefused() throws IOException {
    assertRefused(new MadeTar().file("a", "text").file("a", "other"), "a twice");
    assertRefused(new MadeTar().file("a", "text").file("a/b", "other"), "a twice");
    assertRefused(new MadeTar().file("a/b", "text").file("a", "other"), "a twice");
    assertRefused(new MadeTar().file("a", "text").link("a", "b"), "a twice");
  }

  @Test
  void namesThatNoFileCanHaveAreRefused() throws IOException {
    assertRefused(new MadeTar().file("n".repeat(300), "text"), "cannot be written");
    assertRefused(new MadeTar().file("n/".repeat(2_500) + "x", "text"), "cannot be written");
    assertRefused(new MadeTar().file("/etc/own", "text"), "is outside");
    assertRefused(new MadeTar().file(".", "text"), "twice");
    assertRefused(new MadeTar().file("../\u001b[2Jx", "text"), "␛[2Jx, which is outside");
    assertRefused(
        new MadeTar().fileWithName(new byte[2_000_000]), "name or attributes are too long");
  }

  @Test
  void anArchiveThatUnpacksToTooMuchIsRefused() throws IOException {
    MadeTar bomb = new MadeTar().file("a", new byte[600_000]).file("b", new byte[600_000]);
    ServerBundle bundle = bundle(bomb);

    assertThatThrownBy(() -> Unpacker.unpack(bundle, store(), new UnpackBudget(1_000_000, 10)))
        .hasMessage(
            "Cannot unpack own: it unpacks to more than 1.0 MB, the most that is permitted");
    assertThatThrownBy(() -> Unpacker.unpack(bundle, store(), new UnpackBudget(10_000_000, 2)))
        .hasMessage(
            "Cannot unpack own: it contains more than 2 entries, the most that is permitted");
    assertThat(home()).doesNotExist();

    Unpacker.unpack(bundle, store(), new UnpackBudget(1_200_000, 3));

    assertThat(home()).isDirectory();
  }

  @Test
  void aDamagedArchiveEndsInASentence() throws IOException {
    ServerBundle bundle =
        MadeBundle.of(
            Map.of("a.txz", "no archive".getBytes(UTF_8)), Map.of("a.txz", ""), store(), home());

    assertThatThrownBy(() -> Unpacker.unpack(bundle, store()))
        .isInstanceOf(FetchException.class)
        .hasMessageStartingWith("Cannot unpack own: ");
  }

  @Test
  void linksThatStayInsideAreMadeWhateverTheirOrder() throws IOException {
    ServerBundle bundle =
        bundle(
            new MadeTar()
                .link("lib/c.so", "c.so.1")
                .link("lib/c.so.1", "../real/c.so.1.2")
                .link("share", "real")
                .file("real/c.so.1.2", "text"));

    Unpacker.unpack(bundle, store());

    assertThat(home().resolve("lib/c.so")).isSymbolicLink().hasContent("text");
    assertThat(home().resolve("share/c.so.1.2")).hasContent("text");
    assertThat(Files.exists(home().resolve("real"), LinkOption.NOFOLLOW_LINKS)).isTrue();
  }
}
