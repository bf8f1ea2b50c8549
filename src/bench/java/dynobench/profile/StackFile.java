package dynobench.profile;

import dynobench.files.AtomicFile;
import dynobench.files.BoundedLines;
import dynobench.files.IoErrorText;
import dynobench.profiling.BlockingCall;
import dynobench.profiling.PhasePart;
import dynobench.profiling.ProfileFiles;
import dynobench.profiling.ProfileSettings;
import dynobench.profiling.SystemCalls;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/// File with the stacks of one iteration: compressed text, much smaller than the recording and
/// faster to read. A line with the tag `part` begins a part. A line `calls` has its system calls,
/// and other lines have its stacks, as collapsed stacks with a number of samples.
final class StackFile {
  private static final String SUFFIX = ".stacks.gz";
  private static final String HEAD = "dynobench stacks 1";
  private static final String PART = "part";
  private static final String RUNNING = "running";
  private static final String BLOCKED = "blocked";
  private static final String CALLS = "calls";
  private static final String PROBLEM = "problem";
  private static final String TAB = "\t";
  private static final String FRAME_SEPARATOR = ";";

  /// Longest line: 256 frames of 500 characters.
  private static final int LONGEST_LINE = 128_000;

  /// Maximum number of lines, so that a file of a stranger cannot fill the memory.
  private static final int MOST_LINES = 500_000;

  /// Maximum number of frames: those of the profiler, and a mark for a stack that is cut off.
  private static final int MOST_FRAMES = ProfileSettings.MOST_FRAMES + 1;

  /// Maximum number of characters of all lines.
  private static final long MOST_CHARACTERS = 100_000_000;

  private static final int PART_FIELDS = 8;
  private static final int CALL_FIELDS = 4;
  private static final int STACK_FIELDS = 4;

  private StackFile() {}

  /// Returns the file of an iteration.
  static Path in(ProfileFiles files) {
    return files.folder().resolve(files.name() + SUFFIX);
  }

  static void write(ProfileFiles files, IterationProfile profile) throws IOException {
    AtomicFile.write(
        in(files),
        out -> {
          var zipped = new GZIPOutputStream(out);
          var text = new BufferedWriter(new OutputStreamWriter(zipped, StandardCharsets.UTF_8));
          write(text, profile);
          text.flush();
          zipped.finish();
        });
  }

  private static void write(Writer out, IterationProfile profile) throws IOException {
    out.write(HEAD + "\n");
    if (profile.problem().isPresent()) {
      line(out, PROBLEM, plain(profile.problem().get()));
    }
    for (PartProfile each : profile.parts()) {
      line(
          out,
          PART,
          plain(each.phase()),
          each.part().id(),
          each.nanos(),
          each.looks(),
          each.counts().pauseNanos(),
          each.counts().pauses(),
          each.counts().flushes());
      if (each.counts().calls().isPresent()) {
        write(out, each.counts().calls().get());
      }
      for (SampledStack stack : each.working()) {
        write(out, stack.call().isPresent() ? BLOCKED : RUNNING, stack);
      }
    }
  }

  private static void write(Writer out, SystemCalls it) throws IOException {
    line(out, CALLS, it.reads(), it.readBytes(), it.writes(), it.writtenBytes());
  }

  private static void write(Writer out, String tag, SampledStack stack) throws IOException {
    line(
        out,
        tag,
        stack.samples(),
        stack.call().map(BlockingCall::id).orElse(""),
        plain(String.join(FRAME_SEPARATOR, stack.frames())));
  }

  private static void line(Writer out, Object... fields) throws IOException {
    var texts = new ArrayList<String>();
    for (Object each : fields) {
      texts.add(each.toString());
    }
    out.write(String.join(TAB, texts) + "\n");
  }

  private static String plain(String text) {
    return text.replaceAll("[\\t\\r\\n]", " ");
  }

