package dynobench.ui.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.Waiting;
import dynobench.ui.dock.Layout.Split;
import dynobench.ui.dock.Layout.Tabs;
import dynobench.ui.settings.UserSettings.KeptLane;
import dynobench.ui.settings.UserSettings.Theme;
import dynobench.ui.settings.WindowState.Bounds;
import dynobench.ui.settings.WindowState.Placed;
import dynobench.ui.shownrun.LastComparison;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsFileTest {
  private static final UserSettings SETTINGS =
      new UserSettings(
          Theme.DARK,
          130,
          Optional.of("name = \"ä\"\n"),
          Optional.of("file /a/b.toml"),
          List.of("/a/b.toml", "c"),
          true,
          true,
          Optional.of("before the fix"),
          Optional.of(new LastComparison(false, Optional.of("a"), List.of("b"), "TIME", 0.03)),
          List.of(new KeptLane("heap", 4.5, true, Optional.of("heap-max"))));
  private static final WindowState WINDOW =
      new WindowState(
          Optional.of(new Bounds(-12.5, 40, 1280, 800)),
          true,
          "RUN",
          List.of(
              new Placed(
                  "RUN",
                  new Split(
                      false,
                      List.of(300.0, 0.0, 226.0),
                      List.of(
                          new Tabs("left", "engines", List.of("engines")),
                          new Split(
                              true,
                              List.of(0.0, 268.0),
                              List.of(
                                  new Tabs("editor", "plan", List.of("plan", "table")),
                                  new Tabs("bottom", "", List.of()))),
                          new Tabs("right", "details", List.of("details")))))));

  @TempDir Path folder;
  private final List<String> notes = Collections.synchronizedList(new ArrayList<>());

  private Path file() {
    return folder.resolve("deep/settings.json");
  }

  private Path damaged() {
    return folder.resolve("deep/settings.json.damaged");
  }

  private SettingsFile<UserSettings> settings() {
    return new SettingsFile<>(file(), UserSettings.class, notes::add);
  }

  private SettingsFile<WindowState> window() {
    return new SettingsFile<>(file(), WindowState.class, notes::add);
  }

  private void put(String text) throws IOException {
    Files.createDirectories(file().getParent());
    Files.writeString(file(), text);
  }

  @Nested
  class WhatIsWritten {
    @Test
    void comesBackAsSettings() throws IOException {
      settings().write(SETTINGS);

      assertThat(settings().read()).contains(SETTINGS);
      assertThat(notes).isEmpty();
    }

    @Test
    void comesBackAsAWindowWithNestedLayouts() throws IOException {
      window().write(WINDOW);

      assertThat(window().read()).contains(WINDOW);
      assertThat(notes).isEmpty();
    }

    @Test
    void namesViewsAsItAlwaysDidAndKeepsThoseOfAnotherVersion() throws IOException {
      String stored =
          """
          {"maximized":false,"perspective":"RUN","panes":[{"perspective":"RUN","layout":\
          {"type":"Split","stacked":true,"sizes":[0.0,268.0],"parts":[\
          {"type":"Tabs","id":"editor","front":"chart.phase.2",\
          "tabs":["plan","chart.phase.2","chart.later","engines.add"]},\
          {"type":"Tabs","id":"bottom","front":"","tabs":[]}]}}]}\
          """;
      put(stored);
      WindowState read = window().read().orElseThrow();
      assertThat(read.panes().getFirst().layout())
          .isEqualTo(
              new Split(
                  true,
                  List.of(0.0, 268.0),
                  List.of(
                      new Tabs(
                          "editor",
                          "chart.phase.2",
                          List.of("plan", "chart.phase.2", "chart.later", "engines.add")),
                      new Tabs("bottom", "", List.of()))));

      window().write(read);

      assertThat(Files.readString(file())).isEqualTo(stored);
      assertThat(notes).isEmpty();
    }

    @Test
    void replacesWhatWasThereAndLeavesNothingElse() throws IOException {
      settings().write(SETTINGS);
      settings().write(UserSettings.FIRST);

      assertThat(settings().read()).contains(UserSettings.FIRST);
      try (var files = Files.list(file().getParent())) {
        assertThat(files).containsExactly(file());
      }
    }

    @Test
    void isWholeWhenSeveralWindowsWriteAtOnce() throws Exception {
      try (var windows = Executors.newFixedThreadPool(4)) {
        var writes =
            IntStream.rangeClosed(UserSettings.LEAST_PERCENT, UserSettings.MOST_PERCENT)
                .mapToObj(percent ->
                    windows.submit(() -> {
                      settings().write(SETTINGS.withFontPercent(percent));
                      return percent;
                    }))
                .toList();
        for (var write : writes) {
          write.get(Waiting.LIMIT.toSeconds(), TimeUnit.SECONDS);
        }
      }

      assertThat(notes).isEmpty();
      assertThat(settings().read())
          .hasValueSatisfying(
              read -> assertThat(read.withFontPercent(SETTINGS.fontPercent())).isEqualTo(SETTINGS));
    }
  }

  @Nested
  class WhatCannotBeUsed {
    @Test
    void isNoObstacleAtTheFirstStart() {
      assertThat(settings().read()).isEmpty();
      assertThat(notes).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          " ",
          "garbage",
          "[]",
          "null",
          "{\"theme\":\"DARK\"",
          "{}",
          "{\"theme\":\"PINK\",\"fontPercent\":100,\"welcomed\":true,\"stopWithoutAsking\":false}",
          "{\"theme\":\"DARK\",\"fontPercent\":9,\"welcomed\":true,\"stopWithoutAsking\":false}",
          "{\"theme\":\"DARK\",\"fontPercent\":1e99,\"welcomed\":true,\"stopWithoutAsking\":false}",
          "{\"theme\":null,\"fontPercent\":100,\"welcomed\":true,\"stopWithoutAsking\":false}"
        })
    void isKeptAsideWithANote(String garbage) throws IOException {
      put(garbage);

      assertThat(settings().read()).isEmpty();

      assertThat(notes)
          .singleElement()
          .asString()
          .contains(file().toString(), "saved it as settings.json.damaged", "uses the defaults");
      assertThat(damaged()).hasContent(garbage);
      assertThat(file()).doesNotExist();
    }

    @Test
    void isKeptAsideWhenItIsNoText() throws IOException {
      Files.createDirectories(file().getParent());
      Files.write(file(), new byte[] {(byte) 0xff, (byte) 0xfe, 0});

      assertThat(settings().read()).isEmpty();

      assertThat(notes).singleElement().asString().contains("it is not UTF-8 text");
      assertThat(damaged()).exists();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"NaN\"", "\"Infinity\"", "0", "-3"})
    void isAWindowOfAnImpossibleSize(String width) throws IOException {
      put(
          """
          {"bounds":{"x":0,"y":0,"width":%s,"height":9},"maximized":false,"perspective":"RUN","panes":[]}
          """
              .formatted(width));

      assertThat(window().read()).isEmpty();
      assertThat(notes).singleElement().asString().contains("a window can't stand");
    }

    @ParameterizedTest
    @ValueSource(strings = {"-7", "\"NaN\"", "-0.1", "1e308"})
    void isALayoutWithASizeThatIsNone(String size) throws IOException {
      window().write(WINDOW);
      put(Files.readString(file()).replace("[0.0,268.0]", "[0.0," + size + "]"));

      assertThat(window().read()).isEmpty();
      assertThat(notes).singleElement().asString().contains("a part has 0 to");
    }

    @Test
    void isAFolderWhichIsLeftAlone() throws IOException {
      Files.createDirectories(file());
      Path inside = Files.writeString(file().resolve("mine.txt"), "mine");

      assertThat(settings().read()).isEmpty();
      assertThatThrownBy(() -> settings().write(SETTINGS))
          .hasMessageContainingAll(file().toString(), "it is a folder");

      assertThat(inside).hasContent("mine");
      assertThat(notes)
          .singleElement()
          .satisfies(note -> assertThat(note).contains(file().toString(), "it is a folder"));
    }

    @Test
    void isAFileWhereTheFolderShouldBe() throws IOException {
      Files.writeString(folder.resolve("deep"), "a file");

      assertThat(settings().read()).isEmpty();
      assertThatThrownBy(() -> settings().write(SETTINGS)).hasMessageContaining(file().toString());

      assertThat(notes).singleElement().asString().contains(file().toString());
      assertThat(folder.resolve("deep")).hasContent("a file");
    }
  }

  @Nested
  class AHomeThatTakesNoFiles {
    @Test
    void isFoundOutBeforeAnythingIsWritten() throws IOException {
      Files.writeString(folder.resolve("deep"), "a file");

      assertThatThrownBy(() -> settings().tryToKeep())
          .hasMessageStartingWith("Cannot store the settings in " + file())
          .hasMessageEndingWith("They are lost when the window closes.");
    }

    @Test
    void isOneThatCanBeWrittenAndKeepsNothingOfTheTrial() throws IOException {
      settings().tryToKeep();

      assertThat(file().getParent()).isEmptyDirectory();
    }
  }

  @Nested
  class WhatAnOlderVersionWrote {
    @Test
    void isTakenOverAndWhatItDidNotKnowIsAsAtTheFirstStart() throws IOException {
      put("{\"theme\":\"DARK\",\"fontPercent\":130,\"recentPlans\":[\"/a/b.toml\"]}");

      assertThat(settings().readOver(UserSettings.FIRST))
          .isEqualTo(
              new UserSettings(
                  Theme.DARK,
                  130,
                  Optional.empty(),
                  Optional.empty(),
                  List.of("/a/b.toml"),
                  false,
                  false,
                  Optional.empty(),
                  Optional.empty(),
                  List.of()));
      assertThat(notes).isEmpty();
    }

    @Test
    void isKeptAsideWhenItIsWrongAndNotOnlyIncomplete() throws IOException {
      put("{\"theme\":\"PLAID\"}");

      assertThat(settings().readOver(UserSettings.FIRST)).isEqualTo(UserSettings.FIRST);
      assertThat(damaged()).exists();
      assertThat(notes).singleElement().asString().contains("PLAID");
    }
  }

  @Nested
  class WhatANewerVersionWrote {
    @Test
    void isReadWithoutWhatIsNotKnown() throws IOException {
      settings().write(SETTINGS);
      put(Files.readString(file()).replaceFirst("\\{", "{\"sound\":{\"loud\":[1,{}]},"));

      assertThat(settings().read()).contains(SETTINGS);
      assertThat(notes).isEmpty();
    }
  }
}
