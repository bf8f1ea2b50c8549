package dynobench.catalog;

import dynobench.toml.TomlSection;
import dynobench.workload.Parameter;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Reads `[offers.<parameter>.<value>]` of an engine's descriptor. Checks parameters and values
/// against the program's workloads, since an unused offer would be ignored silently.
final class OfferReader {
  private final TomlSection root;
  private final EngineKind kind;

  OfferReader(TomlSection root, EngineKind kind) {
    this.root = root;
    this.kind = kind;
  }

  List<ParameterOffer> read() {
    var offers = new ArrayList<ParameterOffer>();
    for (TomlSection values : root.sections("offers")) {
      List<Parameter> parameters = named(values.name());
      if (parameters.isEmpty()) {
        values.problem("", "is not a parameter that workloads offer, which are: " + names());
      }
      for (TomlSection offer : values.sections()) {
        parameters.forEach(each -> check(offer, each));
        offers.add(offer(offer, values.name()));
        offer.finish();
      }
    }
    return offers;
  }

  private static void check(TomlSection offer, Parameter parameter) {
    Optional<String> value = offer.attempt("", () -> parameter.domain().canonical(offer.name()));
    if (value.equals(Optional.of(parameter.standard()))) {
      offer.problem("", "is the default, which [jdbc] and the modes define");
    }
  }

  /// Reads an offer. Only SQL engines have more than properties, and only servers have options.
  /// Baselines and Prevayler have no settings.
  private ParameterOffer offer(TomlSection offer, String parameter) {
    boolean sets = kind == EngineKind.Plain.JDBC || kind instanceof EngineKind.OfLibrary;
    boolean speaks = kind == EngineKind.Plain.JDBC;
    Map<String, String> properties = sets ? offer.map("properties") : Map.of();
    Map<String, String> system = speaks ? offer.map("system") : Map.of();
    List<String> afterOpen = speaks ? offer.texts("after-open") : List.of();
    List<String> serverOptions =
        root.isTable("server") ? offer.texts(ServerReader.OPTIONS) : List.of();
    ServerReader.check(offer, ServerReader.OPTIONS, serverOptions);
    Placeholders.check(offer, "after-open", afterOpen);
    Placeholders.check(offer, "system", system.values());
    if (offer.keys().isEmpty()) {
      offer.problem(
          "",
          "offers nothing: properties, system, after-open or, of a server, server-options were"
              + " expected");
    }
    return new ParameterOffer(
        parameter, offer.name(), properties, system, afterOpen, serverOptions);
  }

  private static List<Parameter> named(String id) {
    return all().stream().filter(each -> each.id().equals(id)).toList();
  }

  private static String names() {
    return all().stream().map(Parameter::id).distinct().collect(Collectors.joining(", "));
  }

  private static List<Parameter> all() {
    return Workloads.shipped().all().stream()
        .flatMap(each -> each.parameters().stream())
        .filter(Parameter::offered)
        .toList();
  }
}
