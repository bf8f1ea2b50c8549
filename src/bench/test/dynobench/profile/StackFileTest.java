package dynobench.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.profile.PartProfile.PartCounts;
import dynobench.profiling.BlockingCall;
import dynobench.profiling.PhasePart;
import dynobench.profiling.ProfileFiles;
import dynobench.profiling.SystemCalls;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StackFileTest {
  private static final IterationProfile PROFILE =
      new IterationProfile(
          7,
          1,
          List.of(
              part(PhasePart.OPEN, List.of()),
              part(
                  PhasePart.WORK,
                  List.of(
                      new SampledStack(List.of("a.B.run", "a.C.work"), Optional.empty(), 12),
                      new SampledStack(
                          List.of("a.B.run", "a.D.sync"), Optional.of(BlockingCall.FLUSH), 3)))),
          Optional.of("Something is missing."));

  private final ProfileFiles files;

  StackFileTest(@TempDir Path folder) {
    this.files = new ProfileFiles(folder, 7, 1);
  }

  private static PartProfile part(PhasePart part, List<SampledStack> working) {
    return new PartProfile(
        "insert",
        part,
        5_000,
        20,
        new PartCounts(100, 2, 3, Optional.of(new SystemCalls(4, 500, 6, 700))),
        working);
  }

  private void write(String text) throws IOException {
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(StackFile.in(files)))) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  @Test
  void readsWhatItHasWritten() throws IOException {
    StackFile.write(files, PROFILE);

    assertThat(StackFile.read(files)).isEqualTo(PROFILE);
  }

  @Test
  void aFileThatIsCutOffAnywhereHasAProblemAndNoException() throws IOException {
    StackFile.write(files, PROFILE);
    byte[] whole = Files.readAllBytes(StackFile.in(files));

    for (int length = 0; length < whole.length; length++) {
      Files.write(StackFile.in(files), Arrays.copyOf(whole, length));
      assertThat(StackFile.read(files).problem()).as("%d bytes", length).isPresent();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "something else\n",
        "dynobench stacks 1\npart\tinsert\twork\t1\n",
        "dynobench stacks 1\npart\tinsert\tdance\t1\t1\t1\t1\t1\n",
        "dynobench stacks 1\npart\tinsert\twork\t-1\t1\t1\t1\t1\n",
        "dynobench stacks 1\npart\tinsert\twork\t1\t1\t-5\t1\t1\n",
        "dynobench stacks 1\npart\tinsert\twork\t1\t1\t1\t1\t1\nrunning\t0\t\ta.B.c\n",
        "dynobench stacks 1\npart\tinsert\twork\t1\t1\t1\t1\t1\nrunning\tmany\t\ta.B.c\n"
      })
  void aDamagedFileHasAProblem(String text) throws IOException {
    write(text);

    assertThat(StackFile.read(files).problem()).isPresent();
  }

  @Test
  void linesOfANewerVersionAreSkipped() throws IOException {
    write("dynobench stacks 1\nfuture\tx\npart\tinsert\twork\t1\t1\t1\t1\t1\nnext\n");

    assertThat(StackFile.read(files).problem()).isEmpty();
    assertThat(StackFile.read(files).parts()).hasSize(1);
  }

  @Test
  void aMissingFileHasAProblem() {
    assertThat(StackFile.read(files).problem())
        .hasValueSatisfying(text -> assertThat(text).contains("Trial 7"));
  }
}
