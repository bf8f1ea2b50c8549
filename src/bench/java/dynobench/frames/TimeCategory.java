package dynobench.frames;

import java.util.Locale;
import java.util.Optional;

/// Use of time, in words that hold for all engines. Tables, bars and sentences have this order.
public enum TimeCategory {
  DRIVER("driver", "in its driver", "#8ecae6"),
  PARSING("parsing", "parsing SQL", "#ffd166"),
  PLANNING("planning", "planning statements", "#f4a261"),
  EXECUTION("execution", "executing statements", "#90be6d"),
  /// Rows, indexes, pages, caches, and their files.
  STORAGE("index and storage", "in indexes and storage", "#43aa8b"),
  /// The log that makes changes durable, transactions included.
  LOGGING("log and transactions", "in its log and transactions", "#c9a27e"),
  /// Waits for flushes, reads and writes of files.
  DISK("waiting for the disk", "waiting for the disk", "#e76f51"),
  /// Waits for other threads.
  LOCKS("locks", "waiting for locks", "#c77dff"),
  /// Waits for a server process.
  SERVER("waiting for the server", "waiting for its server", "#d4a5b5"),
  /// Garbage collection.
  MEMORY("memory", "collecting garbage", "#f28482"),
  /// Loading of classes and libraries, and waits for the JVM.
  COMPILATION("loading and compilation", "loading and compiling code", "#bdb2ff"),
  /// The code of Dynobench.
  HARNESS("harness", "in Dynobench itself", "#ced4da"),
  /// Sleep.
  IDLE("idle", "asleep", "#8d99a6"),
  /// Parts of a phase that were too short for a sample.
  UNSAMPLED("too short to sample", "in parts that are too short to sample", "#d5dbe1"),
  /// Code that no rule of the engine's descriptor maps.
  OTHER("other", "in code without a category", "#adb5bd");

  private final String title;
  private final String clause;
  private final String colour;

  TimeCategory(String title, String clause, String colour) {
    this.title = title;
    this.clause = clause;
    this.colour = colour;
  }

  /// Returns the name in descriptors and files.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the title for tables and legends.
  public String title() {
    return title;
  }

  /// Returns words that continue "spends 10 % of an operation".
  public String clause() {
    return clause;
  }

  /// Returns the colour of bars and flame graphs, on which dark text is legible.
  public String colour() {
    return colour;
  }

  /// Returns whether rules can give code this category.
  boolean isOfCode() {
    return this != UNSAMPLED && this != OTHER;
  }

  /// Returns the category with this id.
  public static Optional<TimeCategory> named(String id) {
    for (TimeCategory each : values()) {
      if (each.id().equals(id)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }
}
