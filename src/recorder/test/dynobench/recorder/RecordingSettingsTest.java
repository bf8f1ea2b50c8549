package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.recorder.format.ValueMasking;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Isolated("it sets properties of the system")
final class RecordingSettingsTest {
  @AfterEach
  void clear() {
    System.clearProperty(RecordingSettings.FILE);
    System.clearProperty(RecordingSettings.LIMIT);
    System.clearProperty(RecordingSettings.VALUES);
    System.clearProperty(RecordingSettings.MASK);
    System.clearProperty(RecordingSettings.ROTATE);
  }

  private static RecordingSettings settings() {
    return RecordingSettings.ofProcess().orElseThrow();
  }

  @Test
  void withoutAFileNothingIsRecorded() {
    assertThat(RecordingSettings.ofProcess()).isEmpty();
    System.setProperty(RecordingSettings.FILE, " ");
    assertThat(RecordingSettings.ofProcess()).isEmpty();
  }

  @Test
  void theNameMayHoldTheNumberOfTheProcess() {
    System.setProperty(RecordingSettings.FILE, "app-%p.recording");

    Path expected = Path.of("app-" + ProcessHandle.current().pid() + ".recording");
    assertThat(settings().file()).isEqualTo(expected.toAbsolutePath());
    assertThat(settings().mostBytes()).isEqualTo(1L << 30);
    assertThat(settings().mostValueBytes()).isEqualTo(1 << 16);
  }

  @ParameterizedTest
  @CsvSource({"100, 100", "64k, 65536", "500M, 524288000", " 2g , 2147483648", "0, 0"})
  void aLimitHasAUnit(String text, long bytes) {
    System.setProperty(RecordingSettings.FILE, "app.recording");
    System.setProperty(RecordingSettings.LIMIT, text);

    assertThat(settings().mostBytes()).isEqualTo(bytes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"k", "1.5g", "-1", "-1k", "18446744073709551615", "9999999999g", "1 kb"})
  void anotherLimitIsRefused(String text) {
    System.setProperty(RecordingSettings.FILE, "app.recording");
    System.setProperty(RecordingSettings.LIMIT, text);

    assertThatThrownBy(RecordingSettings::ofProcess)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "dynobench.recording.limit must be a size such as 64k, 500m or 2g, and is " + text);
  }

  @Test
  void aLimitOfValuesAboveAMegabyteIsRefused() {
    System.setProperty(RecordingSettings.FILE, "app.recording");
    System.setProperty(RecordingSettings.VALUES, "2m");

    assertThatThrownBy(RecordingSettings::ofProcess)
        .hasMessage("dynobench.recording.values must not exceed 1m");
  }

  @ParameterizedTest
  @CsvSource({"'', NONE", "text, TEXT", "' All ', ALL"})
  void theMaskNamesWhatPseudonymsReplace(String text, ValueMasking expected) {
    System.setProperty(RecordingSettings.FILE, "a");
    System.setProperty(RecordingSettings.MASK, text);

    assertThat(settings().masking()).isEqualTo(expected);
  }

  /// A recording without masks would tell what the user wants to hide.
  @Test
  void anUnknownMaskIsRefused() {
    System.setProperty(RecordingSettings.FILE, "a");
    System.setProperty(RecordingSettings.MASK, "texts");

    assertThatThrownBy(RecordingSettings::ofProcess)
        .hasMessage("dynobench.recording.mask must be text or all, and is texts");
  }

  @Test
  void smallFilesAreRefused() {
    System.setProperty(RecordingSettings.FILE, "a");
    assertThat(settings().mostFileBytes()).isZero();
    System.setProperty(RecordingSettings.ROTATE, "1m");
    assertThat(settings().mostFileBytes()).isEqualTo(1 << 20);
    System.setProperty(RecordingSettings.ROTATE, "100k");

    assertThatThrownBy(RecordingSettings::ofProcess)
        .hasMessage("dynobench.recording.rotate must be at least 1m");
  }
}
