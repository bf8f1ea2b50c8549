package dynobench.fuzz;

import dynobench.event.EventCodec;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.ShardStarted;
import dynobench.files.IoErrorText;
import dynobench.lesson.Lesson;
import dynobench.lesson.LessonFiles;
import dynobench.lesson.Lessons;
import dynobench.lesson.RecordedRun;
import dynobench.plan.Shard;
import dynobench.store.RunLog;
import dynobench.store.RunLogException;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import dynobench.store.Workspace;
import dynobench.store.WorkspaceException;
import dynobench.toml.Problem;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Fuzzer of untrusted workspaces. No command may change files outside, and a command that only
/// reads may change nothing.
final class FoldersFuzzer implements Fuzzer {
  private static final String SWEEP = "2026-11-25-1402-sharded";
  private static final String SETTINGS =
      """
      {"plan":"sharded","shards":3,"nodes":[],"exclusive":false,"arguments":[],"options":[],\
      "dynobench":"fuzz","jdk":"25"}
      """;

  /// Mark of a process that has ended.
  private static final String MARK = "999999 2026-11-25T14:02:00Z";

  private final CommandLine commands;
  private final List<Path> runs;

  /// @param runs folder of undamaged runs
  FoldersFuzzer(Path runs, CommandLine commands) throws IOException {
    this.commands = commands;
    try (Stream<Path> folders = Files.list(runs)) {
      this.runs = folders.sorted().toList();
    }
  }

  @Override
  public String name() {
    return "folders";
  }

  @Override
  public FuzzVerdict attempt(RandomGenerator random, Path folder) throws IOException {
    return switch (random.nextInt(12)) {
      case 0 -> lessons(random, folder);
      default -> workspace(random, folder);
    };
  }

  private static List<String> damaged(FolderDamage damage) throws IOException {
    var done = new ArrayList<String>();
    for (int i = damage.random().nextInt(1, 4); i > 0; i--) {
      done.add(damage.damage());
    }
    return done;
  }

  /// Tests user-defined lessons, one of which copies a shipped one.
  private FuzzVerdict lessons(RandomGenerator random, Path folder) throws IOException {
    Path outside = Files.createDirectories(folder.resolve("outside"));
    fillOutside(outside, Oddities.one(random, runs));
    Path lessons = folder.resolve("lessons");
    var shipped = new LessonFiles.Shipped("first-run");
    Path own = Files.createDirectories(lessons.resolve("a-lesson"));
    for (String each : FolderDamage.IN_LESSONS) {
      String name = each.replaceFirst("^a-lesson/", "");
      if (shipped.has(name) && name.contains(".")) {
        Files.write(own.resolve(name), shipped.bytes(name));
      }
    }
    List<String> done =
        damaged(new FolderDamage(random, lessons, FolderDamage.IN_LESSONS, outside));
    Snapshot before = Snapshot.of(folder);
    Lessons read = Lessons.shipped().and(lessons, Workloads.shipped());
    var findings = new ArrayList<Finding>();
    changed("reading lessons changed", before.changes(Snapshot.of(folder)), done, findings);
    List<String> said = read.problems().stream().map(Problem::toString).toList();
    said.forEach(each -> findings.addAll(Wording.faults(each, done + folder.toString())));
    read.named("a-lesson")
        .flatMap(Lesson::record)
        .ifPresent(
            record -> asked(() -> unpack(record, folder), new ArrayList<>(), findings, done));
    return new FuzzVerdict(read.problems().isEmpty(), said, findings, List.of());
  }

  private static void unpack(RecordedRun record, Path folder) {
    try {
      record.unpack(folder.resolve("unpacked"));
    } catch (IOException e) {
      throw new WorkspaceException(IoErrorText.of(e), e); // a clause, as the window shows it
    }
  }

