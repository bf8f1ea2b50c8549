package dynobench.fetch;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dynobench.catalog.Artifact;
import dynobench.files.Fingerprint;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;

/// Local Maven repository with selectable behaviour, and Maven settings that name it as the mirror
/// of all repositories.
final class Shelf implements AutoCloseable {
  /// Behaviour of the repository.
  enum Manner {
    /// It answers correctly, including ranges.
    SOUND,
    /// It announces the full length and closes the connection halfway.
    CUT,
    /// It omits the length and sends a web page.
    PAGE,
    /// It sends other bytes of the right length.
    OTHER,
    /// It sends bytes without end.
    ENDLESS,
    /// It requires a password.
    LOCKED,
    /// It redirects to a file on the client's machine.
    ELSEWHERE,
    /// It sends single bytes slowly, without end.
    TRICKLE
  }

  private final HttpServer server;
  private final Path folder;
  private final Map<String, byte[]> files = new ConcurrentHashMap<>();
  private final List<String> asked = new ArrayList<>();
  private volatile Manner manner = Manner.SOUND;

  Shelf(Path folder) throws IOException {
    this.folder = folder;
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  void answer(Manner other) {
    manner = other;
  }

  /// Returns the requests, with the requested range.
  synchronized List<String> asked() {
    return List.copyOf(asked);
  }

  /// Adds a file of random bytes.
  Artifact put(String coordinates, int size) throws IOException {
    byte[] bytes = new byte[size];
    new Random(2005).nextBytes(bytes);
    Path file = folder.resolve("sample");
    Files.write(file, bytes);
    String[] parts = coordinates.split(":", -1);
    var artifact = new Artifact(parts[0], parts[1], parts[2], size, Fingerprint.of(file));
    Files.delete(file);
    files.put("/" + artifact.location(), bytes);
    return artifact;
  }

  /// Adds a description (POM).
  ///
  /// @param needed coordinates of its dependencies
  void describe(String coordinates, String... needed) {
    String[] parts = coordinates.split(":", -1);
    var text = new StringBuilder("<project><modelVersion>4.0.0</modelVersion>").append(of(parts));
    text.append("<dependencies>");
    for (String each : needed) {
      text.append("<dependency>").append(of(each.split(":", -1))).append("</dependency>");
    }
    text.append("</dependencies></project>");
    files.put(
        "/%s/%s/%s/%s-%s.pom"
            .formatted(parts[0].replace('.', '/'), parts[1], parts[2], parts[1], parts[2]),
        text.toString().getBytes(StandardCharsets.UTF_8));
  }

  /// Adds the list of versions of an artifact.
  ///
  /// @param artifact `group:name` of the list's folder
  /// @param content content of the list
  void list(String artifact, String content) {
    files.put(
        "/%s/maven-metadata.xml".formatted(artifact.replace('.', '/').replace(':', '/')),
        content.getBytes(StandardCharsets.UTF_8));
  }

  private static String of(String... parts) {
    String optional = parts.length > 3 ? "<optional>true</optional>" : "";
    return "<groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>"
            .formatted((Object[]) parts)
        + optional;
  }

  byte[] bytes(Artifact artifact) {
    return Objects.requireNonNull(files.get("/" + artifact.location()));
  }

  /// Returns the folder of Maven's local repository, as the settings define it.
  Path local() {
    return folder.resolve("maven");
  }

  Path settings() throws IOException {
    Path file = folder.resolve("settings.xml");
    return Files.writeString(
        file,
        """
        <settings>
          <localRepository>%s</localRepository>
          <mirrors><mirror><id>shelf</id><mirrorOf>*</mirrorOf><url>http://127.0.0.1:%d</url></mirror></mirrors>
        </settings>
        """
            .formatted(local(), server.getAddress().getPort()));
  }

  /// Returns a fetcher that uses this repository and stores its files in a folder.
  Fetcher fetcher(Path store) throws IOException {
    return fetcher(store, FetchLimit.USUAL);
  }

  Fetcher fetcher(Path store, FetchLimit limit) throws IOException {
    Path settings = settings();
    return new Fetcher(store, () -> new MavenSource(Optional.of(settings), limit));
  }

  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    String range = exchange.getRequestHeaders().getFirst("Range");
    synchronized (this) {
      asked.add(range == null ? path : path + " " + range);
    }
    byte[] bytes = files.get(path);
    if (bytes == null) {
      send(exchange, 404, new byte[0], 0);
      return;
    }
    switch (manner) {
      case SOUND -> sound(exchange, bytes, range);
      case CUT -> send(exchange, 200, Arrays.copyOf(bytes, bytes.length / 2), bytes.length);
      case PAGE -> send(exchange, 200, "<html>Log in".getBytes(StandardCharsets.UTF_8), 0);
      case OTHER -> send(exchange, 200, new byte[bytes.length], bytes.length);
      case ENDLESS -> send(exchange, 200, new byte[bytes.length * 4], 0);
      case LOCKED -> send(exchange, 401, new byte[0], 0);
      case ELSEWHERE -> {
        exchange.getResponseHeaders().add("Location", "file:///etc/hostname");
        send(exchange, 302, new byte[0], 0);
      }
      case TRICKLE -> trickle(exchange, bytes);
    }
  }

  private static void sound(HttpExchange exchange, byte[] bytes, String range) throws IOException {
    exchange.getResponseHeaders().add("Last-Modified", "Sun, 24 Sep 2006 12:00:00 GMT");
    if (range == null) {
      send(exchange, 200, bytes, bytes.length);
      return;
    }
    int from = Integer.parseInt(range.replaceAll("\\D", ""));
    exchange
        .getResponseHeaders()
        .add("Content-Range", "bytes %d-%d/%d".formatted(from, bytes.length - 1, bytes.length));
    send(exchange, 206, Arrays.copyOfRange(bytes, from, bytes.length), bytes.length - from);
  }

  private static void trickle(HttpExchange exchange, byte[] bytes) throws IOException {
    exchange.sendResponseHeaders(200, bytes.length);
    try (OutputStream out = exchange.getResponseBody()) {
      for (byte each : bytes) {
        out.write(each);
        out.flush();
        Thread.sleep(50);
      }
    } catch (IOException e) {
      // The client has closed the connection.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// @param length announced length; 0 if it is omitted
  private static void send(HttpExchange exchange, int status, byte[] body, long length)
      throws IOException {
    exchange.sendResponseHeaders(status, body.length == 0 ? -1 : length);
    OutputStream out = exchange.getResponseBody();
    try {
      out.write(body);
      out.flush();
      if (length == 0 || length == body.length) {
        out.close();
      }
    } catch (IOException e) {
      // The client has closed the connection, as it should when it receives too much.
    } finally {
      exchange.close();
    }
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
