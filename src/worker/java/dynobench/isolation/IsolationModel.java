package dynobench.isolation;

import dynobench.measure.IsolationLevel;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Model of isolation: the anomalies that it forbids. A model is stronger than another one if it
/// forbids more. Snapshot isolation and repeatable read are not comparable: the first one allows
/// write skew, the second one allows phantoms.
public enum IsolationModel {
  READ_UNCOMMITTED("read uncommitted", 1, "\u25d4"),
  READ_COMMITTED("read committed", 2, "\u25d1"),
  REPEATABLE_READ("repeatable read", 3, "\u25d5"),
  SNAPSHOT("snapshot isolation", 3, "\u25d5"),
  SERIALIZABLE("serializable", 4, "\u25cf");

  /// Sign of a level whose isolation is not known.
  public static final String NO_SIGN = "?";

  private final String title;
  private final int strength;
  private final String sign;

  IsolationModel(String title, int strength, String sign) {
    this.title = title;
    this.strength = strength;
    this.sign = sign;
  }

  /// Returns the number of quarters of a full sign: 4 for serializable. The models of equal
  /// strength are not comparable.
  public int strength() {
    return strength;
  }

  /// Returns the one character that tables show: a disk of which more is full, the more the model
  /// keeps apart.
  public String sign() {
    return sign;
  }

  /// Returns the name in the literature.
  public String title() {
    return title;
  }

  /// Returns the models of which each keeps what the standard's name of a level promises; empty for
  /// a connection without transactions. The standard says that a repeatable read finds no change of
  /// a row that was read before. Snapshot isolation keeps that, too.
  public static List<IsolationModel> promisedBy(IsolationLevel level) {
    return switch (level) {
      case NONE -> List.of();
      case READ_UNCOMMITTED -> List.of(READ_UNCOMMITTED);
      case READ_COMMITTED -> List.of(READ_COMMITTED);
      case REPEATABLE_READ -> List.of(REPEATABLE_READ, SNAPSHOT);
      case SERIALIZABLE -> List.of(SERIALIZABLE);
    };
  }

  /// Returns whether a promise forbids an anomaly: each of its models does.
  ///
  /// @param promise models of which each keeps the promise; empty for no promise
  public static boolean isForbidden(AnomalyClass anomaly, List<IsolationModel> promise) {
    return !promise.isEmpty() && promise.stream().allMatch(it -> it.forbids(anomaly));
  }

  /// Returns the names of some models that are not comparable, in words.
  public static String words(List<IsolationModel> models) {
    return models.isEmpty()
        ? "no known model"
        : models.stream().map(IsolationModel::title).collect(Collectors.joining(" or "));
  }

  /// Returns whether the model forbids an anomaly.
  public boolean forbids(AnomalyClass anomaly) {
    return switch (anomaly) {
      case CORRUPT, INTERNAL, G0 -> true;
      case G1A, G1B, G1C -> this != READ_UNCOMMITTED;
      case OTV, LOST_UPDATE, G_SINGLE, G_NONADJACENT ->
          this == REPEATABLE_READ || this == SNAPSHOT || this == SERIALIZABLE;
      case G2_ITEM -> this == REPEATABLE_READ || this == SERIALIZABLE;
      case PHANTOM -> this == SNAPSHOT || this == SERIALIZABLE;
      case G2 -> this == SERIALIZABLE;
    };
  }

  /// Returns whether this model forbids everything that another one forbids.
  public boolean includes(IsolationModel other) {
    return Stream.of(AnomalyClass.values()).allMatch(each -> forbids(each) || !other.forbids(each));
  }

  /// Returns the strongest models that forbid none of the anomalies: one model, or two that are not
  /// comparable, or none.
  public static List<IsolationModel> strongest(Collection<AnomalyClass> seen) {
    List<IsolationModel> possible =
        Stream.of(values()).filter(each -> seen.stream().noneMatch(each::forbids)).toList();
    return possible.stream()
        .filter(each -> possible.stream().noneMatch(other -> other != each && other.includes(each)))
        .toList();
  }
}
