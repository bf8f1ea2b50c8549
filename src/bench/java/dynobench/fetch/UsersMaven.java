package dynobench.fetch;

import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.context.Runtimes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/// Maven's library with the settings of the user's Maven.
final class UsersMaven {
  private UsersMaven() {}

  /// Opens Maven's library, which the caller closes.
  ///
  /// @param settings settings file to use instead of the user's
  /// @throws FetchException if the settings cannot be read
  static Context open(Optional<Path> settings, Map<String, ?> properties) throws FetchException {
    Map<String, Object> own = Map.copyOf(properties);
    var overrides = ContextOverrides.create().withUserSettings(true).configProperties(own);
    settings.ifPresent(overrides::withUserSettingsXmlOverride);
    try {
      return Runtimes.INSTANCE.getRuntime().create(overrides.build());
    } catch (IllegalStateException e) {
      Throwable why = e.getCause() == null ? e : e.getCause();
      throw new FetchException("Maven's settings cannot be read: " + why.getMessage(), e);
    }
  }

  /// Returns whether the settings say that Maven is offline, which the library ignores.
  static boolean isOffline(Context maven, Optional<Path> settings) throws FetchException {
    Path file = settings.orElse(maven.mavenUserHome().settingsXml());
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try {
      NodeList said =
          DocumentBuilderFactory.newDefaultInstance()
              .newDocumentBuilder()
              .parse(file.toFile())
              .getElementsByTagName("offline");
      return said.getLength() > 0 && said.item(0).getTextContent().strip().equals("true");
    } catch (IOException | SAXException | ParserConfigurationException e) {
      throw new FetchException("Maven's settings cannot be read: " + e.getMessage(), e);
    }
  }
}
