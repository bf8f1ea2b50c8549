package dynobench.recording;

import dynobench.recorder.format.BrokenRecordException;
import dynobench.recorder.format.EndReason;
import dynobench.recorder.format.NoteKind;
import dynobench.recorder.format.RecordInput;
import dynobench.recorder.format.RecordTag;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Texts, shapes, databases and notes of a recording.
final class SharedIndex {
  private static final int MOST_NOTES = 100_000;

  /// More than a recorder writes.
  private static final int MOST_RECORDS = 500_000;

  private final Map<Integer, String> texts = new LinkedHashMap<>();
  private final Map<Integer, ReadShape> shapes = new LinkedHashMap<>();
  private final Map<Integer, RecordedSource> sources = new LinkedHashMap<>();
  private final List<RecordedNote> notes = new ArrayList<>();
  private Optional<RecordingEnd> end = Optional.empty();
  private Optional<StartingRows> starting = Optional.empty();
  private int continued;
  private int records;

  /// Adds a record of session 0.
  void add(int tag, RecordInput in) throws BrokenRecordException {
    if (tag <= RecordTag.SOURCE && ++records > MOST_RECORDS) {
      throw new BrokenRecordException("there are too many texts");
    }
    switch (tag) {
      case RecordTag.TEXT -> texts.put(in.getCount(Integer.MAX_VALUE), in.getText());
      case RecordTag.SHAPE -> shapes.put(in.getCount(Integer.MAX_VALUE), ReadShape.read(in));
      case RecordTag.SOURCE -> sources.put(in.getCount(Integer.MAX_VALUE), RecordedSource.read(in));
      case RecordTag.NOTE -> {
        var note = new RecordedNote(in.getCount(Integer.MAX_VALUE), NoteKind.of(in.getByte()));
        if (notes.size() < MOST_NOTES) {
          notes.add(note);
        }
      }
      case RecordTag.END -> {
        EndReason reason = EndReason.of(in.getByte());
        String words = in.getText();
        end =
            Optional.of(
                reason == EndReason.EXIT
                    ? new RecordingEnd.Complete()
                    : new RecordingEnd.Stopped(words));
      }
      case RecordTag.STARTING_DATA -> starting = Optional.of(StartingRows.read(in));
      case RecordTag.CONTINUED -> continued++;
      default -> {} // a newer minor version
    }
  }

  String text(int number) throws BrokenRecordException {
    String text = texts.get(number);
    if (text == null) {
      throw new BrokenRecordException("there is no text " + number);
    }
    return text;
  }

  Map<Integer, String> texts() {
    return texts;
  }

  Map<Integer, ReadShape> shapes() {
    return shapes;
  }

  Map<Integer, RecordedSource> sources() {
    return sources;
  }

  List<RecordedNote> notes() {
    return notes;
  }

  /// Returns whether each of a number of files says that another one continues it.
  boolean isContinued(int files) {
    return continued >= files;
  }

  Optional<StartingRows> starting() {
    return starting;
  }

  /// Forgets an end after which the application goes on: that of the starting data alone.
  void goOn() {
    end = Optional.empty();
  }

  Optional<RecordingEnd> end() {
    return end;
  }
}
