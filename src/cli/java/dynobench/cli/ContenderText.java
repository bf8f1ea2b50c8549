package dynobench.cli;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.WorkerJvm;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a contender from the command line: `hsqldb/cached`, followed by its own conditions after
/// commas: `hsqldb/cached, commit=every 100, heap=1g, flag=-Xint`. The default commit style is
/// autocommit. Each `flag` adds a JVM flag; of `commit` and `heap` the last one counts.
final class ContenderText implements ITypeConverter<Contender> {
  /// Conditions after engine and mode, for help texts.
  static final String CONDITIONS = "commit=…, heap=…, flag=…";

  @Override
  public Contender convert(String text) {
    String[] parts = text.split(",", -1);
    try {
      Contender contender = Contender.parse(parts[0].strip(), new CommitStyle.Autocommit());
      for (int i = 1; i < parts.length; i++) {
        contender = with(contender, parts[i].strip());
      }
      return contender;
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(String.valueOf(e.getMessage()));
    }
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
              "\"%s\" is not a setting of a contender: %s are".formatted(condition, CONDITIONS));
    };
  }
}
