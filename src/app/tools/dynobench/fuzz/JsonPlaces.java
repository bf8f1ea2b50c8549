package dynobench.fuzz;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/// Finder of all values in a line of JSON, with their positions.
final class JsonPlaces {
  private static final JsonFactory JSON = new JsonFactory();

  private final String line;
  private final List<JsonPlace> found = new ArrayList<>();

  private JsonPlaces(String line) {
    this.line = line;
  }

  /// Value in the line.
  ///
  /// @param path such as `trial.levels.values.rows`; elements of lists have no index
  /// @param name start of its name; in a list, start of the value
  /// @param from start of the value
  /// @param to end of the value
  record JsonPlace(String path, int name, int from, int to) {
    /// Returns the line with another value here.
    String put(String line, String value) {
      return line.substring(0, from) + value + line.substring(to);
    }

    /// Returns the line without this value and its name.
    String remove(String line) {
      String head = line.substring(0, name);
      String tail = line.substring(to);
      return tail.startsWith(",") ? head + tail.substring(1) : head.replaceFirst(",$", "") + tail;
    }
  }

  /// Returns every value of a line, at any depth.
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
