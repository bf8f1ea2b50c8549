package dynobench.jmeter;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// An element of a test plan, with the elements below it.
///
/// @param type element name in the file, such as `JDBCSampler`
/// @param name name that the plan's author chose; may be empty
/// @param line line in the file
/// @param properties values by their names
/// @param arguments the variables that the element defines, in order
record JmxElement(
    String type,
    String name,
    boolean enabled,
    int line,
    Map<String, String> properties,
    List<Argument> arguments,
    List<JmxElement> children) {
  JmxElement {
    properties = Map.copyOf(properties);
    arguments = List.copyOf(arguments);
    children = List.copyOf(children);
  }

  /// A variable that the user defined.
  record Argument(String name, String value) {}

  /// Returns a property without surrounding blanks; empty if the element does not have this
  /// property.
  String property(String key) {
    return properties.getOrDefault(key, "").strip();
  }

  boolean isTrue(String key) {
    return property(key).equals("true");
  }

  /// Returns this element and all below it that are enabled.
  Stream<JmxElement> enabledElements() {
    return enabled
        ? Stream.concat(Stream.of(this), children.stream().flatMap(JmxElement::enabledElements))
        : Stream.of();
  }

  boolean isThreadGroup() {
    return type.endsWith("ThreadGroup");
  }

  /// Returns the name in quotes and the line, for messages.
  String where() {
    return (name.isBlank() ? "" : "\"" + name.strip() + "\" ") + "(line " + line + ")";
  }
}
