package dynobench.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TranslationsTest {
  private static final ReplayText PLAIN =
      new ReplayText("select ? from t", List.of(2, 1), true).followedBy(List.of("a", "b"));
  private static final ReplayText KEYED =
      new ReplayText("insert", List.of(1, ReplayText.KEY), false);

  @Test
  void areReadAsTheyWereWritten(@TempDir Path folder) throws IOException {
    Map<Integer, Translation> texts =
        Map.of(
            1, Translation.Text.of(PLAIN),
            2, new Translation.Text(PLAIN, Optional.of(KEYED)),
            3, new Translation.Untranslatable("no such form"),
            4, new Translation.Elsewhere("in CREATE TABLE"),
            5, new Translation.OwnSetting("a setting"));
    var written =
        new Translations(
            "from H2 to Derby",
            texts,
            Set.of(1, 7),
            List.of("SET c"),
            List.of("SET a", "SET b"),
            true);
    Path file = folder.resolve("translations");

    written.write(file);

    assertThat(Translations.read(file)).isEqualTo(written);
  }

  @Test
  void parametersFollowTheText() {
    assertThat(PLAIN.values(List.of("a", "b"), 9)).containsExactly("b", "a");
    assertThat(KEYED.values(List.of("a"), 9)).containsExactly("a", 9);
    assertThat(ReplayText.of("select ?").values(List.of("a"), 9)).containsExactly("a");
  }
}
