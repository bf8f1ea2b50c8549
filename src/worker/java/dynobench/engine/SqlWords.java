package dynobench.engine;

import java.sql.SQLException;
import java.util.Objects;
import java.util.stream.Stream;

/// Messages of an exception and of the SQL exceptions that are chained to it.
///
/// A driver may put the reason into the next exception of the chain: Derby's message ends with "see
/// the next exception for details".
public final class SqlWords {
  /// Maximum number of exceptions to visit in one chain, because a chain may be circular.
  private static final int MOST = 20;

  private SqlWords() {}

  /// Returns the message, followed by the messages of the next exceptions of this exception and its
  /// causes. The causes' own messages, and messages that the text already contains, are left out.
  ///
  /// @return empty where none of these exceptions has a message
  public static String of(Throwable failure) {
    var words = new StringBuilder();
    Stream.concat(Stream.of(failure), next(failure))
        .map(Throwable::getMessage)
        .filter(Objects::nonNull)
        .map(String::strip)
        .filter(each -> !each.isEmpty())
        .forEach(each -> {
          if (words.indexOf(each) < 0) {
            words.append(words.isEmpty() ? "" : "; next exception: ").append(each);
          }
        });
    return words.toString();
  }

  /// Returns an exception with its causes, and the exceptions that are chained to each of them.
  public static Stream<Throwable> all(Throwable failure) {
    return Stream.concat(causes(failure), next(failure));
  }

  private static Stream<Throwable> causes(Throwable failure) {
    return Stream.iterate(failure, Objects::nonNull, Throwable::getCause).limit(MOST);
  }

  private static Stream<SQLException> next(Throwable failure) {
    return causes(failure)
        .filter(SQLException.class::isInstance)
        .map(SQLException.class::cast)
        .flatMap(each ->
            Stream.iterate(
                    each.getNextException(), Objects::nonNull, SQLException::getNextException)
                .limit(MOST));
  }
}
