package dynobench.jmeter;

import dynobench.files.IoErrorText;
import dynobench.files.RegularFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Reads the XML of a test plan. Document types and entities are refused; size and depth have
/// limits.
final class JmxReader {
  private static final int MOST_BYTES = 16 << 20;

  /// Maximum nesting depth. The parser itself accepts 100.
  private static final int MOST_DEPTH = 90;

  private static final String ROOT = "jmeterTestPlan";
  private static final String CHILDREN = "hashTree";

  private final String source;
  private final XMLStreamReader xml;

  private JmxReader(String source, XMLStreamReader xml) {
    this.source = source;
    this.xml = xml;
  }

  /// An XML element before interpretation.
  private record Node(
      String tag, Map<String, String> attributes, int line, String text, List<Node> children) {
    String attribute(String name) {
      return attributes.getOrDefault(name, "");
    }

    /// Returns the text of a child; empty if the child does not exist.
    Optional<String> child(String name) {
      return children.stream().filter(each -> each.tag.equals(name)).map(Node::text).findFirst();
    }
  }

  /// Reads a file.
  ///
  /// @return the elements of the plan, as children of an element for the whole file
  /// @throws JmxException if the file cannot be read or is not a test plan
  static JmxElement read(Path file) throws JmxException {
    byte[] bytes = bytes(file);
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    try {
      XMLStreamReader xml = factory.createXMLStreamReader(new ByteArrayInputStream(bytes));
      return new JmxReader(file.toString(), xml).root();
    } catch (XMLStreamException e) {
      int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNumber());
      throw new JmxException(file + ":" + line + ": is damaged, or is not XML: " + lastLine(e), e);
    }
  }

  private static byte[] bytes(Path file) throws JmxException {
    try (InputStream in = RegularFile.stream(file)) {
      byte[] bytes = in.readNBytes(MOST_BYTES + 1);
      if (bytes.length > MOST_BYTES) {
        throw new JmxException(
            file + ": cannot be read: it is larger than " + (MOST_BYTES >> 20) + " MB.");
      }
      return bytes;
    } catch (IOException e) {
      throw new JmxException(file + ": cannot be read: " + IoErrorText.of(e) + ".", e);
    }
  }

  private static String lastLine(XMLStreamException e) {
    return String.valueOf(e.getMessage()).lines().reduce((_, last) -> last).orElse("");
  }

  private JmxElement root() throws XMLStreamException, JmxException {
    while (xml.hasNext()) {
      int event = xml.next();
      refuseForeign(event);
      if (event == XMLStreamConstants.START_ELEMENT) {
        if (!xml.getLocalName().equals(ROOT)) {
          throw refused("is not a JMeter test plan: it begins with <" + xml.getLocalName() + ">");
        }
        Node root = node(1);
        readToEnd();
        return new JmxElement(ROOT, "", true, root.line(), Map.of(), List.of(), below(root));
      }
    }
    throw refused("is not a JMeter test plan: it is empty");
  }

  /// Reads to the end of the file, so that the parser reports text after the plan as damage.
  private void readToEnd() throws XMLStreamException, JmxException {
    while (xml.hasNext()) {
      refuseForeign(xml.next());
    }
  }

  private void refuseForeign(int event) throws JmxException {
    if (event == XMLStreamConstants.DTD || event == XMLStreamConstants.ENTITY_REFERENCE) {
      throw refused("has a document type or entities, which test plans do not have");
    }
  }

  private Node node(int depth) throws XMLStreamException, JmxException {
    if (depth > MOST_DEPTH) {
      throw refused(String.format(Locale.ROOT, "is nested deeper than %,d elements", MOST_DEPTH));
    }
    String tag = xml.getLocalName();
    int line = xml.getLocation().getLineNumber();
    var attributes = new HashMap<String, String>();
    for (int i = 0; i < xml.getAttributeCount(); i++) {
      attributes.put(xml.getAttributeLocalName(i), xml.getAttributeValue(i));
    }
    var text = new StringBuilder();
    var children = new ArrayList<Node>();
    int event = xml.next();
    while (event != XMLStreamConstants.END_ELEMENT) {
      refuseForeign(event);
      if (event == XMLStreamConstants.START_ELEMENT) {
        children.add(node(depth + 1));
      } else if (event == XMLStreamConstants.CHARACTERS || event == XMLStreamConstants.CDATA) {
        text.append(xml.getText());
      }
      event = xml.next();
    }
    return new Node(tag, attributes, line, text.toString(), children);
  }

  private JmxException refused(String why) {
    return new JmxException(source + ":" + xml.getLocation().getLineNumber() + ": " + why + ".");
  }

  /// Returns the elements of a tree. The children of an element are in the `hashTree` that follows
  /// it.
  private static List<JmxElement> below(Node tree) {
    var elements = new ArrayList<JmxElement>();
    List<Node> nodes = tree.children();
    for (int i = 0; i < nodes.size(); i++) {
      Node each = nodes.get(i);
      if (each.tag().equals(CHILDREN)) {
        elements.addAll(below(each));
      } else {
        boolean followed = i + 1 < nodes.size() && nodes.get(i + 1).tag().equals(CHILDREN);
        elements.add(element(each, followed ? below(nodes.get(i + 1)) : List.of()));
        i += followed ? 1 : 0;
      }
    }
    return elements;
  }

  private static JmxElement element(Node node, List<JmxElement> children) {
    var properties = new HashMap<String, String>();
    var arguments = new ArrayList<JmxElement.Argument>();
    node.children().forEach(each -> take(each, properties, arguments));
    return new JmxElement(
        node.tag(),
        node.attribute("testname"),
        !node.attribute("enabled").equals("false"),
        node.line(),
        properties,
        arguments,
        children);
  }

  /// Collects properties and arguments, including those of nested parts, whose names are unique.
  private static void take(
      Node node, Map<String, String> properties, List<JmxElement.Argument> arguments) {
    Optional<String> named = node.child("name");
    if (node.attribute("elementType").equals("Argument")) {
      var own = new HashMap<String, String>();
      node.children().forEach(each -> take(each, own, new ArrayList<>()));
      arguments.add(
          new JmxElement.Argument(
              own.getOrDefault("Argument.name", node.attribute("name")),
              own.getOrDefault("Argument.value", "")));
    } else if (named.isPresent() && node.child("value").isPresent()) {
      properties.putIfAbsent(named.get().strip(), node.child("value").get());
    } else if (node.children().isEmpty()) {
      properties.putIfAbsent(node.attribute("name"), node.text());
    } else {
      node.children().forEach(each -> take(each, properties, arguments));
    }
  }
}
