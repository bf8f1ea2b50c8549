package dynobench.browser;

import dynobench.Waiting;
import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Headless Chromium with one page, driven over its DevTools protocol.
final class Browser implements AutoCloseable {
  private static final String LISTENING = "DevTools listening on ";

  /// Message of the browser: an answer with an id, or an event with a method.
  record Message(
      Optional<Integer> id,
      Optional<String> method,
      Optional<MessageResult> result,
      Optional<MessageParams> params,
      Optional<MessageError> error) {}

  record MessageResult(
      Optional<String> targetId,
      Optional<String> sessionId,
      Optional<String> data,
      Optional<RemoteObject> result,
      Optional<ExceptionDetails> exceptionDetails) {}

  record RemoteObject(Optional<String> value, Optional<String> description) {}

  record ExceptionDetails(String text, Optional<RemoteObject> exception) {}

  record MessageParams(
      Optional<ExceptionDetails> exceptionDetails,
      Optional<LogEntry> entry,
      Optional<String> type,
      Optional<RequestData> request) {}

  record LogEntry(String level, String text) {}

  record RequestData(String url) {}

  record MessageError(String message) {}

  private final Process process;
  private final WebSocket socket;
  private final Map<Integer, CompletableFuture<Message>> asked = new ConcurrentHashMap<>();
  private final AtomicInteger ids = new AtomicInteger();
  private final List<String> problems = new CopyOnWriteArrayList<>();
  private final List<String> requests = new CopyOnWriteArrayList<>();
  private final BlockingQueue<String> loads = new LinkedBlockingQueue<>();
  private final String session;

  private Browser(Process process, URI address)
      throws IOException, InterruptedException, TimeoutException {
    this.process = process;
    this.socket =
        await(HttpClient.newHttpClient().newWebSocketBuilder().buildAsync(address, new Ears()));
    String target =
        send("", "Target.createTarget", "\"url\":\"about:blank\"").targetId().orElseThrow();
    this.session =
        send("", "Target.attachToTarget", "\"flatten\":true,\"targetId\":\"" + target + "\"")
            .sessionId()
            .orElseThrow();
    for (String each : List.of("Page", "Runtime", "Log", "Network")) {
      send(each + ".enable", "");
    }
  }

  /// Returns the program; empty where no Chromium is installed.
  static Optional<Path> program() {
    return Stream.of(System.getenv("PATH").split(":"))
        .map(folder -> Path.of(folder, "chromium"))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /// Starts a browser.
  ///
  /// @param profile folder for its files
  static Browser start(Path profile) throws IOException, InterruptedException, TimeoutException {
    Process process =
        new ProcessBuilder(
                program().orElseThrow().toString(),
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--hide-scrollbars",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile,
                "about:blank")
            .redirectErrorStream(true)
            .start();
    BufferedReader output = process.inputReader();
    for (String line = output.readLine(); line != null; line = output.readLine()) {
      if (line.startsWith(LISTENING)) {
        Thread.ofVirtual().start(() -> drain(output));
        return new Browser(process, URI.create(line.substring(LISTENING.length())));
      }
    }
    throw new IOException("The browser ended with exit code " + process.waitFor());
  }

  private static void drain(BufferedReader output) {
    try {
      while (output.readLine() != null) {
        // only so that the browser never waits for a reader
      }
    } catch (IOException e) {
      // the browser has ended
    }
  }

  /// Receiver of the browser's messages.
  private final class Ears implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();
    private final JsonLines json = new JsonLines();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
      text.append(data);
      if (isLast) {
        hear(text.toString());
        text.setLength(0);
      }
      from.request(1);
      return null;
    }

