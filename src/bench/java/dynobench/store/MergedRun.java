package dynobench.store;

import dynobench.event.EventCodec;
import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.RunStarted;
import dynobench.files.FolderTree;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;
import java.util.SortedSet;

/// Run that is combined from shards, outside of the workspace's runs until it is complete. The
/// creator must close it; an unfinished run is then deleted.
public final class MergedRun implements AutoCloseable {
  private final RunStore runs;
  private final RunStarted start;
  private final Path folder;
  private final FileChannel file;
  private final Writer out;
  private final Set<String> reported = new HashSet<>();
  private long nowMillis;

  private MergedRun(RunStore runs, RunStarted start, Path folder) throws IOException {
    this.runs = runs;
    this.start = start;
    this.folder = folder;
    this.file = FileChannel.open(folder.resolve(RunFiles.EVENTS), StandardOpenOption.WRITE);
    file.position(file.size());
    this.out =
        new BufferedWriter(
            new OutputStreamWriter(Channels.newOutputStream(file), StandardCharsets.UTF_8));
    this.nowMillis = start.atMillis();
  }

  /// Begins a run.
  ///
  /// @param start first event of the run, whose id will be its name
  public static MergedRun begin(RunStore runs, RunStarted start) throws IOException {
    Path folder = runs.unfinished(start.id());
    try (RunLog log = RunLog.create(folder)) {
      log.accept(start);
    }
    new RunMark(folder).set(); // a later run deletes this folder if this process is killed
    return new MergedRun(runs, start, folder);
  }

  /// Appends a shard, if the shard is complete.
  ///
  /// @param trials numbers of the shard's trials; the shard must have ended by itself, with all
  ///   these trials
  /// @throws DamagedLogException when the shard is incomplete or has an unreadable line; then no
  ///   part of the shard was added
  public void add(ShardLog shard, SortedSet<Integer> trials) throws IOException {
    out.flush();
    long before = file.position();
    try {
      ShardLog.Copied copied = shard.copy(out, nowMillis, reported);
      if (!copied.finished() || !copied.ended().equals(trials)) {
        throw new DamagedLogException(
            "it ended after %,d of its %,d trials".formatted(copied.ended().size(), trials.size()));
      }
      nowMillis = copied.endMillis();
    } catch (DamagedLogException e) {
      out.flush();
      file.truncate(before);
      throw e;
    }
  }

  /// Appends the last event and moves the run to the workspace's runs.
  ///
  /// @param all whether the run has all shards; otherwise it counts as cancelled
  /// @return the run's folder
  public Path finish(boolean all) throws IOException {
    out.write(new EventCodec().write(new RunFinished(nowMillis, !all)) + "\n");
    out.close();
    new RunMark(folder).clear();
    return runs.restore(folder, start.id());
  }

  @Override
  public void close() throws IOException {
    file.close();
    if (Files.exists(folder)) {
      FolderTree.delete(folder);
    }
  }
}
