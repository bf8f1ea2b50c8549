package dynobench.jmeter;

import java.util.Set;

/// Reports why elements have no counterpart.
final class UnimportedElements {
  /// Elements that are read before the thread groups.
  private static final Set<String> CONFIGURATION =
      Set.of("Arguments", "CSVDataSet", "CounterConfig", "JDBCDataSource", "RandomVariableConfig");

  private UnimportedElements() {}

  /// Reports an element and the requests below it. Leaves out configuration elements, which are
  /// read earlier.
  static void report(JmxElement element, ImportOmissions omissions) {
    if (!CONFIGURATION.contains(element.type())) {
      report(element, element.enabled() ? reason(element.type()) : "it is disabled", omissions);
    }
  }

  /// Reports an element and the requests below it.
  ///
  /// @param reason the end of a sentence
  static void report(JmxElement element, String reason, ImportOmissions omissions) {
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
      return "Dynobench does not run code of a test plan";
    }
    if (type.contains("Sampler") || type.contains("Action")) {
      return "Dynobench runs only SQL statements";
    }
    if (type.contains("Timer")) {
      return "clients do not pause";
    }
    if (type.contains("Assertion")) {
      return "use checks of the rows instead";
    }
    if (type.contains("Processor") || type.contains("Extractor")) {
      return "answers are read but not processed";
    }
    if (type.contains("Collector")
        || type.contains("Listener")
        || type.contains("Summariser")
        || type.contains("Visualizer")) {
      return "Dynobench has its own views and reports";
    }
    if (type.contains("Control")) {
      return "its contents run only under conditions at run time";
    }
    return "it is not supported";
  }
}