    private void hear(String line) {
      try {
        Message message = json.read(Message.class, line);
        if (message.id().isPresent()) {
          CompletableFuture<Message> answer = asked.remove(message.id().get());
          if (answer != null) {
            answer.complete(message);
          }
        } else {
          note(message);
        }
      } catch (JsonException e) {
        problems.add("Unreadable message of the browser: " + e.getMessage());
      }
    }
  }

  private void note(Message event) {
    Optional<MessageParams> params = event.params();
    switch (event.method().orElse("")) {
      case "Page.loadEventFired" -> loads.add("loaded");
      case "Runtime.exceptionThrown" ->
          params.flatMap(MessageParams::exceptionDetails).ifPresent(it -> problems.add(text(it)));
      case "Log.entryAdded" ->
          params
              .flatMap(MessageParams::entry)
              .filter(it -> it.level().equals("error"))
              .ifPresent(it -> problems.add(it.text()));
      case "Network.requestWillBeSent" ->
          params.flatMap(MessageParams::request).ifPresent(it -> requests.add(it.url()));
      default -> {} // other events are of no interest
    }
  }

  private static String text(ExceptionDetails it) {
    return it.text() + " " + it.exception().flatMap(RemoteObject::description).orElse("");
  }

  private static <T> T await(CompletableFuture<T> future)
      throws IOException, InterruptedException, TimeoutException {
    try {
      return future.get(Waiting.LIMIT.toSeconds(), TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw new IOException(e);
    }
  }

  private MessageResult send(String method, String params)
      throws IOException, InterruptedException, TimeoutException {
    return send(session, method, params);
  }

  private MessageResult send(String session, String method, String params)
      throws IOException, InterruptedException, TimeoutException {
    int id = ids.incrementAndGet();
    var answer = new CompletableFuture<Message>();
    asked.put(id, answer);
    String to = session.isEmpty() ? "" : ",\"sessionId\":\"" + session + "\"";
    await(
        socket.sendText(
            "{\"id\":%d%s,\"method\":\"%s\",\"params\":{%s}}".formatted(id, to, method, params),
            true));
    Message message = await(answer);
    if (message.error().isPresent()) {
      throw new IOException(method + ": " + message.error().get().message());
    }
    return message.result().orElseThrow();
  }

  /// Sets the size of the page, in pixels.
  void resize(int width, int height) throws IOException, InterruptedException, TimeoutException {
    send(
        "Emulation.setDeviceMetricsOverride",
        "\"width\":%d,\"height\":%d,\"deviceScaleFactor\":1,\"mobile\":false"
            .formatted(width, height));
  }

  /// Sets whether the system prefers a dark theme.
  void setDark(boolean isDark) throws IOException, InterruptedException, TimeoutException {
    send(
        "Emulation.setEmulatedMedia",
        "\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\"%s\"}]"
            .formatted(isDark ? "dark" : "light"));
  }

  /// Opens a page, and returns when it is loaded. Forgets the problems of the page before.
  void open(String address) throws IOException, InterruptedException, TimeoutException {
    send("Page.navigate", "\"url\":\"about:blank\"");
    if (loads.poll(Waiting.LIMIT.toSeconds(), TimeUnit.SECONDS) == null) {
      throw new TimeoutException("about:blank");
    }
    problems.clear();
    requests.clear();
    send("Page.navigate", "\"url\":" + quoted(address));
    if (loads.poll(Waiting.LIMIT.toSeconds(), TimeUnit.SECONDS) == null) {
      throw new TimeoutException(address);
    }
  }

  /// Evaluates an expression, which may be a promise, and returns its value as text.
  String evaluate(String expression) throws IOException, InterruptedException, TimeoutException {
    MessageResult result =
        send(
            "Runtime.evaluate",
            "\"awaitPromise\":true,\"returnByValue\":true,\"expression\":"
                + quoted("(async () => String(" + expression + "))()"));
    if (result.exceptionDetails().isPresent()) {
      throw new IOException(expression + ": " + text(result.exceptionDetails().get()));
    }
    return result.result().flatMap(RemoteObject::value).orElse("");
  }

  /// Waits until an expression is true.
  void awaitTrue(String expression) throws IOException, InterruptedException, TimeoutException {
    String found =
        evaluate(
            "await new Promise(done => { const look = () => { if (%s) done('true');"
                    .formatted(expression)
                + " else setTimeout(look, 20); }; look(); setTimeout(() => done('false'), 60000);"
                + " })");
    if (!found.equals("true")) {
      throw new TimeoutException(expression);
    }
  }

  /// Returns a text as JSON, which is JavaScript, too.
  static String quoted(String text) {
    var json = new StringBuilder("\"");
    text.chars()
        .forEach(each ->
            json.append(
                each < ' ' || each == '"' || each == '\\' || each > '~'
                    ? "\\u%04x".formatted(each)
                    : String.valueOf((char) each)));
    return json.append('"').toString();
  }

  /// Returns errors, exceptions and violations of the security policy on the page.
  List<String> problems() {
    return new ArrayList<>(problems);
  }

  /// Returns the addresses that the page loaded.
  List<String> requests() {
    return new ArrayList<>(requests);
  }

  /// Returns a picture of the visible part of the page as PNG.
  byte[] picture() throws IOException, InterruptedException, TimeoutException {
    String data = send("Page.captureScreenshot", "\"format\":\"png\"").data().orElseThrow();
    return Base64.getDecoder().decode(data);
  }

  @Override
  public void close() {
    socket.abort();
    List<ProcessHandle> all =
        Stream.concat(Stream.of(process.toHandle()), process.descendants()).toList();
    all.forEach(ProcessHandle::destroy);
    all.forEach(each -> each.onExit().join()); // they write files until they end
  }
}
