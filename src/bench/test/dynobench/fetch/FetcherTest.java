package dynobench.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.catalog.Artifact;
import dynobench.fetch.Shelf.Manner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FetcherTest {
  private static final int SIZE = 400_000;

  @TempDir Path home;
  private Shelf shelf;
  private Path store;
  private Artifact artifact;
  private Fetcher fetcher;

  @BeforeEach
  void open() throws IOException {
    shelf = new Shelf(home);
    store = home.resolve("jars");
    artifact = shelf.put("hsqldb:hsqldb:1.8.0.7", SIZE);
    fetcher = shelf.fetcher(store);
  }

  @AfterEach
  void close() {
    shelf.close();
  }

  private Path part() {
    return artifact.in(store).resolveSibling(artifact.file() + ".part");
  }

  private void fetch() throws IOException, InterruptedException {
    fetcher.fetch(List.of(artifact), (_, _) -> {});
  }

  @Test
  void fetchesAFileWithItsProgressAndLeavesNothingElse() throws Exception {
    var seen = new ArrayList<Long>();

    fetcher.fetch(List.of(artifact), (_, bytes) -> seen.add(bytes));

    assertThat(artifact.in(store)).hasBinaryContent(shelf.bytes(artifact));
    assertThat(part()).doesNotExist();
    assertThat(seen).isSorted().startsWith(0L).endsWith((long) SIZE).hasSizeGreaterThan(3);
  }

  @Test
  void waitsForAnotherOneAsLongAsNobodyStopsIt() throws Exception {
    var begun = new CountDownLatch(1);
    var done = new CountDownLatch(1);
    var other =
        Thread.ofPlatform()
            .start(() -> {
              try {
                fetcher.fetch(
                    List.of(artifact),
                    (_, _) -> {
                      begun.countDown();
                      await(done);
                    });
              } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    await(begun);

    assertThatThrownBy(() -> fetcher.fetch(List.of(artifact), new Impatient()))
        .isInstanceOf(InterruptedException.class);

    done.countDown();
    other.join();
    assertThat(artifact.in(store)).exists();
  }

  /// Progress that interrupts a thread that has to wait.
  private static final class Impatient implements DownloadProgress {
    @Override
    public void at(Artifact artifact, long bytes) {
      throw new IllegalStateException("it fetches");
    }

    @Override
    public void waiting() {
      Thread.currentThread().interrupt();
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void asksForNothingThatIsHere() throws Exception {
    fetch();
    fetch();

    assertThat(shelf.asked()).hasSize(1);
  }

  @Test
  void takesACopyOfTheUsersOwnMavenFirst() throws Exception {
    Files.createDirectories(artifact.in(shelf.local()).getParent());
    Files.write(artifact.in(shelf.local()), shelf.bytes(artifact));

    fetch();

    assertThat(artifact.in(store)).hasBinaryContent(shelf.bytes(artifact));
    assertThat(shelf.asked()).isEmpty();
  }

  @Test
  void doesNotTakeACopyThatIsAnotherFile() throws Exception {
    Files.createDirectories(artifact.in(shelf.local()).getParent());
    Files.write(artifact.in(shelf.local()), new byte[SIZE]);

    fetch();

    assertThat(artifact.in(store)).hasBinaryContent(shelf.bytes(artifact));
    assertThat(shelf.asked()).hasSize(1);
  }

  @Test
  void asksForNothingWhereAKilledOneHadAllOfIt() throws Exception {
    Files.createDirectories(part().getParent());
    Files.write(part(), shelf.bytes(artifact));

    fetch();

    assertThat(artifact.in(store)).hasBinaryContent(shelf.bytes(artifact));
    assertThat(shelf.asked()).isEmpty();
  }

  @Test
  void beginsAnewAfterAPartThatIsTooLong() throws Exception {
    Files.createDirectories(part().getParent());
    Files.write(part(), new byte[SIZE + 1]);

    assertThatThrownBy(this::fetch).hasMessageContaining("is not the expected file");
    fetch();

    assertThat(artifact.in(store)).hasBinaryContent(shelf.bytes(artifact));
  }

  @Test
  void deletesTheCopiesThatAKilledOneHasLeft() throws Exception {
    Path copy = part().resolveSibling(part().getFileName() + ".17.tmp");
    Files.createDirectories(copy.getParent());
    Files.write(copy, new byte[SIZE]);

    fetch();

    assertThat(copy).doesNotExist();
  }

  @Test
  void asksNobodyWhereMavenIsOffline() throws Exception {
    Path settings = shelf.settings();
    Files.writeString(
        settings,
        Files.readString(settings).replace("<mirrors>", "<offline>true</offline><mirrors>"));
    var offline = new Fetcher(store, () -> new MavenSource(Optional.of(settings)));

    assertThatThrownBy(() -> offline.fetch(List.of(artifact), (_, _) -> {}))
        .hasMessageStartingWith("Maven's settings are offline");
    assertThat(shelf.asked()).isEmpty();
  }

  @Test
  void saysThatMavensSettingsAreBroken() throws Exception {
    Path settings = Files.writeString(home.resolve("settings.xml"), "<broken");
    var mistaken = new Fetcher(store, () -> new MavenSource(Optional.of(settings)));

    assertThatThrownBy(() -> mistaken.fetch(List.of(artifact), (_, _) -> {}))
        .isInstanceOf(FetchException.class)
        .hasMessageStartingWith("Maven's settings cannot be read: ")
        .hasMessageContaining("settings.xml");
  }

  @Test
  void removesNothingThatIsUsed() throws Exception {
    fetch();
    try (RemovalLock _ = fetcher.hold();
        RemovalLock _ = fetcher.hold()) {
      assertThatThrownBy(() -> fetcher.remove(List.of(), List.of()))
          .hasMessageStartingWith("A run in progress may use the fetched files");
    }
    Files.createFile(store.resolve(".used-by-a-killed-one"));

    assertThat(fetcher.remove(List.of(), List.of())).isZero();
    assertThat(store.resolve(".used-by-a-killed-one")).doesNotExist();
  }

  @Test
  void goesOnWhereACutDownloadEnded() throws Exception {
    shelf.answer(Manner.CUT);
    assertThatThrownBy(this::fetch).isInstanceOf(FetchException.class);
    long before = Files.size(part());
    assertThat(before).isBetween(1L, SIZE - 1L);
    shelf.answer(Manner.SOUND);

    fetch();

    assertThat(artifact.in(store)).hasBinaryContent(shelf.bytes(artifact));
    assertThat(shelf.asked()).last().asString().endsWith(" bytes=" + before + "-");
  }

  @Test
  void endsWhenItsThreadIsInterruptedAndGoesOnLater() throws Exception {
    var thrown = new AtomicReference<Throwable>();
    Thread thread =
        Thread.ofPlatform()
            .start(() -> {
              try {
                fetcher.fetch(
                    List.of(artifact),
                    (_, bytes) -> {
                      if (bytes > SIZE / 2) {
                        Thread.currentThread().interrupt();
                      }
                    });
              } catch (IOException | InterruptedException e) {
                thrown.set(e);
              }
            });
    thread.join();
    assertThat(thrown.get()).isInstanceOf(InterruptedException.class);
    assertThat(artifact.in(store)).doesNotExist();

    fetch();

    assertThat(artifact.in(store)).hasBinaryContent(shelf.bytes(artifact));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          PAGE    | it has 12 bytes instead of 400,000, and is a web page (perhaps the login page of a proxy)
          OTHER   | its SHA-256 is
          ENDLESS | it sends more bytes than the file has
          LOCKED  | shelf: it answers status code: 401
          ELSEWHERE | shelf: its redirect is invalid
          """)
  void keepsNothingOfWhatIsNotTheFile(Manner manner, String words) {
    shelf.answer(manner);

    assertThatThrownBy(this::fetch)
        .isInstanceOf(FetchException.class)
        .hasMessageContaining("hsqldb:hsqldb:1.8.0.7")
        .hasMessageContaining(words);

    assertThat(artifact.in(store)).doesNotExist();
  }

  @Test
  void givesUpARepositoryThatTricklesAndGoesOnFromThereLater() throws Exception {
    shelf.answer(Manner.TRICKLE);
    Fetcher hasty = shelf.fetcher(store, new FetchLimit(Duration.ofSeconds(1), Long.MAX_VALUE));

    assertThatThrownBy(() -> hasty.fetch(List.of(artifact), (_, _) -> {}))
        .isInstanceOf(FetchException.class)
        .hasMessageContaining("shelf: it sent only ")
        .hasMessageContaining(" within 1 s. Try again to continue");

    shelf.answer(Manner.SOUND);
    fetch();

    assertThat(artifact.in(store)).hasBinaryContent(shelf.bytes(artifact));
  }

  @Test
  void aFileThatWasNoneIsForgottenBeforeTheNextAttempt() throws Exception {
    shelf.answer(Manner.ENDLESS);
    assertThatThrownBy(this::fetch).isInstanceOf(FetchException.class);
    shelf.answer(Manner.SOUND);

    fetch();

    assertThat(artifact.in(store)).hasBinaryContent(shelf.bytes(artifact));
  }

  @Test
  void saysThatARepositoryLacksTheFile() throws Exception {
    var other = new Artifact("hsqldb", "hsqldb", "1.9", 1, artifact.sha256());

    assertThatThrownBy(() -> fetcher.fetch(List.of(other), (_, _) -> {}))
        .isInstanceOf(FetchException.class)
        .hasMessage(
            "Cannot fetch hsqldb:hsqldb:1.9 (shelf: it does not have this file). Without a network,"
                + " download the file on another machine, and add it with --from FILE");
  }

  @Test
  void saysThatThereIsNoNetwork() {
    shelf.close();

    assertThatThrownBy(this::fetch)
        .isInstanceOf(FetchException.class)
        .hasMessageContaining("shelf: no connection");
  }

  @Test
  void takesFilesOfAFolderByWhatTheyAre() throws Exception {
    Artifact second = shelf.put("org.hsqldb:hsqldb:2.0.0", 1_000);
    Path folder = Files.createDirectory(home.resolve("downloads"));
    Files.write(folder.resolve("any name"), shelf.bytes(artifact));
    Files.write(folder.resolve("hsqldb-2.0.0.jar"), new byte[1_000]);

    List<Artifact> lacking = fetcher.take(List.of(artifact, second), folder);

    assertThat(lacking).containsExactly(second);
    assertThat(artifact.in(store)).hasBinaryContent(shelf.bytes(artifact));
    assertThat(shelf.asked()).isEmpty();
  }
}
