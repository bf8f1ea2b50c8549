package dynobench.worker;

import dynobench.engine.SqlWords;
import dynobench.secret.Secrets;
import dynobench.text.PlainText;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// Exception or error of an engine, as texts for an outcome.
record EngineFailure(Throwable failure) {
  /// Maximum length of a message. An outcome must fit into one line of the pipe.
  private static final int LONGEST_MESSAGE = 2_000;

  private static final int LONGEST_DETAILS = 20_000;

  /// Maximum number of causes; they may form a circle.
  private static final int MOST_CAUSES = 20;

  /// Returns whether the heap was too small. Most engines wrap the error in an exception of their
  /// own. HSQLDB before 2.0 discards it and throws an exception with the text "out of memory".
  /// Other messages of drivers about memory don't count.
  boolean isOutOfMemory() {
    return SqlWords.all(failure)
        .anyMatch(each -> each instanceof OutOfMemoryError || reportsOutOfMemory(each));
  }

  private static boolean reportsOutOfMemory(Throwable thrown) {
    String words = String.valueOf(thrown.getMessage()).strip();
    return thrown instanceof SQLException
        && (words.equalsIgnoreCase("out of memory") || words.contains("OutOfMemoryError"));
  }

  /// Returns the name of a missing class that caused the failure; empty for other causes.
  Optional<String> missingClass() {
    return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
        .limit(MOST_CAUSES)
        .filter(each -> each instanceof NoClassDefFoundError)
        .flatMap(each -> Optional.ofNullable(each.getMessage()).stream())
        .filter(each -> each.matches("[\\w/$]+")) // other messages report a failed initialisation
        .map(each -> each.replace('/', '.'))
        .findFirst();
  }

  /// Returns the message in one line without secrets, with the exception's type. Cuts it at 2,000
  /// characters. Returns the name of the class if there is no message.
  String message(Secrets secrets) {
    String message = SqlWords.of(failure);
    return message.isEmpty()
        ? failure.getClass().getName()
        : PlainText.cut(secrets.hide(message), LONGEST_MESSAGE)
                .strip()
                .replaceAll("\\s*\\R\\s*", " ")
            + " ("
            + failure.getClass().getSimpleName()
            + ")";
  }

  /// Returns the stack trace without secrets, cut at 20,000 characters.
  String stackTrace(Secrets secrets) {
    var text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text));
    return PlainText.cut(secrets.hide(text.toString()), LONGEST_DETAILS);
  }
}
