package dynobench.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.Waiting;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextFileTest {
  @TempDir Path folder;

  private static void assertRefused(Path file, String why) {
    assertThatThrownBy(() -> TextFile.read(file))
        .isInstanceOfSatisfying(
            IOException.class, e -> assertThat(IoErrorText.of(e)).isEqualTo(why));
  }

  @Test
  void readsUtf8UpToTheLimit() throws IOException {
    String text = "ä".repeat(TextFile.MOST_BYTES / 2);
    Path file = Files.writeString(folder.resolve("a"), text);

    assertThat(TextFile.read(file)).isEqualTo(text);
    assertThat(TextFile.fits(text)).isTrue();
    assertThat(TextFile.fits(text + "x")).isFalse();
  }

  @Test
  void readsNoLargerFile() throws IOException {
    Path huge = folder.resolve("huge");
    try (var file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(8L << 30); // a sparse file occupies no space
    }

    assertRefused(huge, "it is larger than 1 MB");
  }

  @Test
  void readsNothingWithoutAnEnd() throws IOException, InterruptedException {
    Path zero = Path.of("/dev/zero");
    assumeTrue(Files.exists(zero), "needs /dev/zero");
    Path fifo = folder.resolve("fifo");
    Process made = new ProcessBuilder("mkfifo", fifo.toString()).start();
    assertThat(made.waitFor(Waiting.LIMIT)).isTrue();

    assertRefused(zero, "it is not a file");
    assertRefused(fifo, "it is not a file");
    assertRefused(folder, "it is a folder");
  }

  @Test
  void readsNoBytesThatAreNoText() throws IOException {
    assertRefused(
        Files.write(folder.resolve("a"), new byte[] {(byte) 0xff}), "it is not UTF-8 text");
    assertRefused(Files.write(folder.resolve("b"), new byte[] {65, 0}), "it is not UTF-8 text");
  }

  @Test
  void tellsWhenThereIsNone() {
    assertThatThrownBy(() -> TextFile.read(folder.resolve("none")))
        .isInstanceOf(NoSuchFileException.class);
  }
}
