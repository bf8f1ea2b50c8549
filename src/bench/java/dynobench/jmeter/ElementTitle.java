package dynobench.jmeter;

import java.util.Map;

/// Titles of elements, as JMeter's window shows them.
final class ElementTitle {
  private static final Map<String, String> TITLES =
      Map.ofEntries(
          Map.entry("HTTPSamplerProxy", "HTTP Request"),
          Map.entry("HTTPSampler", "HTTP Request"),
          Map.entry("HTTPSampler2", "HTTP Request"),
          Map.entry("JDBCSampler", "JDBC Request"),
          Map.entry("JDBCDataSource", "JDBC Connection Configuration"),
          Map.entry("JDBCPreProcessor", "JDBC PreProcessor"),
          Map.entry("JDBCPostProcessor", "JDBC PostProcessor"),
          Map.entry("CSVDataSet", "CSV Data Set Config"),
          Map.entry("CounterConfig", "Counter"),
          Map.entry("RandomVariableConfig", "Random Variable"),
          Map.entry("SetupThreadGroup", "setUp Thread Group"),
          Map.entry("PostThreadGroup", "tearDown Thread Group"),
          Map.entry("GenericController", "Simple Controller"),
          Map.entry("InterleaveControl", "Interleave Controller"),
          Map.entry("ForeachController", "ForEach Controller"),
          Map.entry("RunTime", "Runtime Controller"),
          Map.entry("ResultCollector", "Listener"),
          Map.entry("TestAction", "Flow Control Action"),
          Map.entry("DebugSampler", "Debug Sampler"),
          Map.entry("JSR223Sampler", "JSR223 Sampler"),
          Map.entry("JSR223PreProcessor", "JSR223 PreProcessor"),
          Map.entry("JSR223PostProcessor", "JSR223 PostProcessor"),
          Map.entry("BeanShellSampler", "BeanShell Sampler"),
          Map.entry("JavaSampler", "Java Request"));

  private ElementTitle() {}

  /// Returns the title of a type. For an unknown type, splits its name into words.
  static String of(String type) {
    String simple = type.substring(type.lastIndexOf('.') + 1);
    return TITLES.getOrDefault(type, simple.replaceAll("(?<=[a-z])(?=[A-Z])", " "));
  }
}
