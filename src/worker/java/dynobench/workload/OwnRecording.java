package dynobench.workload;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/// Parameters that name the recording of a user's application.
public final class OwnRecording {
  /// Id of the workload.
  public static final String WORKLOAD = "recording";

  /// Parameter with the path of the user's file; in the settings of a worker, with the path of the
  /// copy.
  public static final String FILE = "recording_file";

  /// Parameter with the check sum that the file must have.
  public static final String SHA_256 = "recording_sha256";

  /// Parameter with the number of connections that were open at the same time.
  public static final String SESSIONS = "sessions";

  /// Parameter with the number of transactions.
  public static final String TRANSACTIONS = "transactions";

  /// Parameter with the number of rows of the starting data.
  public static final String STARTING_ROWS = "starting_rows";

  /// Parameters that the recording decides.
  public static final List<String> DECIDED = List.of(SESSIONS, TRANSACTIONS, STARTING_ROWS);

  /// Parameter with the pace of the replay.
  public static final String PACE = "pace";

  /// Pace of the recording itself.
  private static final String AS_RECORDED = "recorded";

  /// Parameter with the path of the user's own translations; in the settings of a worker, with the
  /// path of all translations for its contender.
  public static final String TRANSLATIONS = "translations";

  /// Parameters with paths of the user's files, those of [OwnPairs] included.
  public static final List<String> FILES = List.of(FILE, TRANSLATIONS, OwnPairs.FILE);

  private OwnRecording() {}

  /// Returns the file that the settings name, if they name one.
  public static Optional<String> file(Settings settings) {
    return settings.get(FILE).filter(each -> !each.isEmpty());
  }

  /// Returns the file of translations that the settings name, if they name one.
  public static Optional<String> translations(Settings settings) {
    return settings.get(TRANSLATIONS).filter(each -> !each.isEmpty());
  }

  /// Returns settings whose recording and translations are the files of the same names in a folder,
  /// as far as the folder has them.
  public static Settings movedInto(Path folder, Settings settings) {
    var moved = new LinkedHashMap<String, String>();
    settings
        .values()
        .forEach((key, value) ->
            moved.put(
                key, List.of(FILE, TRANSLATIONS).contains(key) ? moved(folder, value) : value));
    return new Settings(moved);
  }

  private static String moved(Path folder, String file) {
    if (file.isEmpty() || !isPath(file)) {
      return file;
    }
    Path here = folder.resolve(String.valueOf(Path.of(file).getFileName()));
    return Files.exists(here) ? here.toString() : file;
  }

  /// Returns the multiple of the recorded speed that a pace stands for, such as 4 for
  /// `recorded-4x`; 0 for a replay that is as fast as possible.
  public static long speed(String pace) {
    if (!pace.startsWith(AS_RECORDED)) {
      return 0;
    }
    String times = pace.substring(AS_RECORDED.length()).replaceAll("\\D", "");
    return times.isEmpty() ? 1 : Long.parseLong(times);
  }

  static boolean isPath(String text) {
    try {
      return Path.of(text).getFileName() != null;
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
