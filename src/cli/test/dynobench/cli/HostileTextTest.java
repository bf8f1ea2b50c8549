package dynobench.cli;

import static dynobench.chart.Measured.MAP;
import static dynobench.chart.Measured.insert;
import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.Measured;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.session.ProgramHome;
import dynobench.store.RunLog;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.xml.sax.InputSource;

/// Tests that texts of descriptors, logs and command lines cannot control the terminal.
class HostileTextTest {
  /// Text that clears the screen, renames the window, reverses letters and returns to the line's
  /// start.
  private static final String EVIL =
      "e\u001b[2J\u001b]0;owned\u0007v\u009b31m\u202Ei\u2066l\rSaved in /tmp/x";

  private static final String SHOWN = "e␛[2J␛]0;owned␇v\\u009b31m\\u202ei\\u2066l␍Saved in /tmp/x";

  private static final Predicate<String> OBEYED =
      Pattern.compile("[\\p{Cc}&&[^\\n]]|[\\u2028-\\u202E\\u2066-\\u2069]").asPredicate();

  @TempDir Path folder;

  private record Ending(int code, String out, String err) {
    String all() {
      return out + err;
    }
  }

  private Ending dynobench(String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    var home = new ProgramHome(ProgramHome.find().folder(), folder.resolve("engines"), java);
    String[] all =
        Stream.concat(Stream.of(arguments), Stream.of("--workspace", folder.toString()))
            .toArray(String[]::new);
    int code =
        new Cli(new CommandContext(home, Clock.systemUTC(), "test"), (_, _) -> false)
            .execute(new PrintWriter(out), new PrintWriter(err), all);
    return new Ending(code, out.toString(), err.toString());
  }

  private static void assertShown(Ending ending, String... words) {
    assertThat(ending.all()).contains(words).doesNotMatch(OBEYED);
  }

  @Nested
  class Descriptors {
    @BeforeEach
    void writeOne() throws IOException {
      Path engine = Files.createDirectories(folder.resolve("engines").resolve("evil"));
      String escaped =
          EVIL.codePoints()
              .mapToObj(c -> c < ' ' || c > '~' ? "\\u%04x".formatted(c) : Character.toString(c))
              .reduce("", String::concat);
      Files.writeString(
          engine.resolve("engine.toml"),
          """
          name = "EVIL"
          version = "EVIL"
          licence = "EVIL"
          homepage = "EVIL"
          kind = "appended-file"

          [modes.file]
          title = "two\\nlines EVIL"
          durability = "process"
          promise = "EVIL"
          flush = "never"
          """
              .replace("EVIL", escaped));
      Path broken = Files.createDirectories(folder.resolve("engines").resolve("broken"));
      Files.writeString(broken.resolve("engine.toml"), "name = \"" + escaped + "\"\nkind = 7\n");
    }

    @Test
    void areListed() {
      Ending ending = dynobench("engines");

      // The name is longer than its column.
      assertShown(ending, SHOWN.split(" ", -1)[0] + " ", "two␊lines");
      assertThat(ending.out().lines().filter(line -> line.contains("evil/file"))).hasSize(1);
    }

    @Test
    void areShownInFull() {
      assertShown(dynobench("engines", "evil"), SHOWN + " " + SHOWN + "   (" + SHOWN);
    }

    @Test
    void areChecked() throws IOException {
      Path plan =
          Files.writeString(
              folder.resolve("p.toml"), "name = \"a\\u001bb\"\ncontenders = [\"evil/file\"]\n");

      assertShown(dynobench("run", plan.toString(), "--check"), "a␛b: 1 contender,");
    }
  }

  @Nested
  class StoredRuns {
    @BeforeEach
    void storeOne() {
      store("stored");
      store("again");
    }

    private void store(String id) {
      var series = new Series(MAP, EVIL, EVIL, EVIL, EVIL, Optional.of(EVIL), List.of(EVIL));
      var run =
          new Measured(id, List.of(series))
              .trial(MAP, 1000, 1, insert(5))
              .trial(MAP, 1000, 2, Measured.phase(EVIL, 0, 5, 0))
              .failed(MAP, 2000, EVIL)
              .warned(EVIL);
      try (var log = RunLog.create(folder.resolve("runs").resolve(id))) {
        run.events().forEach(log);
      }
    }

    @Test
    void areShown() throws IOException {
      Files.writeString(
          folder.resolve("runs/stored/events.jsonl"),
          "\n{\"type\":\"\\u001b[2J\"}\n",
          java.nio.file.StandardOpenOption.APPEND);

      Ending ending = dynobench("show", "stored");

      assertShown(ending, SHOWN, "unknown RunEvent \"␛[2J\"");
      assertThat(ending.code()).isZero();
    }

    @Test
    void areListedAndCompared() {
      assertShown(dynobench("runs"), "stored");
      assertShown(dynobench("compare", "stored", "again"), SHOWN);
    }

    @Test
    void areExportedAsSoundDocuments() throws Exception {
      Path html = folder.resolve("a.html");
      Path svg = folder.resolve("a.svg");
      assertShown(
          dynobench("export", "stored", "--html", "" + html, "--svg", "" + svg, "--phase", EVIL),
          "Wrote");

      for (Path each : List.of(html, svg)) {
        String text = Files.readString(each).replaceFirst("<!DOCTYPE html>", "");
        assertThat(text.replace("\t", "").replace("\r", "")).contains("␛[2J").doesNotMatch(OBEYED);
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(text)));
      }
    }
  }

  @Nested
  class CommandLines {
    @ParameterizedTest
    @ValueSource(strings = {"@", "show @", "run @", "engines @", "plans @", "references @", "--@"})
    void areEchoed(String command) {
      Ending ending =
          dynobench(
              Stream.of(command.split(" ")).map(e -> e.replace("@", EVIL)).toArray(String[]::new));

      assertShown(ending, SHOWN);
      assertThat(ending.code()).isNotZero();
    }

    @Test
    void areEchoedInWhatSomethingFailedBy() {
      Path nowhere = folder.resolve("a\u001b[2Jb").resolve("c.csv");

      assertShown(dynobench("export", "x", "--csv", nowhere.toString()), "a␛[2Jb");
      assertShown(dynobench("export", "x", "--theme", EVIL, "--log", EVIL), SHOWN);
      assertShown(dynobench("calibrate", "--pairs", EVIL), SHOWN);
    }
  }

  @Nested
  class Progress {
    @Test
    void isOneLineOnATerminal() {
      var out = new StringWriter();
      var view = new ProgressLine(new PrintWriter(out), true);
      var series = new Series(MAP, EVIL, "1", "", "", Optional.empty(), List.of());
      new Measured("run", List.of(series)).events().forEach(view);
      view.accept(new RunEvent.TrialStarted(1, new Trial(1, MAP, "phases", Rows.at(10), 1, false)));
      view.accept(new RunEvent.PhaseStarted(2, 1, EVIL, 10));
      view.accept(new RunEvent.Warned(3, 1, EVIL));
      view.accept(new RunEvent.TrialFinished(4, 1, new Outcome.Failed("insert", EVIL, "")));

      String printed = out.toString().replace(TerminalLine.CLEAR, "");
      assertThat(printed).contains("Note: " + SHOWN, "failed in insert: " + SHOWN);
      assertThat(printed).doesNotMatch(OBEYED);
    }
  }
}
