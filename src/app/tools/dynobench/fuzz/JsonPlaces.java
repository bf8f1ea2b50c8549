package dynobench.fuzz;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/// The values of a line of JSON, each with where it stands in the line.
final class JsonPlaces {
  private static final JsonFactory JSON = new JsonFactory();

  private final String line;
  private final List<JsonPlace> found = new ArrayList<>();

  private JsonPlaces(String line) {
    this.line = line;
  }

  /// A value.
  ///
  /// @param path such as `trial.levels.values.rows`; places in lists have no numbers
  /// @param name where its name begins; the same as its own beginning in a list
  /// @param from where it begins
  /// @param to where it ends
  record JsonPlace(String path, int name, int from, int to) {
    /// The line with another value there.
    String put(String line, String value) {
      return line.substring(0, from) + value + line.substring(to);
    }

    /// The line without it and its name.
    String remove(String line) {
      String head = line.substring(0, name);
      String tail = line.substring(to);
      return tail.startsWith(",") ? head + tail.substring(1) : head.replaceFirst(",$", "") + tail;
    }
  }

  /// Every value of a line, of whatever depth.
  static List<JsonPlace> of(String line) {
    var places = new JsonPlaces(line);
    places.read();
    return places.found;
  }

  private record Opened(String path, int name, int from) {}

  private void read() {
    Deque<Opened> opened = new ArrayDeque<>();
    String field = "";
    int name = -1;
    try (JsonParser in = JSON.createParser(ObjectReadContext.empty(), line)) {
      for (JsonToken token = in.nextToken(); token != null; token = in.nextToken()) {
        int from = (int) in.currentTokenLocation().getCharOffset();
        if (token == JsonToken.PROPERTY_NAME) {
          field = in.currentName();
          name = from;
          continue;
        }
        if (token.isStructEnd()) {
          Opened begun = opened.pop();
          add(begun, from + 1);
        } else {
          Opened begun = new Opened(path(opened, field), name < 0 ? from : name, from);
          if (token.isStructStart()) {
            opened.push(begun);
          } else {
            in.getString(); // reads to its end
            add(begun, (int) in.currentLocation().getCharOffset());
          }
        }
        field = "";
        name = -1;
      }
    }
  }

  private static String path(Deque<Opened> opened, String field) {
    Opened around = opened.peek();
    return around == null || around.path().isEmpty() ? field : around.path() + "." + field;
  }

  private void add(Opened begun, int to) {
    if (!begun.path().isEmpty()) {
      found.add(new JsonPlace(begun.path(), begun.name(), begun.from(), to));
    }
  }
}