  /// Reads the stacks of an iteration. If the file is missing, damaged or cut off, returns no
  /// parts, with a problem: a part of the samples would give wrong shares.
  static IterationProfile read(ProfileFiles files) {
    var reader = new Reader();
    try (InputStream file = ProfileFolder.open(in(files));
        var text = new GZIPInputStream(file)) {
      reader.read(BoundedLines.ofFile(text, LONGEST_LINE));
      reader.finishPart();
    } catch (IOException | IllegalArgumentException e) {
      return new IterationProfile(
          files.trial(), files.iteration(), List.of(), Optional.of(problem(files, e)));
    }
    return new IterationProfile(files.trial(), files.iteration(), reader.parts, reader.problem);
  }

  private static String problem(ProfileFiles files, Exception e) {
    return "Trial %d is left out, because its stacks cannot be read: %s."
        .formatted(
            files.trial(),
            e instanceof IOException io
                ? IoErrorText.of(in(files), io)
                : in(files) + ": " + e.getMessage());
  }

  /// State of reading.
  private static final class Reader {
    private final List<PartProfile> parts = new ArrayList<>();
    private Optional<String> problem = Optional.empty();
    private Optional<PartProfile> part = Optional.empty();
    private List<SampledStack> working = new ArrayList<>();

    void read(BoundedLines lines) throws IOException {
      if (lines.next().filter(each -> each.text().equals(HEAD)).isEmpty()) {
        throw new IOException("the first line is not \"" + HEAD + "\"");
      }
      int count = 0;
      long characters = 0;
      for (var line = lines.next(); line.isPresent(); line = lines.next()) {
        characters += line.get().text().length();
        if (++count > MOST_LINES || characters > MOST_CHARACTERS || line.get().cut()) {
          throw new IOException("too many lines, or too long a line");
        }
        add(line.get().text().split(TAB, -1));
      }
    }

    private void add(String[] fields) throws IOException {
      switch (fields[0]) {
        case PROBLEM -> problem = Optional.of(fields[fields.length - 1]);
        case PART -> {
          requireFields(fields, PART_FIELDS);
          finishPart();
          part = Optional.of(head(fields));
        }
        case CALLS -> {
          requireFields(fields, CALL_FIELDS + 1);
          part = part.map(it -> it.with(calls(fields)));
        }
        case RUNNING, BLOCKED -> {
          requireFields(fields, STACK_FIELDS);
          working.add(stack(fields));
        }
        default -> {} // of a newer version
      }
    }

    private static void requireFields(String[] fields, int count) throws IOException {
      if (fields.length < count) {
        throw new IOException("a line is too short");
      }
    }

    private static SystemCalls calls(String[] fields) {
      return new SystemCalls(
          Long.parseLong(fields[1]),
          Long.parseLong(fields[2]),
          Long.parseLong(fields[3]),
          Long.parseLong(fields[4]));
    }

    private static SampledStack stack(String[] fields) throws IOException {
      Optional<BlockingCall> call =
          fields[0].equals(BLOCKED)
              ? BlockingCall.named(fields[2]).or(() -> Optional.of(BlockingCall.UNKNOWN))
              : Optional.empty();
      List<String> frames = List.of(fields[3].split(FRAME_SEPARATOR, -1));
      if (frames.size() > MOST_FRAMES) {
        throw new IOException("a stack has too many frames");
      }
      return new SampledStack(frames, call, Long.parseLong(fields[1]));
    }

    private static PartProfile head(String[] fields) {
      return new PartProfile(
          fields[1],
          PhasePart.named(fields[2])
              .orElseThrow(() -> new IllegalArgumentException("unknown part " + fields[2])),
          Long.parseLong(fields[3]),
          Long.parseLong(fields[4]),
          new PartProfile.PartCounts(
              Long.parseLong(fields[5]),
              Long.parseLong(fields[6]),
              Long.parseLong(fields[7]),
              Optional.empty()),
          List.of());
    }

    void finishPart() {
      part.ifPresent(it -> parts.add(it.with(working)));
      part = Optional.empty();
      working = new ArrayList<>();
    }
  }
}
