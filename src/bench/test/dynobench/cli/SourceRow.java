package dynobench.cli;

import dynobench.toml.Problems;
import dynobench.toml.TomlDocument;
import dynobench.toml.TomlSection;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Benchmark or request from a source, with the commands that repeat it.
///
/// @param id the row's key in the file
/// @param source the source's title, followed by its address if it has one
/// @param did the text of the source
/// @param run the commands; empty if Dynobench cannot repeat it
/// @param small options that shorten the first command for tests
/// @param here options that shorten the first command for the page
/// @param figure the figure of the outcome
/// @param shows pattern of the outcome in the last command's output
/// @param needs ids of engines that must be fetched or installed first
/// @param differs differences from the source; may be empty
/// @param page the page of the guide with details
record SourceRow(
    String id,
    String source,
    String did,
    List<String> run,
    String small,
    String here,
    Optional<Figure> figure,
    Optional<Pattern> shows,
    List<String> needs,
    String differs,
    String page) {

  static final Path FILE = Path.of("src/site/sources.toml");

  /// Pattern of a word of a command line. Single quotes enclose words with spaces, as in a shell.
  private static final Pattern WORD = Pattern.compile("(?:[^\\s']|'[^']*')+");

  /// @param phase a regular expression, because some rows show several phases
  /// @param of part of the titles of the contenders to print
  record Figure(String phase, String metric, Pattern of) {
    static Figure read(TomlSection section) {
      var figure =
          new Figure(
              section.text("phase"),
              section.text("metric"),
              Pattern.compile(section.text("of", "")));
      section.finish();
      return figure;
    }
  }

  /// Reads all rows, in the order of the file.
  static List<SourceRow> all() throws IOException {
    var problems = new Problems();
    var rows = new ArrayList<SourceRow>();
    TomlSection root =
        TomlDocument.read(FILE.toString(), Files.readString(FILE), List.of(), problems)
            .orElseThrow();
    for (TomlSection source : root.sections()) {
      String address = source.text("address", "");
      String title = source.text("title") + (address.isEmpty() ? "" : "\n\n" + address);
      source.sections("rows").forEach(row -> rows.add(read(source.name(), title, row)));
      source.finish();
    }
    root.finish();
    if (!problems.isEmpty()) {
      throw new IOException(problems.list().toString());
    }
    return List.copyOf(rows);
  }

  private static SourceRow read(String key, String source, TomlSection row) {
    var read =
        new SourceRow(
            key + "." + row.name(),
            source,
            row.text("did"),
            row.texts("run"),
            row.text("small", ""),
            row.text("here", row.text("small", "")),
            row.section("figure").map(Figure::read),
            Optional.of(row.text("shows", ""))
                .filter(text -> !text.isEmpty())
                .map(Pattern::compile),
            row.texts("needs"),
            row.text("differs", ""),
            row.text("page"));
    row.finish();
    return read;
  }

  @Override
  public String toString() {
    return id;
  }

  /// Splits a command into words.
  static List<String> words(String command) {
    return WORD.matcher(command).results().map(each -> each.group().replace("'", "")).toList();
  }

  /// Returns the group `out` of the pattern in a command's output.
  Optional<String> found(String output) {
    return shows
        .map(pattern -> pattern.matcher(output))
        .filter(Matcher::find)
        .map(matcher -> matcher.group("out").strip().replaceAll("\\s{2,}", " · "));
  }
}
