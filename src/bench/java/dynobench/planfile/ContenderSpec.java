package dynobench.planfile;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.WorkerJvm;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Contenders as one line of text: `hsqldb/cached`, followed by conditions of its own after commas:
/// `hsqldb/cached, commit=every 100, heap=1g, flag=-Xint`. The default commit style is autocommit.
/// Each `flag` adds a JVM flag; of `commit` and `heap` the last one counts.
public final class ContenderSpec {
  /// Conditions after engine and mode, for help texts.
  public static final String CONDITIONS = "commit=…, heap=…, flag=…";

  private ContenderSpec() {}

  /// Parses a contender.
  ///
  /// @throws IllegalArgumentException when the text is not of that form
  public static Contender parse(String text) {
    String[] parts = text.split(",", -1);
    Contender contender = Contender.parse(parts[0].strip(), new CommitStyle.Autocommit());
    for (int i = 1; i < parts.length; i++) {
      contender = with(contender, parts[i].strip());
    }
    return contender;
  }

  private static Contender with(Contender contender, String condition) {
    int equals = condition.indexOf('=');
    String key = equals < 0 ? condition : condition.substring(0, equals).strip();
    String value = condition.substring(equals + 1).strip();
    return switch (key) {
      case "commit" -> contender.withCommit(CommitStyle.parse(value));
      case "heap" -> contender.withHeap(WorkerJvm.parseHeap(value));
      case "flag" -> {
        List<String> flags = new ArrayList<>(contender.flags());
        flags.add(value);
        yield contender.withFlags(flags);
      }
      default ->
          throw new IllegalArgumentException(
              String.format(
                  Locale.ROOT,
                  "\"%s\" is not a setting of a contender: %s are",
                  condition,
                  CONDITIONS));
    };
  }
}
