package dynobench.plan;

import java.util.Locale;
import java.util.regex.Pattern;

/// Grouping of inserted rows into commits. Many disputes about benchmark figures come from this
/// setting.
public sealed interface CommitStyle {
  /// Texts that [#parse] accepts, for messages.
  String EXPECTED = "\"autocommit\", \"one transaction\", \"every N\", \"batch N\" or \"values N\"";

  /// Returns the text that [#parse] accepts.
  String text();

  /// Returns the maximum number of rows of one commit, for engines without batches of their own.
  /// For one transaction it is [Long#MAX_VALUE].
  default long rowsPerCommit() {
    return switch (this) {
      case Autocommit() -> 1;
      case OneTransaction() -> Long.MAX_VALUE;
      case Every(int rows) -> rows;
      case Batch(int rows) -> rows;
      case Values(int rows) -> rows;
    };
  }

  /// Every row is its own transaction.
  record Autocommit() implements CommitStyle {
    @Override
    public String text() {
      return "autocommit";
    }
  }

  /// One commit after the last row.
  record OneTransaction() implements CommitStyle {
    @Override
    public String text() {
      return "one transaction";
    }
  }

  /// A commit after every `rows` rows, and after the last row.
  record Every(int rows) implements CommitStyle {
    public Every {
      ArgumentChecks.atLeast("the rows of commit \"every N\"", rows, 1);
    }

    @Override
    public String text() {
      return "every " + rows;
    }
  }

  /// JDBC batches of `rows` rows, each batch a transaction. The last batch may be smaller.
  record Batch(int rows) implements CommitStyle {
    public Batch {
      ArgumentChecks.atLeast("the rows of commit \"batch N\"", rows, 1);
    }

    @Override
    public String text() {
      return "batch " + rows;
    }
  }

  /// `INSERT` statements of `rows` rows each, and each statement a transaction. The last statement
  /// may have fewer rows.
  record Values(int rows) implements CommitStyle {
    /// Maximum number of rows. Engines limit the parameters of a statement, or become slow with
    /// many.
    public static final int MOST = 1000;

    public Values {
      ArgumentChecks.atLeast("the rows of commit \"values N\"", rows, 1);
      ArgumentChecks.atMost("the rows of commit \"values N\"", rows, MOST);
    }

    @Override
    public String text() {
      return "values " + rows;
    }
  }

  /// Parses a text that [#text] has written. Capitals, and a hyphen in place of a blank, are
  /// accepted too.
  ///
  /// @throws IllegalArgumentException naming the text and the expected forms
  static CommitStyle parse(String text) {
    var matcher =
        Pattern.compile("(autocommit)|(one[ -]transaction)|(every|batch|values)[ -](\\d{1,9})")
            .matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "commit must be %s, not \"%s\"", EXPECTED, text));
    }
    if (matcher.group(1) != null) {
      return new Autocommit();
    }
    if (matcher.group(2) != null) {
      return new OneTransaction();
    }
    int rows = Integer.parseInt(matcher.group(4));
    return switch (matcher.group(3)) {
      case "every" -> new Every(rows);
      case "batch" -> new Batch(rows);
      default -> new Values(rows);
    };
  }
}