  private FuzzVerdict workspace(RandomGenerator random, Path folder) throws IOException {
    Path sound = Oddities.one(random, runs);
    Path outside = Files.createDirectories(folder.resolve("outside"));
    Path workspace = Files.createDirectories(folder.resolve("workspace"));
    fillOutside(outside, sound);
    fill(workspace, sound);
    List<String> done =
        new ArrayList<>(
            damaged(new FolderDamage(random, workspace, FolderDamage.IN_WORKSPACES, outside)));
    // Commands may show the engines' messages in this log.
    String events = Files.readString(sound.resolve("events.jsonl"));
    var said = new ArrayList<String>();
    var findings = new ArrayList<Finding>();
    Snapshot before = Snapshot.of(outside);
    boolean accepted = true;
    try (var changing = Changing.some(random, workspace)) {
      if (random.nextBoolean()) {
        Snapshot all = changing.isActive() ? before : Snapshot.of(workspace);
        accepted &= look(random, workspace, events, said, findings, done);
        if (!changing.isActive()) {
          changed("looking changed", all.changes(Snapshot.of(workspace)), done, findings);
        }
      } else {
        accepted &= change(random, workspace, events, said, findings, done);
      }
    }
    changed("outside changed", before.changes(Snapshot.of(outside)), done, findings);
    return new FuzzVerdict(accepted, accepted ? List.of() : said, findings, List.of());
  }

  private static void changed(
      String kind, List<String> changes, List<String> done, List<Finding> findings) {
    changes.forEach(each -> findings.add(new Finding(kind, each + " with " + done)));
  }

  private static void fillOutside(Path outside, Path sound) throws IOException {
    Files.writeString(outside.resolve("victim"), "a text that matters\n");
    Path precious = Files.createDirectories(outside.resolve("precious/folder"));
    Files.writeString(precious.resolve("file"), "another one\n");
    copy(sound, outside.resolve("a-run"));
  }

  private static void fill(Path workspace, Path sound) throws IOException {
    copy(sound, workspace.resolve("runs/a-run"));
    shard(sound, workspace.resolve("runs/a-shard"));
    for (String each : List.of(".dynobench-databases/left", ".dynobench-merging/left")) {
      Path left = Files.createDirectories(workspace.resolve(each));
      Files.writeString(left.resolve(".in-progress"), MARK);
      Files.writeString(left.resolve("database"), "rows");
    }
    Path sweep = Files.createDirectories(workspace.resolve("sweeps").resolve(SWEEP));
    Files.createDirectories(sweep.resolve("tasks"));
    Files.writeString(sweep.resolve("sweep.json"), SETTINGS);
    Files.writeString(sweep.resolve("task.sh"), "#!/bin/sh\nexit 1\n");
    Files.copy(sound.resolve("plan.toml"), sweep.resolve("plan.toml"));
    shard(sound, sweep.resolve("runs/a-shard"));
  }

