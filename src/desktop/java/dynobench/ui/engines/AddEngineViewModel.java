package dynobench.ui.engines;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.DriverClasses;
import dynobench.describing.EngineDescriber;
import dynobench.describing.EngineTryout;
import dynobench.describing.UndescribedDriver;
import dynobench.dialect.EnquiryResult;
import dynobench.fetch.MavenJars;
import dynobench.setup.Setup;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/// State of the form for a driver, and the outcome of trying it.
final class AddEngineViewModel {
  /// Id of the engine until the user saves it.
  private static final String TRIED = "tried";

  private final EnginesHere here;
  private final AddEngineContext adding;
  private final ViewTexts texts;
  private final ObservableList<Path> jars = FXCollections.observableArrayList();
  private final ObservableList<String> drivers = FXCollections.observableArrayList();
  private final StringProperty coordinates = new SimpleStringProperty("");
  private final StringProperty driver = new SimpleStringProperty("");
  private final StringProperty url = new SimpleStringProperty("");
  private final StringProperty user = new SimpleStringProperty("");
  private final StringProperty password = new SimpleStringProperty("");
  private final StringProperty id = new SimpleStringProperty("");
  private final ReadOnlyStringWrapper objection = new ReadOnlyStringWrapper("");
  private final StringProperty status = new SimpleStringProperty("");
  private final BooleanProperty busy = new SimpleBooleanProperty();
  private final ObservableList<EngineTryout.Result> results = FXCollections.observableArrayList();
  private final ReadOnlyObjectWrapper<Optional<EnquiryResult.Found>> found =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<BackgroundTask> task = Optional.empty();

  /// Outcome of a test.
  private record Tested(EnquiryResult answer, List<EngineTryout.Result> results) {}

  AddEngineViewModel(EnginesHere here, AddEngineContext adding, ViewTexts texts) {
    this.here = here;
    this.adding = adding;
    this.texts = texts;
    Stream.of(driver, url, user, password).forEach(each -> each.subscribe((_, _) -> forget()));
    jars.addListener((ListChangeListener<Path>) _ -> readDrivers());
    driver.subscribe((_, name) -> suggest(name));
    id.subscribe((_, name) -> objection.set(objection(name.strip())));
  }

  /// Forgets the outcome, because the fields have changed.
  private void forget() {
    found.set(Optional.empty());
    results.clear();
    status.set("");
  }

  private void readDrivers() {
    forget();
    List<Path> all = List.copyOf(jars);
    var _ =
        adding
            .tasks()
            .start(texts.of("add.looking"), _ -> DriverClasses.in(all).names(), this::offer);
  }

  /// Offers the drivers of the jars. A typed driver is kept; one of former jars is removed with its
  /// other fields.
  private void offer(List<String> names) {
    String before = driver.get();
    boolean isFormer = drivers.contains(before) && !names.contains(before);
    drivers.setAll(names);
    if (isFormer) {
      Stream.of(url, user, password, id).forEach(each -> each.set(""));
    }
    boolean isFree = before.isEmpty() || isFormer;
    driver.set(isFree ? names.stream().findFirst().orElse("") : before);
  }

  /// Suggests the URL and user of an engine with the same driver, unless the user has typed a URL.
  private void suggest(String name) {
    if (url.get().isBlank()) {
      engines()
          .flatMap(engine -> jdbc(engine).stream())
          .filter(each -> each.driver().equals(name))
          .findFirst()
          .ifPresent(each -> {
            url.set(each.url());
            user.set(each.user());
          });
    }
  }

  private Stream<Descriptor> engines() {
    return here.catalog().stream().flatMap(Catalog::everyVersion);
  }

  /// Returns the setup of a mode without a server or programs to initialise it; preferably one with
  /// its database in a folder.
  private static Optional<Setup.Jdbc> jdbc(Descriptor engine) {
    List<Setup.Jdbc> all =
        engine.modes().stream()
            .flatMap(mode -> mode.setup() instanceof Setup.Jdbc it ? Stream.of(it) : Stream.of())
            .filter(it -> it.server().isEmpty() && it.initialise().isEmpty())
            .toList();
    return all.stream()
        .filter(each -> each.url().contains("{folder}"))
        .findFirst()
        .or(() -> all.stream().findFirst());
  }

  /// Returns the engines to copy: those that are on this machine and use JDBC.
  List<Descriptor> models() {
    return engines()
        .filter(each -> jdbc(each).isPresent() && each.code().missing().isEmpty())
        .toList();
  }

  void choose() {
    adding.dialogs().open(texts.of("add.choose"), List.of("jar")).ifPresent(this::addJar);
  }

  void addJar(Path jar) {
    if (!jars.contains(jar)) {
      jars.add(jar);
    }
  }

  /// Fetches the jars of the coordinates and their dependencies in the background. They replace the
  /// chosen jars.
  void fetch() {
    String wanted = coordinates.get().strip();
    start(
        adding
            .tasks()
            .background()
            .startAwaited(
                texts.of("get.task", wanted),
                report -> new MavenJars().fetch(wanted, report::stage),
                all -> {
                  ended("");
                  jars.setAll(all);
                },
                failure -> ended(failure.sentence())));
  }

