package dynobench.lesson;

import dynobench.lesson.LessonDrawing.Anchor;
import dynobench.lesson.LessonDrawing.Shape;
import dynobench.text.NearestName;
import dynobench.toml.Problems;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Reads the SVG subset of drawings: `line`, `rect`, `circle`, `path` and `text`, in an `svg` with
/// a `viewBox` and a `title`. Reads the shapes of groups, but ignores the groups' attributes and
/// style sheets.
final class DrawingReader {
  private static final List<String> SHAPES = List.of("line", "rect", "circle", "path", "text");
  private static final List<String> PASSED = List.of("g", "style", "desc");
  private static final double USUAL_SIZE = 14;

  private final String source;
  private final Problems problems;
  private final XMLStreamReader xml;
  private final List<Shape> shapes = new ArrayList<>();
  private double[] box = {0, 0, 0, 0};
  private String title = "";

  private DrawingReader(String source, XMLStreamReader xml, Problems problems) {
    this.source = source;
    this.xml = xml;
    this.problems = problems;
  }

  /// @param source the file's name, for messages
  /// @return empty if there were problems
  static Optional<LessonDrawing> read(String source, String text, Problems problems) {
    int before = problems.list().size();
    XMLInputFactory factory = XMLInputFactory.newFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    try {
      var reader =
          new DrawingReader(
              source, factory.createXMLStreamReader(new StringReader(text)), problems);
      LessonDrawing drawing = reader.drawing();
      return problems.list().size() == before ? Optional.of(drawing) : Optional.empty();
    } catch (XMLStreamException e) {
      int line = e.getLocation() == null ? 1 : e.getLocation().getLineNumber();
      problems.add(source + ":" + line, "", "is not SVG: " + firstLine(e));
      return Optional.empty();
    }
  }

  private static String firstLine(XMLStreamException e) {
    return String.valueOf(e.getMessage()).lines().reduce((_, last) -> last).orElse("");
  }

  private LessonDrawing drawing() throws XMLStreamException {
    while (xml.hasNext()) {
      if (xml.next() == XMLStreamConstants.START_ELEMENT) {
        element(xml.getLocalName());
      }
    }
    if (box[2] <= 0 || box[3] <= 0) {
      problem("viewBox", "must be the size of the drawing, such as \"0 0 640 320\"");
    }
    return new LessonDrawing(box[2], box[3], title, shapes);
  }

  private void element(String name) throws XMLStreamException {
    switch (name) {
      case "svg" -> box = numbers("viewBox");
      case "title" -> title = xml.getElementText().strip();
      case "style", "desc" -> xml.getElementText();
      case "g" -> {}
      case "line" ->
          shapes.add(
              new LessonDrawing.Line(
                  number("x1"), number("y1"), number("x2"), number("y2"), style()));
      case "rect" ->
          shapes.add(
              new LessonDrawing.Box(
                  number("x"),
                  number("y"),
                  number("width"),
                  number("height"),
                  number("rx"),
                  style()));
      case "circle" ->
          shapes.add(new LessonDrawing.Disc(number("cx"), number("cy"), number("r"), style()));
      case "path" -> shapes.add(new LessonDrawing.Curve(attribute("d"), style()));
      case "text" -> shapes.add(words());
      default ->
          problem(
              name,
              "is not supported; supported are: "
                  + String.join(", ", SHAPES)
                  + NearestName.suggestion(
                      name, Stream.concat(SHAPES.stream(), PASSED.stream()).toList()));
    }
  }

  private LessonDrawing.TextLabel words() throws XMLStreamException {
    double x = number("x");
    double y = number("y");
    String size = attribute("font-size");
    double points = size.isEmpty() ? USUAL_SIZE : number("font-size");
    Anchor anchor =
        switch (attribute("text-anchor")) {
          case "middle" -> Anchor.MIDDLE;
          case "end" -> Anchor.END;
          default -> Anchor.START;
        };
    String style = style();
    return new LessonDrawing.TextLabel(x, y, anchor, points, xml.getElementText().strip(), style);
  }

  private String style() {
    String styles = attribute("class").strip();
    for (String each : styles.split("\\s+", -1)) {
      if (!each.isEmpty() && !LessonDrawing.STYLES.contains(each)) {
        problem(
            "class",
            "must be of %s, not \"%s\"%s"
                .formatted(
                    String.join(", ", LessonDrawing.STYLES),
                    each,
                    NearestName.suggestion(each, LessonDrawing.STYLES)));
      }
    }
    return styles;
  }

  private String attribute(String name) {
    return Optional.ofNullable(xml.getAttributeValue(null, name)).orElse("");
  }

  /// Returns a number; 0 for a missing attribute, as in SVG.
  private double number(String name) {
    String text = attribute(name);
    return text.isEmpty() ? 0 : number(name, text);
  }

  private double number(String name, String text) {
    try {
      double number = Double.parseDouble(text);
      if (Double.isFinite(number)) {
        return number;
      }
    } catch (NumberFormatException e) {
      // reported below, like an infinite number
    }
    problem(name, String.format(Locale.ROOT, "must be a number, not \"%s\"", text));
    return 0;
  }

  private double[] numbers(String name) {
    String[] parts = attribute(name).strip().split("[\\s,]+", -1);
    if (parts.length != 4) {
      return new double[4];
    }
    return Stream.of(parts).mapToDouble(each -> number(name, each)).toArray();
  }

  private void problem(String key, String message) {
    problems.add(source + ":" + xml.getLocation().getLineNumber(), key, message);
  }
}
