package dynobench.catalog;

import dynobench.setup.Setup;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Settings of an engine for one value of a workload's parameter, such as the cache size of a
/// published experiment.
///
/// @param properties properties of the driver or the engine
/// @param system system properties
/// @param afterOpen statements to run after opening
/// @param serverOptions further options of the mode's own server
public record ParameterOffer(
    String parameter,
    String value,
    Map<String, String> properties,
    Map<String, String> system,
    List<String> afterOpen,
    List<String> serverOptions) {
  public ParameterOffer {
    properties = Map.copyOf(properties);
    system = Map.copyOf(system);
    afterOpen = List.copyOf(afterOpen);
    serverOptions = List.copyOf(serverOptions);
  }

  /// Returns whether these settings request the offer.
  public boolean isRequested(Settings settings) {
    return settings.get(parameter).equals(Optional.of(value));
  }

  /// Returns the setup with the offer's settings added; for equal names, the offer wins. Setups
  /// without properties stay unchanged.
  Setup on(Setup setup) {
    return switch (setup) {
      case Setup.Jdbc jdbc ->
          new Setup.Jdbc(
              jdbc.driver(),
              jdbc.url(),
              jdbc.user(),
              jdbc.password(),
              merged(jdbc.properties(), properties),
              jdbc.reopen(),
              merged(jdbc.system(), system),
              joined(jdbc.afterOpen(), afterOpen),
              jdbc.dialect(),
              jdbc.close(),
              jdbc.markedSecrets(),
              jdbc.server().map(it -> it.with(serverOptions, it.nodes().copies())),
              jdbc.files(),
              jdbc.initialise(),
              jdbc.maintenance());
      case Setup.Store store ->
          new Setup.Store(
              store.library(),
              store.writes(),
              store.access(),
              merged(store.properties(), properties));
      case Setup.Prevayler _, Setup.HeapMap _, Setup.AppendedFile _ -> setup;
    };
  }

  private static Map<String, String> merged(Map<String, String> own, Map<String, String> more) {
    var all = new HashMap<>(own);
    all.putAll(more);
    return all;
  }

  private static List<String> joined(List<String> own, List<String> more) {
    var all = new ArrayList<>(own);
    all.addAll(more);
    return all;
  }
}
