package dynobench.setup;

import dynobench.secret.Secrets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Data with which a worker drives one mode of an engine: everything that differs between modes. In
/// texts, `{folder}` is replaced with the trial's folder, written with forward slashes.
public sealed interface Setup {
  /// The line of a setup for which all commit styles are equal.
  String NO_COMMITS = "commits: none, whatever the style";

  /// Returns why the mode cannot insert several rows with one statement, as the end of a sentence;
  /// empty when it can.
  default Optional<String> multiRowObstacle() {
    return this instanceof Jdbc jdbc
        ? jdbc.dialect().multiRowObstacle()
        : Optional.of("it has no SQL");
  }

  /// Returns the setup that opens a database whose process has ended. Without a SQL engine, this
  /// setup.
  default Setup reopened() {
    return this instanceof Jdbc jdbc ? jdbc.withReopen() : this;
  }

  /// Returns the values that must not be shown or stored.
  default Secrets secrets() {
    return this instanceof Jdbc jdbc ? new SetupSecrets(jdbc).all() : Secrets.NONE;
  }

  /// Setup of a SQL engine.
  ///
  /// @param properties passed to the driver with user and password
  /// @param reopen additional properties that open a database whose process has ended and may have
  ///   left its lock
  /// @param system system properties, set before the driver is loaded
  /// @param afterOpen statements to run on each new connection
  /// @param dialect the engine's SQL dialect
  /// @param markedSecrets names of properties, system properties and URL parameters with secret
  ///   values, where the name does not show it
  /// @param server server that the worker starts; empty when the engine runs in the worker, or the
  ///   user runs the server
  /// @param files texts to write into the trial's folder before the database is opened, by file
  ///   name
  /// @param initialise programs that create the database in the trial's folder, in order;
  ///   `{folder}` is that folder
  /// @param maintenance what an administrator does with the database
  record Jdbc(
      String driver,
      String url,
      String user,
      String password,
      Map<String, String> properties,
      Map<String, String> reopen,
      Map<String, String> system,
      List<String> afterOpen,
      Dialect dialect,
      Close close,
      List<String> markedSecrets,
      Optional<Server> server,
      Map<String, String> files,
      List<Step> initialise,
      Maintenance maintenance)
      implements Setup {
    public Jdbc {
      properties = Map.copyOf(properties);
      reopen = Map.copyOf(reopen);
      system = Map.copyOf(system);
      afterOpen = List.copyOf(afterOpen);
      markedSecrets = List.copyOf(markedSecrets);
      files = Map.copyOf(files);
      initialise = List.copyOf(initialise);
    }

    /// Returns a setup for a driver without options, with the standard dialect.
    public static Jdbc plain(String driver, String url, String user, String password) {
      return new Jdbc(
          driver,
          url,
          user,
          password,
          Map.of(),
          Map.of(),
          Map.of(),
          List.of(),
          Dialect.STANDARD,
          new Close.Connection(),
          List.of(),
          Optional.empty(),
          Map.of(),
          List.of(),
          Maintenance.NONE);
    }

    /// Returns the programs that create the database or the data of a server.
    public Stream<Step> steps() {
      return Stream.concat(
          initialise.stream(), server.stream().flatMap(each -> each.initialise().stream()));
    }

    /// Returns the commands of all programs that run in addition to the worker.
    public Stream<List<String>> commands() {
      return Stream.concat(steps().map(Step::run), server.stream().map(Server::start));
    }

    private Jdbc withNodes(int count) {
      return copy(url, password, properties, server.map(it -> it.onNodes(count)));
    }

    private Jdbc withReopen() {
      var all = new HashMap<>(properties);
      all.putAll(reopen);
      return copy(url, password, all, server);
    }

    /// Returns a copy with a server that the worker starts.
    public Jdbc withServer(Server own) {
      return copy(url, password, properties, Optional.of(own));
    }

    /// Returns a copy with a URL and a password that only became known at run time.
    public Jdbc at(String place, String secret) {
      return copy(place, secret, properties, server);
    }

    private Jdbc copy(
        String place, String secret, Map<String, String> passed, Optional<Server> own) {
      return new Jdbc(
          driver,
          place,
          user,
          secret,
          passed,
          reopen,
          system,
          afterOpen,
          dialect,
          close,
          markedSecrets,
          own,
          files,
          initialise,
          maintenance);
    }

    /// Returns the setup for a copy that a backup made. It closes only the connection, because the
    /// copy is not used afterwards.
    public Jdbc onCopy(String place) {
      return new Jdbc(
          driver,
          place,
          user,
          password,
          properties,
          reopen,
          system,
          afterOpen,
          dialect,
          new Close.Connection(),
          markedSecrets,
          Optional.empty(),
          Map.of(),
          List.of(),
          Maintenance.NONE);
    }

    /// Returns driver and URL, with secrets hidden.
    @Override
    public String toString() {
      return "Jdbc[" + driver + ", " + secrets().hide(url) + "]";
    }
  }

