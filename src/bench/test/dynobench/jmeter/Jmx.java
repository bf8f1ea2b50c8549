package dynobench.jmeter;

import java.util.ArrayList;
import java.util.List;

/// Builder of test plans in the format of JMeter 5.6.
final class Jmx {
  private final StringBuilder body = new StringBuilder();
  private final List<String> ends = new ArrayList<>();

  /// Begins a plan with a connection and one thread group, which holds all later elements.
  ///
  /// @param threads number of threads, as the plan writes it
  /// @param loops loops of each thread
  static Jmx group(boolean autocommit, String threads, String loops) {
    var jmx = new Jmx();
    jmx.leaf(
        "JDBCDataSource",
        "Connection",
        "dataSource=db",
        "autocommit=" + autocommit,
        "password=s3cret");
    return jmx.open(
        "ThreadGroup",
        "Group",
        "ThreadGroup.num_threads=" + threads,
        "LoopController.loops=" + loops);
  }

  /// Begins a plan with one thread that does ten loops in autocommit mode.
  static Jmx group() {
    return group(true, "1", "10");
  }

  Jmx select(String name, String query, String... more) {
    return jdbc("Select Statement", name, query, more);
  }

  Jmx update(String name, String query, String... more) {
    return jdbc("Update Statement", name, query, more);
  }

  private Jmx jdbc(String type, String name, String query, String... more) {
    var all = new ArrayList<>(List.of("dataSource=db", "queryType=" + type, "query=" + query));
    all.addAll(List.of(more));
    return leaf("JDBCSampler", name, all.toArray(String[]::new));
  }

  Jmx prepared(String name, String query, String arguments, String types) {
    return jdbc(
        "Prepared Update Statement",
        name,
        query,
        "queryArguments=" + arguments,
        "queryArgumentsTypes=" + types);
  }

  Jmx request(String type) {
    return leaf("JDBCSampler", type, "dataSource=db", "queryType=" + type);
  }

  /// Adds an element without children.
  Jmx leaf(String type, String name, String... properties) {
    element(type, name, true, properties);
    body.append("<hashTree/>\n");
    return this;
  }

  Jmx disabled(String type, String name, String... properties) {
    element(type, name, false, properties);
    body.append("<hashTree/>\n");
    return this;
  }

  /// Adds an element. Later elements are its children, up to [#close].
  Jmx open(String type, String name, String... properties) {
    element(type, name, true, properties);
    body.append("<hashTree>\n");
    ends.add("</hashTree>\n");
    return this;
  }

  Jmx close() {
    body.append(ends.removeLast());
    return this;
  }

  private void element(String type, String name, boolean enabled, String... properties) {
    body.append("<%s testname=\"%s\" enabled=\"%s\">\n".formatted(type, xml(name), enabled));
    for (String each : properties) {
      int equals = each.indexOf('=');
      body.append(
          "  <stringProp name=\"%s\">%s</stringProp>\n"
              .formatted(each.substring(0, equals), xml(each.substring(equals + 1))));
    }
    body.append("</" + type + ">\n");
  }

  private static String xml(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("\r", "&#13;")
        .replace("\n", "&#10;")
        .replace("\u0001", "&#1;");
  }

  /// Returns the whole file. It is XML 1.1, which may hold control characters.
  String text() {
    while (!ends.isEmpty()) {
      close();
    }
    return """
    <?xml version="1.1" encoding="UTF-8"?>
    <jmeterTestPlan version="1.2" properties="5.0" jmeter="5.6.3">
    <hashTree>
    <TestPlan testname="Plan">
      <elementProp name="TestPlan.user_defined_variables" elementType="Arguments">
        <collectionProp name="Arguments.arguments">
          <elementProp name="most" elementType="Argument">
            <stringProp name="Argument.name">most</stringProp>
            <stringProp name="Argument.value">${__P(most,500)}</stringProp>
          </elementProp>
        </collectionProp>
      </elementProp>
    </TestPlan>
    <hashTree>
    """
        + body
        + "</hashTree>\n</hashTree>\n</jmeterTestPlan>\n";
  }
}