  private static void copy(Path run, Path to) throws IOException {
    Files.createDirectories(to);
    try (Stream<Path> files = Files.list(run)) {
      for (Path each : files.toList()) {
        Files.copy(each, to.resolve(each.getFileName()), StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  /// Copies the run as the only shard of its plan.
  private static void shard(Path run, Path to) throws IOException {
    copy(run, to);
    var codec = new EventCodec();
    var lines = new ArrayList<String>();
    new RunReader(run)
        .forEach(event -> {
          lines.add(codec.write(event));
          if (event instanceof RunStarted first) {
            RunEvent shard =
                new ShardStarted(
                    first.atMillis(),
                    new Shard(1, 1),
                    "n1",
                    first.environment(),
                    1,
                    first.atMillis());
            lines.add(codec.write(shard));
          }
        });
    Files.write(to.resolve("events.jsonl"), lines);
  }

  /// Runs a command that only reads.
  private boolean look(
      RandomGenerator random,
      Path workspace,
      String events,
      List<String> said,
      List<Finding> findings,
      List<String> done)
      throws IOException {
    Path out = workspace.resolveSibling("out");
    List<String> line =
        Oddities.one(
            random,
            List.of(
                List.of("runs"),
                List.of("show", "a-run"),
                List.of("show", "latest"),
                List.of("show", workspace.resolve("runs/a-run").toString()),
                List.of("compare", "a-run", "a-shard"),
                List.of("export", "a-run", "--csv", out + ".csv"),
                List.of("export", "a-run", "--html", out + ".html"),
                List.of("sweep", "--resume"),
                List.of("sweep", "--resume", SWEEP)));
    return command(workspace, line, events, said, findings, done);
  }

  private boolean command(
      Path workspace,
      List<String> line,
      String events,
      List<String> said,
      List<Finding> findings,
      List<String> done)
      throws IOException {
    var whole = new ArrayList<>(line);
    whole.addAll(List.of("--workspace", workspace.toString()));
    CommandLine.Answer answer = commands.run(whole);
    answer.faults(whole + String.join(" ", done) + text(workspace) + events).stream()
        // The run's own trials have failed.
        .filter(each -> !(each.kind().startsWith("refused") && answer.out().contains("Saved in")))
        .forEach(each ->
            findings.add(
                new Finding(line.getFirst() + ": " + each.kind(), each.details() + " " + done)));
    said.add(answer.err().strip());
    return answer.code() == 0;
  }

  /// Returns texts that messages may quote.
  private static String text(Path workspace) {
    try (Stream<Path> all = Files.walk(workspace)) {
      return all.map(Path::toString).collect(Collectors.joining(" "));
    } catch (IOException | UncheckedIOException e) {
      return ""; // it is just changing
    }
  }

  /// Runs a command that writes into the workspace, or an action of a run.
  private boolean change(
      RandomGenerator random,
      Path workspace,
      String events,
      List<String> said,
      List<Finding> findings,
      List<String> done)
      throws IOException {
    return switch (random.nextInt(6)) {
      case 0 ->
          command(
              workspace,
              List.of("merge", workspace.resolve("sweeps").resolve(SWEEP).toString()),
              events,
              said,
              findings,
              done);
      case 1 -> command(workspace, List.of("merge", "a-shard"), events, said, findings, done);
      case 2 ->
          command(workspace, List.of("merge", "a-run", "--partial"), events, said, findings, done);
      default -> asked(() -> work(random, workspace), said, findings, done);
    };
  }

  private interface Work {
    void run() throws IOException;
  }

  private static boolean asked(
      Work work, List<String> said, List<Finding> findings, List<String> done) {
    try {
      work.run();
      return true;
    } catch (WorkspaceException | RunLogException e) {
      said.add(e.getMessage());
      Wording.faults(String.valueOf(e.getMessage()), done.toString())
          .forEach(each -> findings.add(new Finding(each.kind(), each.details() + " " + done)));
      return false;
    } catch (IOException e) {
      findings.add(Finding.of(e));
      return false;
    }
  }

  private static void work(RandomGenerator random, Path folder) throws IOException {
    var workspace = new Workspace(folder, Clock.systemUTC());
    RunStore runs = workspace.runs();
    Path run = folder.resolve("runs/a-run");
    switch (random.nextInt(6)) {
      case 0 -> runs.writeNotes(run, "a note");
      case 1 -> runs.rename(run, "another name");
      case 2 -> runs.restore(runs.delete(run), "a-run");
      default -> {
        try (Workspace.Held _ = workspace.lockForRun()) {
          Workspace.Sweep _ = workspace.sweep();
          Files.writeString(workspace.temporaryFolder("now").resolve("database"), "rows");
          Path made = runs.create(ZonedDateTime.now(Clock.systemUTC()), "quick");
          try (var log = RunLog.create(made)) {
            log.accept(new RunEvent.RunFinished(1, false));
          }
        }
      }
    }
  }

  /// Thread that changes a log while it is read.
  private record Changing(Thread thread, boolean isActive) implements AutoCloseable {
    static Changing some(RandomGenerator random, Path workspace) {
      boolean active = random.nextInt(10) == 0;
      Path log = workspace.resolve("runs/a-run/events.jsonl");
      long seed = random.nextLong();
      var thread = Thread.ofPlatform().daemon().unstarted(() -> change(log, new Random(seed)));
      if (active) {
        thread.start();
      }
      return new Changing(thread, active);
    }

    private static void change(Path log, RandomGenerator random) {
      while (!Thread.currentThread().isInterrupted()) {
        try {
          if (!Files.isRegularFile(log, LinkOption.NOFOLLOW_LINKS)) {
            return;
          }
          switch (random.nextInt(3)) {
            case 0 -> Files.writeString(log, "x\n", StandardOpenOption.APPEND);
            case 1 -> Files.write(log, new byte[0]);
            default -> Files.deleteIfExists(log);
          }
        } catch (IOException e) {
          return; // it was removed
        }
      }
    }

    @Override
    public void close() {
      thread.interrupt();
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
