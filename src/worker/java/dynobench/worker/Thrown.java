package dynobench.worker;

import dynobench.engine.SqlWords;
import dynobench.secret.Secrets;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// What an engine has thrown, in texts for an outcome.
record Thrown(Throwable failure) {
  /// An outcome has to fit into one line of the pipe, whatever an engine throws.
  private static final int LONGEST_MESSAGE = 2_000;

  private static final int LONGEST_DETAILS = 20_000;

  /// Causes may go in circles.
  private static final int MOST_CAUSES = 20;

  /// Whether the heap was too small. Most engines wrap the error in an exception of their own.
  /// HSQLDB before 2.0 throws it away: its exception says just "out of memory". Native memory that
  /// an engine lacks is something else.
  boolean isOutOfMemory() {
    return SqlWords.all(failure)
        .anyMatch(each -> each instanceof OutOfMemoryError || isInWords(each));
  }

  private static boolean isInWords(Throwable thrown) {
    String words = String.valueOf(thrown.getMessage()).strip();
    return thrown instanceof SQLException
        && (words.equalsIgnoreCase("out of memory") || words.contains("OutOfMemoryError"));
  }

  /// A class that code needs and nobody has; empty where it is something else.
  Optional<String> missingClass() {
    return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
        .limit(MOST_CAUSES)
        .filter(each -> each instanceof NoClassDefFoundError)
        .flatMap(each -> Optional.ofNullable(each.getMessage()).stream())
        .filter(each -> each.matches("[\\w/$]+")) // others tell that it could not be initialised
        .map(each -> each.replace('/', '.'))
        .findFirst();
  }

  /// Its message in one line, with its type.
  String message(Secrets secrets) {
    String message = SqlWords.of(failure);
    return message.isEmpty()
        ? failure.getClass().getName()
        : cut(secrets.hide(message), LONGEST_MESSAGE).strip().replaceAll("\\s*\\R\\s*", " ")
            + " ("
            + failure.getClass().getSimpleName()
            + ")";
  }

  String stackTrace(Secrets secrets) {
    var text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text));
    return cut(secrets.hide(text.toString()), LONGEST_DETAILS);
  }

  private static String cut(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most) + "…";
  }
}
