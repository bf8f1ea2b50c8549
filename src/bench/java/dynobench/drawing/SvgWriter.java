package dynobench.drawing;

import dynobench.text.PlainText;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.io.StringWriter;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGIDGenerator;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.Text;

/// A chart as SVG, with text elements for its text. Each has the width that it has in the program's
/// typeface, so that a reader without that typeface sees no text over other text.
final class SvgWriter {
  private static final String NAMESPACE = "http://www.w3.org/2000/svg";
  private static final String FALLBACKS = "'IBM Plex Sans', 'Helvetica Neue', Arial, sans-serif";

  /// Id of an empty list of definitions, which is never referenced.
  private static final String SHARED_ID = "genericDefs";

  private static final String NORMAL = "normal";

  private SvgWriter() {}

  /// @param prefix prefix of the ids, for pages with several charts
  static String text(PictureChart chart, String title, int width, int height, String prefix) {
    try {
      Document document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .getDOMImplementation()
              .createDocument(NAMESPACE, "svg", null);
      SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
      context.setComment(null);
      context.setIDGenerator(
          new SVGIDGenerator() {
            @Override
            public String generateID(String kind) {
              return super.generateID(prefix + kind);
            }
          });
      var graphics = new SVGGraphics2D(context, false);
      graphics.setSVGCanvasSize(new Dimension(width, height));
      chart.draw(graphics, new Rectangle2D.Double(0, 0, width, height));
      Element root = graphics.getRoot();
      root.setAttribute("viewBox", "0 0 %d %d".formatted(width, height));
      root.setAttribute("role", "img");
      root.setAttribute("aria-label", PlainText.shown(title));
      tidy(root);
      fix(root, Font.PLAIN, 0);
      return written(root);
    } catch (ParserConfigurationException | TransformerException e) {
      throw new IllegalStateException("The XML tools of this Java don't work", e);
    }
  }

  /// Adds fallback typefaces, drops the one id that is equal in every drawing, and replaces
  /// characters that XML cannot contain.
  private static void tidy(Element element) {
    String family = element.getAttribute("font-family");
    if (!family.isEmpty()) {
      element.setAttribute("font-family", FALLBACKS);
    }
    if (element.getAttribute("id").equals(SHARED_ID)) {
      element.removeAttribute("id");
    }
    NodeList children = element.getChildNodes();
    for (int i = 0; i < children.getLength(); i++) {
      Node child = children.item(i);
      if (child instanceof Text text) {
        text.setData(PlainText.shown(text.getData()));
      } else if (child instanceof Element inner) {
        tidy(inner);
      }
    }
  }

  /// Sets the width of each text.
  ///
  /// @param style inherited style of the font
  /// @param size inherited size of the font in pixels
  private static void fix(Element element, int style, double size) {
    String weight = element.getAttribute("font-weight");
    int own = weight.isEmpty() ? style : weight.equals(NORMAL) ? Font.PLAIN : Font.BOLD;
    String text = element.getAttribute("font-size");
    double pixels = text.isEmpty() ? size : Double.parseDouble(text.replace("px", ""));
    if (element.getTagName().equals("text") && element.getTextContent().length() > 1) {
      double width = ChartFonts.width(element.getTextContent(), own, pixels);
      element.setAttribute("textLength", String.format(Locale.ROOT, "%.1f", width));
      element.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
    NodeList children = element.getChildNodes();
    for (int i = 0; i < children.getLength(); i++) {
      if (children.item(i) instanceof Element inner) {
        fix(inner, own, pixels);
      }
    }
  }

  private static String written(Element root) throws TransformerException {
    var transformer = TransformerFactory.newInstance().newTransformer();
    transformer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
    var text = new StringWriter();
    transformer.transform(new DOMSource(root), new StreamResult(text));
    return text.toString();
  }
}
