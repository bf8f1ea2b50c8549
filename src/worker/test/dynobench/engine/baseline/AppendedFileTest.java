package dynobench.engine.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.setup.Setup.AppendedFile.Flush;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A file after a power cut, which may have left other bytes than those that were written.
class AppendedFileTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(ints = {-1, 65_536, Integer.MAX_VALUE})
  void aLengthThatNoNameHasIsTheEnd(int length) throws Exception {
    Path file = folder.resolve("rows");
    Files.write(file, ByteBuffer.allocate(200_000).putInt(length).array());

    try (var rows = new AppendedFile(file, Flush.CLOSE)) {
      assertThat(rows.count()).isZero();
    }
  }
}
