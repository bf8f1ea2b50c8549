package dynobench.jmeter;

import java.util.Set;

/// Reports why elements have no counterpart.
final class UnimportedElements {
  /// Elements that are read before the thread groups.
  private static final Set<String> CONFIGURATION =
      Set.of("Arguments", "CSVDataSet", "CounterConfig", "JDBCDataSource", "RandomVariableConfig");

  private UnimportedElements() {}

  /// Reports an element and the requests below it.
  static void tell(JmxElement element, ImportOmissions omissions) {
    if (!CONFIGURATION.contains(element.type())) {
      tell(element, element.enabled() ? reason(element.type()) : "it is disabled", omissions);
    }
  }

  /// Reports an element and the requests below it.
  ///
  /// @param reason the end of a sentence
  static void tell(JmxElement element, String reason, ImportOmissions omissions) {
    omissions.add(element, reason);
    element.children().forEach(each -> below(element, each, omissions));
  }

  private static void below(JmxElement top, JmxElement element, ImportOmissions omissions) {
    if (element.type().equals("JDBCSampler")) {
      omissions.add(element, "it is below " + top.where() + ", which was not imported");
    }
    element.children().forEach(each -> below(top, each, omissions));
  }

  private static String reason(String type) {
    if (type.contains("JSR223") || type.contains("BeanShell") || type.contains("BSF")) {
      return "Dynobench runs no code of a plan";
    }
    if (type.contains("Sampler") || type.contains("Action")) {
      return "Dynobench runs statements only";
    }
    if (type.contains("Timer")) {
      return "clients do not pause";
    }
    if (type.contains("Assertion")) {
      return "write checks of the rows instead";
    }
    if (type.contains("Processor") || type.contains("Extractor")) {
      return "answers are read and not worked on";
    }
    if (type.contains("Collector")
        || type.contains("Listener")
        || type.contains("Summariser")
        || type.contains("Visualizer")) {
      return "Dynobench has views and reports of its own";
    }
    if (type.contains("Control")) {
      return "when its contents run is decided while the plan runs";
    }
    return "it has no counterpart";
  }
}
