package dynobench.recording;

import dynobench.recorder.format.BrokenRecordException;
import dynobench.recorder.format.RecordInput;
import java.util.ArrayList;
import java.util.List;

/// Starting data of a recording: what the database held before the application used it.
///
/// @param session session that creates the data
/// @param complete whether the recorder has read all of them
/// @param content `rows`, a sample such as `10%`, or `no-data` for generated rows
/// @param remarks parts of the database that are left out, each a sentence without a period
public record StartingRows(
    int session, boolean complete, String content, int tables, long rows, List<String> remarks) {
  private static final int MOST_REMARKS = 1000;

  public StartingRows {
    remarks = List.copyOf(remarks);
  }

  /// Returns whether the rows are those of the application's database.
  public boolean isWhole() {
    return content.equals("rows");
  }

  /// Returns whether the rows are generated.
  public boolean isGenerated() {
    return content.equals("no-data");
  }

  static StartingRows read(RecordInput in) throws BrokenRecordException {
    int session = in.getCount(Integer.MAX_VALUE);
    boolean complete = in.getByte() != 0;
    String content = in.getText();
    int tables = in.getCount(Integer.MAX_VALUE);
    long rows = in.getVarint();
    int count = in.getCount(MOST_REMARKS);
    var remarks = new ArrayList<String>();
    for (int i = 0; i < count; i++) {
      remarks.add(in.getText());
    }
    return new StartingRows(session, complete, content, tables, rows, remarks);
  }
}
