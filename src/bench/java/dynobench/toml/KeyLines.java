package dynobench.toml;

import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/// Lines of the keys in a text.
record KeyLines(TomlTable root) {
  /// Returns the line of a key; for a missing key, the line of the table or list that should hold
  /// the key. Empty if that is the root.
  ///
  /// @param path path of the key: names, and positions in lists from 0
  OptionalInt of(List<Object> path) {
    @Nullable Object here = root;
    @Nullable TomlPosition found = null;
    for (Object step : path) {
      @Nullable TomlPosition position = position(here, step);
      found = position == null ? found : position;
      here = inside(here, step);
    }
    return found == null ? OptionalInt.empty() : OptionalInt.of(found.line());
  }

  private static @Nullable TomlPosition position(@Nullable Object holder, Object step) {
    return switch (holder) {
      case TomlTable table when step instanceof String key -> table.inputPositionOf(List.of(key));
      case TomlArray list when isIn(list, step) -> list.inputPositionOf((int) step);
      case null, default -> null;
    };
  }

  private static @Nullable Object inside(@Nullable Object holder, Object step) {
    return switch (holder) {
      case TomlTable table when step instanceof String key -> table.get(List.of(key));
      case TomlArray list when isIn(list, step) -> list.get((int) step);
      case null, default -> null;
    };
  }

  private static boolean isIn(TomlArray list, Object step) {
    return step instanceof Integer index && index < list.size();
  }
}
