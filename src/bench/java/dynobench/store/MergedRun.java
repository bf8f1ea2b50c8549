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

/// A run that is put together from shards, beside the workspace's runs until it is whole. Whoever
/// makes it closes it: what isn't finished by then is gone.
public final class MergedRun implements AutoCloseable {
  private final RunStore runs;
  private final RunStarted start;
  private final Path folder;
  private final FileChannel file;
  private final Writer out;
  private final Set<String> told = new HashSet<>();
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

  /// Begins one.
  ///
  /// @param start its first event, whose id is the name that it will have
  public static MergedRun begin(RunStore runs, RunStarted start) throws IOException {
    Path folder = runs.unfinished(start.id());
    try (RunLog log = RunLog.create(folder)) {
      log.accept(start);
    }
    new RunMark(folder).set(); // whoever is killed leaves what the next one deletes
    return new MergedRun(runs, start, folder);
  }

  /// Adds a shard behind those that are there, if it is whole.
  ///
  /// @param trials the numbers of its trials: it must have ended by itself, and all of them
  /// @throws DamagedLogException when it isn't whole; nothing of it was added then
  public void add(ShardLog shard, SortedSet<Integer> trials) throws IOException {
    out.flush();
    long before = file.position();
    try {
      ShardLog.Copied copied = shard.copy(out, nowMillis, told);
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

  /// Puts it among the others.
  ///
  /// @param all whether nothing is missing
  /// @return its folder
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
