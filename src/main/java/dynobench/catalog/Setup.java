package dynobench.catalog;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;

/// How a worker drives one mode of an engine: everything that differs between modes, as data. In
/// texts `{folder}` stands for the trial's folder, with forward slashes.
public sealed interface Setup {
  /// A password inside a JDBC URL, which drivers like to quote.
  Pattern IN_URL = Pattern.compile("(?i)\\b(password|passwd|pwd)=[^;&\\s\"]+");

  /// The line of a setup to which every commit style is the same.
  String NO_COMMITS = "commits: none, whatever the style";

  /// Every setting in words, a line each, without the password: for people, and for the record.
  default List<String> lines() {
    return switch (this) {
      case Jdbc jdbc -> jdbc.settings();
      case Je(Je.Writes writes) when writes == Je.Writes.PLAIN || writes == Je.Writes.DEFERRED ->
          List.of("writes: " + writes, NO_COMMITS);
      case Je(Je.Writes writes) -> List.of("writes: " + writes);
      case AppendedFile(AppendedFile.Flush flush) -> List.of("flush: " + flush);
      case HeapMap() -> List.of("a java.util.HashMap", NO_COMMITS);
    };
  }

  /// What must never be shown or stored; empty when there is nothing.
  default String secret() {
    return this instanceof Jdbc jdbc ? jdbc.password() : "";
  }

  /// A text without a secret, and without the passwords that stand in JDBC URLs.
  static String hidden(String text, String secret) {
    String shown = secret.isEmpty() ? text : text.replace(secret, "***");
    return IN_URL.matcher(shown).replaceAll("$1=***");
  }

  /// A SQL engine.
  ///
  /// @param properties passed to the driver with user and password
  /// @param system system properties, set before the driver is loaded
  /// @param afterOpen statements to run on each new connection
  /// @param create statements that make an empty table and drop an older one first. One that starts
  ///   with `DROP` may fail, because not every engine can drop only what is there; when the table
  ///   is still in the way, the next statement says so
  /// @param insert with five parameters: name, value, date, longnumber, floatnumber
  /// @param select with the same five columns
  record Jdbc(
      String driver,
      String url,
      String user,
      String password,
      Map<String, String> properties,
      Map<String, String> system,
      List<String> afterOpen,
      List<String> create,
      String insert,
      String select,
      Close close)
      implements Setup {
    public Jdbc {
      properties = Map.copyOf(properties);
      system = Map.copyOf(system);
      afterOpen = List.copyOf(afterOpen);
      create = List.copyOf(create);
    }

    private List<String> settings() {
      var lines = new ArrayList<String>();
      lines.add("driver: " + driver);
      lines.add("URL: " + url);
      new TreeMap<>(properties)
          .forEach((key, value) -> lines.add("property: " + key + " = " + value));
      new TreeMap<>(system).forEach((key, value) -> lines.add("-D: " + key + " = " + value));
      afterOpen.forEach(sql -> lines.add("after open: " + sql));
      create.forEach(sql -> lines.add("create: " + sql.replaceAll("\\s+", " ").strip()));
      lines.add("insert: " + insert);
      lines.add("select: " + select);
      lines.add("closes by: " + close.words());
      return lines;
    }

    /// Hides the password.
    @Override
    public String toString() {
      return "Jdbc[" + driver + ", " + url + "]";
    }
  }

  /// How a JDBC database is closed.
  sealed interface Close {
    /// What is done, as the end of a sentence.
    default String words() {
      return switch (this) {
        case Connection() -> "closing the connection";
        case Keep() -> "nothing: the data live in the open connection";
        case Statement(String sql) -> sql + ", then closing the connection";
        case Url(String url, List<String> success) ->
            "connecting to " + url + " (" + String.join(" or ", success) + " is success)";
      };
    }

    /// By closing the connection.
    record Connection() implements Close {}

    /// The connection stays open from phase to phase, because the data live in it.
    record Keep() implements Close {}

    /// By a statement, such as `SHUTDOWN`, and then the connection.
    record Statement(String sql) implements Close {}

    /// By connecting to another URL, which answers with an error that means success.
    record Url(String url, List<String> success) implements Close {
      public Url {
        success = List.copyOf(success);
      }
    }
  }

  /// Berkeley DB JE.
  record Je(Writes writes) implements Setup {
    /// How JE writes.
    public enum Writes {
      /// Without transactions.
      PLAIN,
      /// Without transactions, and the log is written at close.
      DEFERRED,
      /// Transactions that stay in the process until a checkpoint.
      NO_SYNC,
      /// Transactions that reach the operating system.
      WRITE_NO_SYNC,
      /// Transactions that reach the disk.
      SYNC
    }
  }

  /// A `HashMap`: the memory limit.
  record HeapMap() implements Setup {}

  /// A file that rows are appended to: the disk limit.
  record AppendedFile(Flush flush) implements Setup {
    /// When the file is forced to the disk.
    public enum Flush {
      NEVER,
      CLOSE,
      COMMIT
    }
  }
}
