package dynobench.workload;

import dynobench.script.Kind;
import dynobench.script.Kinds;
import dynobench.script.Script;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The names that every expression of a workload knows.
public final class Scope {
  /// The number of the client that draws, from 1.
  public static final String CLIENT = "client";

  /// How many there are.
  public static final String CLIENTS = "clients";

  /// The number of the row that is made, from 1.
  public static final String ROW = "row";

  private Scope() {}

  /// Parameters, counters, and what stands for the client.
  public static Kinds of(List<Parameter> parameters, List<Script.Counter> counters) {
    Map<String, Kind> names = new HashMap<>();
    names.put(CLIENT, Kind.WHOLE);
    names.put(CLIENTS, Kind.WHOLE);
    parameters.forEach(each -> names.put(each.id(), each.domain().kind()));
    counters.forEach(each -> names.put(each.name(), Kind.WHOLE));
    return new Kinds(names);
  }
}
