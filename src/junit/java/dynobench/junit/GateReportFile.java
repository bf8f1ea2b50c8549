package dynobench.junit;

import dynobench.junit.GateResult.GateAnswer;
import dynobench.junit.GateResult.GateCheck;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/// Reads the result of a gate from the file for build servers, by the JDK's own parser.
final class GateReportFile {
  static final String NAME = "gate.xml";

  private static final String ANSWER = "Answer: ";
  private static final String NO_DOCTYPE = "http://apache.org/xml/features/disallow-doctype-decl";

  private GateReportFile() {}

  /// Reads the file in a folder.
  ///
  /// @param answer the answer, which the process returned
  static GateResult read(GateAnswer answer, Path folder) throws IOException {
    Document document = parse(folder.resolve(NAME));
    var checks = new ArrayList<GateCheck>();
    NodeList cases = document.getElementsByTagName("testcase");
    for (int i = 0; i < cases.getLength(); i++) {
      checks.add(check((Element) cases.item(i)));
    }
    String report = document.getElementsByTagName("system-out").item(0).getTextContent();
    return new GateResult(answer, sentence(report), checks, report, folder);
  }

  private static Document parse(Path file) throws IOException {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature(NO_DOCTYPE, true);
      return factory.newDocumentBuilder().parse(file.toFile());
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException("Cannot read the result of the gate in " + file, e);
    }
  }

  private static String sentence(String report) {
    return List.of(report.split("\n")).stream()
        .filter(line -> line.startsWith(ANSWER))
        .map(line -> line.substring(ANSWER.length()).strip())
        .findFirst()
        .orElse(report.strip());
  }

  private static GateCheck check(Element test) {
    String name = test.getAttribute("classname");
    String candidate = name.substring("dynobench.gate.".length());
    Element failure = (Element) test.getElementsByTagName("failure").item(0);
    Element skipped = (Element) test.getElementsByTagName("skipped").item(0);
    if (failure != null) {
      return check(test, candidate, GateAnswer.SLOWER, failure.getAttribute("message"));
    }
    return skipped == null
        ? check(test, candidate, GateAnswer.NOT_SLOWER, "")
        : check(test, candidate, GateAnswer.UNDECIDED, skipped.getAttribute("message"));
  }

  private static GateCheck check(
      Element test, String candidate, GateAnswer answer, String verdict) {
    return new GateCheck(test.getAttribute("name"), candidate, answer, verdict);
  }
}
