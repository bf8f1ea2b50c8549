package dynobench.fetch;

import dynobench.catalog.ArtifactName;
import dynobench.text.PlainText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.eclipse.aether.util.version.GenericVersionScheme;
import org.eclipse.aether.version.InvalidVersionSpecificationException;
import org.eclipse.aether.version.Version;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/// Releases of an artifact that a Maven repository lists in `maven-metadata.xml`. Pre-releases,
/// such as `2.0-beta1`, do not count.
///
/// @param versions all versions, from old to new; at least one
/// @param changed day on which the list was changed last, if it says so
public record PublishedReleases(List<String> versions, Optional<LocalDate> changed) {
  private static final Pattern PRE_RELEASE =
      Pattern.compile(
          "(?i).*(alpha|beta|snapshot|preview|milestone|\\brc|\\bcr|\\bm\\d|\\dM\\d).*");

  private static final GenericVersionScheme SCHEME = new GenericVersionScheme();

  /// Length of a day in a list's date, `yyyyMMddHHmmss`.
  private static final int DAY_LENGTH = 8;

  public PublishedReleases {
    versions = List.copyOf(versions);
  }

  /// Parses a list.
  ///
  /// @throws FetchException if it is not the list of this artifact, or names no release
  static PublishedReleases parse(ArtifactName artifact, byte[] xml) throws FetchException {
    Document list = document(artifact, xml);
    String named = text(list, "groupId") + ":" + text(list, "artifactId");
    if (!named.equals(artifact.toString())) {
      throw new FetchException(
          "its list of versions is that of %s".formatted(PlainText.shown(named)));
    }
    List<String> versions = releases(texts(list, "version"));
    if (versions.isEmpty()) {
      throw new FetchException("it lists no release");
    }
    return new PublishedReleases(versions, day(text(list, "lastUpdated")));
  }

  /// Returns the highest version.
  public String newest() {
    return versions.getLast();
  }

  /// Compares the newest release with a version. Returns a positive number if the release is newer,
  /// and zero if both are the same.
  public int compareTo(String version) {
    return version(newest()).compareTo(version(version));
  }

  private static Document document(ArtifactName artifact, byte[] xml) throws FetchException {
    try {
      var factory = DocumentBuilderFactory.newDefaultInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      DocumentBuilder builder = factory.newDocumentBuilder();
      builder.setErrorHandler(null); // the default one prints
      return builder.parse(new ByteArrayInputStream(xml));
    } catch (SAXException | IOException e) {
      throw new FetchException("its list of versions is damaged", e);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException("This JDK cannot read " + artifact.metadataLocation(), e);
    }
  }

  private static List<String> releases(List<String> versions) {
    return versions.stream()
        .filter(each -> !PRE_RELEASE.matcher(each).matches())
        .sorted(Comparator.comparing(PublishedReleases::version))
        .toList();
  }

  private static Version version(String text) {
    try {
      return SCHEME.parseVersion(text);
    } catch (InvalidVersionSpecificationException e) {
      throw new IllegalStateException(e); // the scheme accepts every text
    }
  }

  private static Optional<LocalDate> day(String text) {
    try {
      return text.length() < DAY_LENGTH
          ? Optional.empty()
          : Optional.of(
              LocalDate.parse(text.substring(0, DAY_LENGTH), DateTimeFormatter.BASIC_ISO_DATE));
    } catch (DateTimeException e) {
      return Optional.empty(); // the date is only additional information
    }
  }

  private static String text(Document list, String tag) {
    return texts(list, tag).stream().findFirst().orElse("");
  }

  private static List<String> texts(Document list, String tag) {
    NodeList nodes = list.getElementsByTagName(tag);
    var texts = new ArrayList<String>();
    for (int i = 0; i < nodes.getLength(); i++) {
      texts.add(nodes.item(i).getTextContent().strip());
    }
    return texts;
  }
}
