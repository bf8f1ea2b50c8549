package dynobench.recording;

import dynobench.recorder.format.RecordingHeader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Files of one recording.
public final class RecordingFiles {
  private RecordingFiles() {}

  /// Returns the files of a recording, in the order of time. Ends before a file that is missing or
  /// belongs to another recording.
  ///
  /// @param first the file without a number
  /// @throws RecordingException if it is no recording of a known version, or continues another file
  public static List<Path> of(Path first) throws IOException {
    var files = new ArrayList<Path>();
    files.add(first);
    try (SegmentFile begin = SegmentFile.open(first)) {
      if (begin.number() != 0) {
        throw new RecordingException(
            "The file is part " + (begin.number() + 1) + " of a recording. Name its first part.");
      }
      Path next = path(first, 1);
      while (continues(begin, next, files.size())) {
        files.add(next);
        next = path(first, files.size());
      }
    }
    return files;
  }

  /// Returns the path of a file that continues a recording.
  ///
  /// @param number number from 1; 0 for the first file itself
  public static Path path(Path first, int number) {
    return RecordingHeader.file(first, number);
  }

  private static boolean continues(SegmentFile first, Path file, int number) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try (SegmentFile opened = SegmentFile.open(file)) {
      return opened.number() == number && opened.isOfSameRecording(first);
    } catch (RecordingException e) {
      return false; // a damaged header, or another file of the same name
    }
  }
}
