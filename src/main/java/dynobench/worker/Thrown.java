package dynobench.worker;

import dynobench.secret.Secrets;
import java.io.PrintWriter;
import java.io.StringWriter;
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

  /// Most engines wrap it in an exception of their own.
  boolean isOutOfMemory() {
    return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
        .limit(MOST_CAUSES)
        .anyMatch(OutOfMemoryError.class::isInstance);
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
    String message = failure.getMessage();
    return message == null || message.isBlank()
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