  /// Returns a copy whose server uses this password, or this setup if the worker starts no server.
  default Setup guarded(String password) {
    return this instanceof Jdbc jdbc && jdbc.server().isPresent()
        ? jdbc.at(jdbc.url(), password)
        : this;
  }

  /// Returns a copy whose server, if the worker starts one, has this number of nodes.
  default Setup onNodes(int count) {
    return this instanceof Jdbc jdbc ? jdbc.withNodes(count) : this;
  }

  /// Maintenance of a database by SQL.
  ///
  /// @param backup how to copy the database while clients write; empty when it cannot be copied
  /// @param cleanUp how the engine gives free space back; empty when it has no way
  record Maintenance(Optional<Backup> backup, Optional<CleanUp> cleanUp) {
    /// A database that can neither be copied nor cleaned up.
    public static final Maintenance NONE = new Maintenance(Optional.empty(), Optional.empty());
  }

  /// Clean-up of a database by SQL.
  ///
  /// @param statements statements in order; a statement with `{table}` runs once for each table
  /// @param closes whether the last statement closes the database
  record CleanUp(List<String> statements, boolean closes) {
    public CleanUp {
      statements = List.copyOf(statements);
    }
  }

  /// Backup of a database by SQL while clients write. The copy goes to the folder `{folder}/copy`,
  /// which exists.
  ///
  /// @param statements statements that make the copy, in order
  /// @param url URL that opens the copy
  /// @param unzip the archive in that folder that contains the copy; empty when the copy is not
  ///   packed
  record Backup(List<String> statements, String url, String unzip) {
    public Backup {
      statements = List.copyOf(statements);
    }
  }

  /// A program that runs to its end.
  ///
  /// @param input text for its standard input
  record Step(List<String> run, String input) {
    public Step {
      run = List.copyOf(run);
    }

    /// Returns the command line for display, with the input behind a `<`.
    public String commandLine() {
      return String.join(" ", run) + (input.isBlank() ? "" : " < " + input.strip());
    }
  }

  /// A server that the worker starts before the first phase, and stops after the trial. Its texts
  /// contain placeholders: `{home}` is the folder of its programs, `{data}` the folder of its data,
  /// `{port}` a free port of the loopback address, `{password}` a random password. A server written
  /// in Java runs on the worker's own `{java}`, with the worker's class path `{classpath}`. In a
  /// cluster, `{node}` is the number of a node (from 1), `{nodes}` their count, and `{peers}` their
  /// addresses in order.
  ///
  /// @param home folder of the server's programs; empty when all programs have full paths
  /// @param template folder below `home`, copied as the initial data; may be empty
  /// @param initialise programs that create the server's data, in order
  /// @param start command that runs the server, or each of its nodes
  /// @param stop signal that asks the server to end
  /// @param ready query to repeat until it returns a row; empty when a connection is enough
  record Server(
      String home,
      String template,
      List<Step> initialise,
      List<String> start,
      Stop stop,
      String ready,
      Nodes nodes) {
    public Server {
      initialise = List.copyOf(initialise);
      start = List.copyOf(start);
    }

    /// Number of processes of a server.
    ///
    /// @param count number of nodes in the plan
    /// @param most maximum number of nodes; 1 for a server that is no cluster
    /// @param copies number of copies of each row, each on a different node when enough nodes exist
    public record Nodes(int count, int most, int copies) {
      /// Returns whether the server can have more than one node.
      public boolean areCluster() {
        return most > 1;
      }
    }

    /// Returns a copy with the settings of a mode.
    ///
    /// @param options options to add to the start command
    /// @param copies number of copies of each row
    public Server with(List<String> options, int copies) {
      return copy(
          Stream.concat(start.stream(), options.stream()).toList(),
          new Nodes(nodes.count(), nodes.most(), copies));
    }

    private Server onNodes(int count) {
      return copy(start, new Nodes(count, nodes.most(), nodes.copies()));
    }

    private Server copy(List<String> command, Nodes others) {
      return new Server(home, template, initialise, command, stop, ready, others);
    }

    /// Signal that asks a server to end.
    public enum Stop {
      TERM,
      INT
    }
  }

