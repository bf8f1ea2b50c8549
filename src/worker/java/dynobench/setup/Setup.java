package dynobench.setup;

import dynobench.secret.Secrets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// How a worker drives one mode of an engine: everything that differs between modes, as data. In
/// texts `{folder}` stands for the trial's folder, with forward slashes.
public sealed interface Setup {
  /// The line of a setup to which every commit style is the same.
  String NO_COMMITS = "commits: none, whatever the style";

  /// Why it can't insert several rows with one statement, as the end of a sentence; empty when it
  /// can.
  default Optional<String> multiRowObstacle() {
    return this instanceof Jdbc jdbc
        ? jdbc.dialect().multiRowObstacle()
        : Optional.of("it knows no SQL");
  }

  /// The same for a database whose process has ended.
  default Setup reopened() {
    return this instanceof Jdbc jdbc ? jdbc.withReopen() : this;
  }

  /// What must never be shown or stored.
  default Secrets secrets() {
    return this instanceof Jdbc jdbc ? new SetupSecrets(jdbc).all() : Secrets.NONE;
  }

  /// A SQL engine.
  ///
  /// @param properties passed to the driver with user and password
  /// @param reopen properties besides, where a database is opened whose process has ended, and
  ///   perhaps left its lock behind
  /// @param system system properties, set before the driver is loaded
  /// @param afterOpen statements to run on each new connection
  /// @param dialect how it puts what workloads ask
  /// @param markedSecrets names of properties, system properties and URL parameters whose values
  ///   are secret though their names don't look it
  /// @param server that the mode brings along; empty where the engine runs in the worker, or
  ///   somebody else sees to its server
  /// @param files texts that are written into the trial's folder before the database is opened, by
  ///   their names in it
  /// @param initialise programs that make the database in the trial's folder, in order; `{folder}`
  ///   stands for it
  /// @param backup how the database is copied while others write; empty where it can't be
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
      Optional<Backup> backup)
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

    /// As a driver comes, asked in the standard's words.
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
          Optional.empty());
    }

    /// Programs that make a database, or a server's data.
    public Stream<Step> steps() {
      return Stream.concat(
          initialise.stream(), server.stream().flatMap(each -> each.initialise().stream()));
    }

    /// Everything that is started besides the worker.
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

    /// With a server of the mode's own.
    public Jdbc withServer(Server own) {
      return copy(url, password, properties, Optional.of(own));
    }

    /// The same at a place that wasn't known before.
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
          backup);
    }

    /// The same for a copy that a backup has made. Nobody goes on with it: closing its connection
    /// will do.
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
          Optional.empty());
    }

    /// Hides the secrets.
    @Override
    public String toString() {
      return "Jdbc[" + driver + ", " + secrets().hide(url) + "]";
    }
  }

  /// The same; a server of the mode's own gets that password.
  default Setup guarded(String password) {
    return this instanceof Jdbc jdbc && jdbc.server().isPresent()
        ? jdbc.at(jdbc.url(), password)
        : this;
  }

  /// The same; a server of the mode's own has so many nodes.
  default Setup onNodes(int count) {
    return this instanceof Jdbc jdbc ? jdbc.withNodes(count) : this;
  }

  /// How a SQL engine copies a database while others write: into the folder `{folder}/copy`, which
  /// is there.
  ///
  /// @param statements that make the copy, in order
  /// @param url that opens it
  /// @param unzip an archive in that folder that the copy is in; empty where it is files
  record Backup(List<String> statements, String url, String unzip) {
    public Backup {
      statements = List.copyOf(statements);
    }
  }

  /// A program that is run to its end.
  ///
  /// @param input that it reads
  record Step(List<String> run, String input) {
    public Step {
      run = List.copyOf(run);
    }

    /// For people.
    public String words() {
      return String.join(" ", run) + (input.isBlank() ? "" : " < " + input.strip());
    }
  }

  /// A server that lives as long as the worker does. In its texts `{home}` stands for the folder of
  /// its programs, `{data}` for that of its data, `{port}` for a free one of the loopback address,
  /// and `{password}` for one that nobody knows. One that is a Java program is run by the worker's
  /// own, `{java}`, and finds what the worker finds in `{classpath}`. Each node of a cluster is
  /// told its number, from 1, as `{node}`, their number as `{nodes}`, and where all of them listen
  /// for each other, in order, as `{peers}`.
  ///
  /// @param home of its programs; empty where all are named in full
  /// @param template a folder below its home that its data begin with; may be empty
  /// @param initialise what makes its data, in order
  /// @param start what runs it, or each of its nodes
  /// @param stop the signal that asks it to end
  /// @param ready what it is asked until it answers with a row; empty where a connection will do
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

    /// How many processes there are of it.
    ///
    /// @param count as the plan says
    /// @param most that it can be; 1 where it is no cluster
    /// @param copies that are kept of each row, each on a node of its own, where there are enough
    public record Nodes(int count, int most, int copies) {
      /// Whether it can be more than one.
      public boolean areCluster() {
        return most > 1;
      }
    }

    /// As a mode has it.
    ///
    /// @param options that it is started with besides
    /// @param copies that are kept of each row
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

    /// How one asks it to end.
    public enum Stop {
      TERM,
      INT
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

  /// A library that is called through an interface of its own: it keeps bytes under bytes, in
  /// order, or triples.
  ///
  /// @param access how it arranges records
  /// @param properties of its database, in the library's words
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

      /// Whether keys are numbers from 1 on, and nothing else.
      public boolean isByNumber() {
        return this == QUEUE || this == RECNO;
      }
    }

    /// How it writes.
    public enum Writes {
      /// Without transactions.
      PLAIN,
      /// Without transactions, and the data are written at close.
      DEFERRED,
      /// Transactions in memory: the database is open from phase to phase.
      MEMORY,
      /// Transactions that stay in the process until the library writes them.
      NO_SYNC,
      /// Transactions that reach the operating system.
      WRITE_NO_SYNC,
      /// Transactions that reach the disk.
      SYNC;

      /// Whether there are transactions.
      public boolean commits() {
        return this != PLAIN && this != DEFERRED;
      }
    }
  }

  /// Objects in the heap, and a journal of what changed them.
  ///
  /// @param snapshot whether all of them are written when it is closed; without a journal there is
  ///   nothing to write to
  record Prevayler(Journal journal, boolean snapshot) implements Setup {
    /// Where a transaction is when it has been committed.
    public enum Journal {
      /// In memory, which the database is open in from phase to phase.
      NONE,
      /// In a file that the operating system has.
      WRITTEN,
      /// In a file on the disk.
      FORCED
    }
  }

  /// A map of the JDK: the memory limit.
  ///
  /// @param shared whether many threads may work on it at the same time
  record HeapMap(boolean shared) implements Setup {}

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