  /// Copies the fields from an engine.
  void copy(Descriptor engine) {
    Setup.Jdbc setup = jdbc(engine).orElseThrow();
    driver.set(setup.driver());
    url.set(setup.url());
    user.set(setup.user());
    jars.setAll(engine.jars());
  }

  /// Returns the description of the driver.
  ///
  /// @param name id of the engine; only needed to save it
  private EngineDescriber describing(String name) {
    return new EngineDescriber(
        adding.home(),
        adding.bench().workspace(),
        new UndescribedDriver(
            name,
            driver.get().strip(),
            url.get().strip(),
            user.get().strip(),
            password.get(),
            List.copyOf(jars)));
  }

  /// Opens the driver, finds its dialect, and tries every workload, all in the background.
  void test() {
    forget();
    EngineDescriber describing = describing(TRIED);
    Catalog catalog = here.catalog().orElseThrow();
    start(
        adding
            .tasks()
            .background()
            .startAwaited(
                texts.of("add.task", driver.get()),
                report -> test(describing, catalog, report),
                this::take,
                failure -> ended(failure.sentence())));
  }

  private Tested test(EngineDescriber describing, Catalog catalog, BackgroundTask.Report report)
      throws Exception {
    Optional<String> problem = describing.unavailableReason(catalog);
    if (problem.isPresent()) {
      return new Tested(new EnquiryResult.Refused(problem.get()), List.of());
    }
    report.stage(texts.of("add.words"));
    Optional<EnquiryResult> answer = describing.find(report.cancellation());
    report.proceed(texts.of("add.stopped"));
    var tried = new ArrayList<EngineTryout.Result>();
    if (answer.orElseThrow() instanceof EnquiryResult.Found it) {
      new EngineTryout(adding.bench(), catalog, describing.described(it))
          .run(
              each -> {
                tried.add(each);
                report.stage(each.workload().title() + ": " + each.sentence());
              },
              report.cancellation());
      report.proceed(texts.of("add.stopped"));
    }
    return new Tested(answer.orElseThrow(), tried);
  }

  private void take(Tested tested) {
    switch (tested.answer()) {
      case EnquiryResult.Refused(String words) -> ended(words);
      case EnquiryResult.Found it -> {
        results.setAll(tested.results());
        found.set(Optional.of(it));
        if (id.get().isBlank()) {
          id.set(suggested(it));
        }
        ended(texts.of("add.found", it.product(), it.version()));
      }
    }
  }

  private String objection(String name) {
    return name.isEmpty() ? "" : describing(name).objection().orElse("");
  }

  /// Returns an id: the product's name in small letters, with its version if that id is taken.
  private String suggested(EnquiryResult.Found it) {
    String name = letters(it.product());
    return here.catalog().flatMap(known -> known.engine(name)).isPresent()
        ? name + "-" + letters(it.version())
        : name;
  }

  private static String letters(String text) {
    return text.toLowerCase(Locale.ROOT)
        .replaceAll("[^a-z0-9.]+", "-")
        .replaceAll("^[-.]+|[-.]+$", "");
  }

  private void start(BackgroundTask started) {
    if (started.state().get() == BackgroundTask.State.RUNNING) {
      task = Optional.of(started);
      busy.set(true);
      status.bind(started.stage());
    }
  }

  private void ended(String words) {
    status.unbind();
    status.set(words);
    busy.set(false);
    task = Optional.empty();
  }

  void stop() {
    task.ifPresent(BackgroundTask::cancel);
  }

  /// Saves the engine among the user's engines and reloads the catalog. If the id cannot be used,
  /// only shows the reason as the status.
  void save() {
    EngineDescriber describing = describing(id.get().strip());
    Optional<String> obstacle = describing.obstacle();
    if (obstacle.isPresent()) {
      status.set(obstacle.get());
      return;
    }
    EnquiryResult.Found it = found.get().orElseThrow();
    var unsupported = EngineDescriber.unsupported(List.copyOf(results));
    var _ =
        adding
            .tasks()
            .store(
                texts.of("add.saving"),
                _ -> {
                  describing.store(it, unsupported);
                  return describing.folder();
                },
                folder -> {
                  status.set(
                      texts.of(
                          password.get().isEmpty() ? "add.saved" : "add.saved.password",
                          folder,
                          describing.passwordVariable()));
                  here.reload();
                });
  }

  ObservableList<Path> jars() {
    return jars;
  }

  /// Returns the driver classes in the jars.
  ObservableList<String> drivers() {
    return drivers;
  }

  StringProperty coordinates() {
    return coordinates;
  }

  StringProperty driver() {
    return driver;
  }

  StringProperty url() {
    return url;
  }

  StringProperty user() {
    return user;
  }

  StringProperty password() {
    return password;
  }

  /// Returns the id of the engine in plans.
  StringProperty id() {
    return id;
  }

  /// Returns the problem of the id; empty when it is valid.
  ReadOnlyStringProperty objection() {
    return objection.getReadOnlyProperty();
  }

  /// Returns the present activity or its outcome.
  StringProperty status() {
    return status;
  }

  BooleanProperty busy() {
    return busy;
  }

  /// Returns the outcome of each workload.
  ObservableList<EngineTryout.Result> results() {
    return results;
  }

  /// Returns the product and its dialect; empty before a successful test and after a change.
  ReadOnlyObjectProperty<Optional<EnquiryResult.Found>> found() {
    return found.getReadOnlyProperty();
  }
}