  /// Way in which a JDBC database is closed.
  sealed interface Close {
    /// Returns a description of the action, as the end of a sentence.
    default String description() {
      return switch (this) {
        case Connection() -> "closing the connection";
        case Keep() -> "nothing: the data live in the open connection";
        case Statement(String sql) -> sql + ", then closing the connection";
        case Url(String url, List<String> success) ->
            "connecting to " + url + " (" + String.join(" or ", success) + " is success)";
      };
    }

    /// Closes the connection.
    record Connection() implements Close {}

    /// Leaves the connection open from phase to phase, because the data lives in the connection.
    record Keep() implements Close {}

    /// Runs a statement, such as `SHUTDOWN`, and then closes the connection.
    record Statement(String sql) implements Close {}

    /// Connects to another URL, which returns an error that means success.
    ///
    /// @param success SQLSTATEs of such errors
    record Url(String url, List<String> success) implements Close {
      public Url {
        success = List.copyOf(success);
      }
    }
  }

  /// Setup of a library with its own interface. It stores either byte pairs, or triples.
  ///
  /// @param access how the library arranges records
  /// @param properties settings of the database, with the library's names
  record Store(StoreLibrary library, Writes writes, Access access, Map<String, String> properties)
      implements Setup {
    public Store {
      properties = Map.copyOf(properties);
    }

    /// The access method: how a library arranges records.
    public enum Access {
      /// Sorted by key.
      BTREE,
      /// Hashed, in no order.
      HASH,
      /// Records of one length, by number.
      QUEUE,
      /// Records of any length, by number.
      RECNO;

      /// Returns whether all keys are numbers, from 1.
      public boolean isByNumber() {
        return this == QUEUE || this == RECNO;
      }
    }

    /// Way in which a library writes.
    public enum Writes {
      /// No transactions.
      PLAIN,
      /// No transactions; the library writes the data at close.
      DEFERRED,
      /// Transactions in memory. The database stays open from phase to phase.
      MEMORY,
      /// Transactions that stay in the process until the library writes them.
      NO_SYNC,
      /// Transactions that reach the operating system.
      WRITE_NO_SYNC,
      /// Transactions that reach the disk.
      SYNC;

      /// Returns whether the library uses transactions.
      public boolean commits() {
        return this != PLAIN && this != DEFERRED;
      }
    }
  }

  /// Objects in the heap, with a journal of their changes.
  ///
  /// @param snapshot whether closing writes all objects; without a journal there is no file to
  ///   write
  record Prevayler(Journal journal, boolean snapshot) implements Setup {
    /// Durability of a committed transaction.
    public enum Journal {
      /// No journal file: the journal is in memory. The database stays open from phase to phase.
      NONE,
      /// A journal in a file, whose writes are passed to the operating system.
      WRITTEN,
      /// A journal in a file, which is flushed to the disk.
      FORCED
    }
  }

  /// A map of the JDK, as a baseline for memory.
  ///
  /// @param shared whether several threads may use it at the same time
  record HeapMap(boolean shared) implements Setup {}

  /// A file to which rows are appended, as a baseline for the disk.
  record AppendedFile(Flush flush) implements Setup {
    /// The moment at which the file is forced to the disk.
    public enum Flush {
      NEVER,
      CLOSE,
      COMMIT
    }
  }
}
