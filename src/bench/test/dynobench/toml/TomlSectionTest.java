package dynobench.toml;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TomlSectionTest {
  private enum Colour {
    RED,
    DARK_BLUE
  }

  private final Problems problems = new Problems();

  private TomlSection read(String text, String... overrides) {
    return TomlDocument.read("a.toml", text, List.of(overrides), problems).orElseThrow();
  }

  private List<String> messages() {
    return problems.list().stream().map(Problem::toString).toList();
  }

  @Test
  void aValueThatIsSetTakesTheWholePlaceOfTheOneBefore() {
    TomlSection root =
        read(
            "[vary]\nrows = { from = 1, factor = 10, count = 3 }\npairs = [1, 2]",
            "vary.rows = { from = 5, step = 5 }");

    TomlSection rows = root.section("vary").orElseThrow().section("rows").orElseThrow();
    assertThat(rows.keys()).containsExactlyInAnyOrder("from", "step");
    assertThat(root.section("vary").orElseThrow().has("pairs")).isTrue();
  }

  @Nested
  class Values {
    @Test
    void areReadByTheirKind() {
      TomlSection section =
          read("t = \"x\"\nn = 7\nd = 2\nf = true\nl = [\"a\"]\none = \"b\"\nm = { k = 1 }");

      assertThat(section.text("t")).isEqualTo("x");
      assertThat(section.number("n", 0)).isEqualTo(7);
      assertThat(section.decimal("d", 0)).isEqualTo(2.0);
      assertThat(section.flag("f", false)).isTrue();
      assertThat(section.texts("l")).containsExactly("a");
      assertThat(section.texts("one")).containsExactly("b");
      assertThat(section.map("m")).containsEntry("k", "1");
      assertThat(problems.isEmpty()).isTrue();
    }

    @Test
    void haveTheirFallbackWhenTheyAreMissing() {
      TomlSection section = read("");

      assertThat(section.number("n", 3)).isEqualTo(3);
      assertThat(section.choice("c", Colour.DARK_BLUE)).isEqualTo(Colour.DARK_BLUE);
      assertThat(section.section("s")).isEmpty();
      assertThat(problems.isEmpty()).isTrue();
    }

    @Test
    void areReportedWhenTheyAreOfTheWrongKind() {
      TomlSection section = read("n = \"7\"\nt = 1\ns = 2");

      assertThat(section.number("n", 3)).isEqualTo(3);
      assertThat(section.text("t", "x")).isEqualTo("x");
      assertThat(section.section("s")).isEmpty();
      assertThat(messages())
          .containsExactly(
              "a.toml:1: n: must be a whole number, not 7",
              "a.toml:2: t: must be a text in quotes, not 1",
              "a.toml:3: s: must be a table [s], not 2");
    }

    @Test
    void areReportedWhenTheyDoNotFit() {
      assertThat(read("n = 3000000000").count("n", 1)).isEqualTo(1);
      assertThat(messages())
          .containsExactly("a.toml:1: n: must be at most 2,147,483,647, not 3,000,000,000");
    }
  }

  @Nested
  class WhereTheyAre {
    @Test
    void areThoseOfTheElementInAList() {
      TomlSection section = read("[[l]]\na = 1\n[[l]]\na = 2\nb = 3\n");

      section.elements("l").forEach(each -> ((TomlSection) each).text("a", ""));
      assertThat(messages())
          .containsExactly(
              "a.toml:2: l.a: must be a text in quotes, not 1",
              "a.toml:4: l.a: must be a text in quotes, not 2");
    }

    @Test
    void areTheCommandLineWhereAValueCameFromThere() {
      TomlSection section = read("n = 7\nt = { a = 1, b = 2 }", "n=x", "t.a=y");

      section.number("n", 0);
      TomlSection table = section.section("t").orElseThrow();
      table.number("a", 0);
      table.flag("b", false);
      assertThat(messages())
          .containsExactly(
              "--set: n: must be a whole number, not x",
              "--set: t.a: must be a whole number, not y",
              "a.toml:2: t.b: must be true or false, not 2");
    }

    @Test
    void areNamedAHundredTimesAtMost() {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < 1000; i++) {
        text.append("key").append(i).append(" = 1\n");
      }
      read(text.toString()).finish();

      assertThat(messages()).hasSize(100).last().asString().contains("more errors than these 99");
    }
  }

  @Test
  void namesWithDotsStandInQuotes() {
    assertThat(read("m = { a.b = 1, \"c.d\" = 2, e = [1] }").map("m")).containsOnlyKeys("c.d");
    assertThat(messages())
        .containsExactly(
            "a.toml:1: m.a: must be one value; put a name with dots in quotes",
            "a.toml:1: m.e: must be one value; put a name with dots in quotes");
  }

  @Test
  void saysSoWhenTheParserStumbles() {
    assertThat(TomlDocument.read("a.toml", "t = { a = , }\n[h]\n", List.of(), problems)).isEmpty();
    assertThat(messages()).singleElement().asString().startsWith("a.toml: is not TOML");
  }

  @Test
  void readsWhatAnEditorOnWindowsWrote() {
    assertThat(read("\uFEFFn = 7\r\n").number("n", 0)).isEqualTo(7);
    assertThat(messages()).isEmpty();
  }

  @Nested
  class Choices {
    @Test
    void areWrittenInLowerCaseWithDashes() {
      assertThat(read("c = \"dark-blue\"").choice("c", Colour.RED)).isEqualTo(Colour.DARK_BLUE);
    }

    @Test
    void nameWhatThereIsAndTheNearest() {
      assertThat(read("c = \"dark blue\"").choice("c", Colour.RED)).isEqualTo(Colour.RED);
      assertThat(messages())
          .containsExactly(
              "a.toml:1: c: must be one of red, dark-blue, not \"dark blue\"; did you mean"
                  + " \"dark-blue\"?");
    }

    @Test
    void doNotTakeAnEmptyTextForAnOmission() {
      read("c = \"\"").choice("c", Colour.RED);

      assertThat(messages())
          .containsExactly("a.toml:1: c: must be one of red, dark-blue, not \"\"");
    }

    @Test
    void canBeRequired() {
      assertThat(read("").choice("c", Colour.class)).isEmpty();
      assertThat(messages())
          .containsExactly("a.toml: c: is missing: one of red, dark-blue was expected");
    }
  }

  @Nested
  class Places {
    @Test
    void ofMissingKeysAreTheirTables() {
      read("\n[a]\n[a.b]").section("a").orElseThrow().section("b").orElseThrow().text("c");

      assertThat(messages())
          .containsExactly("a.toml:3: a.b.c: is missing: a text in quotes was expected");
    }

    @Test
    void ofTablesInListsAreTheirOwn() {
      TomlSection section = read("\nl = [\n  { x = 1 }\n]");
      for (Object each : section.elements("l")) {
        ((TomlSection) each).finish();
      }

      assertThat(messages()).containsExactly("a.toml:3: l.x: is not a known key");
    }
  }

  @Nested
  class TextsThatAreNoFile {
    @Test
    void haveNoPlacesToName() {
      TomlDocument.read("", "\na = 1", List.of(), problems).orElseThrow().text("a");
      TomlDocument.read("", "\na = = 1", List.of(), problems);

      assertThat(messages()).hasSize(2).noneMatch(each -> each.startsWith(":"));
    }
  }

  @Nested
  class Overrides {
    @Test
    void replaceAndAddValues() {
      TomlSection section = read("n = 1\n[a]\nb = 1\nc = 2", "n=5", "a.b = 7", "t=plain words");

      assertThat(section.number("n", 0)).isEqualTo(5);
      assertThat(section.text("t")).isEqualTo("plain words");
      TomlSection a = section.section("a").orElseThrow();
      assertThat(a.number("b", 0)).isEqualTo(7);
      assertThat(a.number("c", 0)).isEqualTo(2);
      assertThat(problems.isEmpty()).isTrue();
    }

    @Test
    void areReportedWhenTheyHaveNoKey() {
      read("", "rows");

      assertThat(messages())
          .containsExactly("--set: rows: has the form key=value, such as rows.count=3");
    }
  }

  @Test
  void textThatIsNoTomlIsReportedWithItsLine() {
    assertThat(TomlDocument.read("a.toml", "a = 1\nb = ", List.of(), problems)).isEmpty();
    assertThat(messages()).singleElement().asString().startsWith("a.toml:2: ");
  }

  @Nested
  class Texts {
    private List<String> refusal(String text) {
      assertThat(TomlDocument.read("a.toml", text, List.of(), problems)).isEmpty();
      return messages();
    }

    @Test
    void ofThousandsOfBlankLinesAreRefusedInAMoment() {
      assertThat(refusal("a = 1\n" + "\n# nothing\n \n".repeat(2000) + "b = 2\n"))
          .singleElement()
          .asString()
          .startsWith("a.toml: has too many blank lines and comments before line ");
    }

    @Test
    void thatAreFarTooLongAreRefusedInAMoment() {
      assertThat(refusal("a = [\n".repeat(100_000)))
          .containsExactly(
              "a.toml: has 600,000 characters, but a plan or descriptor can have at most 262,144:"
                  + " it was not read");
    }

    @Test
    void ofManyLinesAndALongCommentAreRead() {
      String text = "# a licence\n".repeat(250) + "key%d = 1\n\n# why\n".repeat(100);
      for (int i = 0; i < 100; i++) {
        text = text.replaceFirst("%d", Integer.toString(i));
      }

      assertThat(read(text).number("key99", 0)).isEqualTo(1);
      assertThat(problems.isEmpty()).isTrue();
    }
  }
}
