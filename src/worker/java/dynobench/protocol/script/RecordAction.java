package dynobench.protocol.script;

import dynobench.engine.RecordTable;
import dynobench.protocol.WrongDataException;
import dynobench.script.Step;
import java.io.IOException;
import java.sql.SQLException;

/// Does something with records, and holds what it reads against what the client knows.
///
/// @param count of keys that are scanned
/// @param values makes what is written
/// @param row where the key stands while a value is made
record RecordAction(
    Step.Access.Verb verb,
    Value.WholeSource key,
    Value.WholeSource count,
    Value.ObjectSource values,
    Scope.Slot row,
    RecordTable table,
    Hand hand)
    implements Action {

  @Override
  public void perform(Frame frame) throws WrongDataException, SQLException, IOException {
    long first = key.of(frame);
    switch (verb) {
      case READ -> {
        hand.begin();
        table.read(first, hand);
        hand.require(first, first);
      }
      case SCAN -> {
        long last = first + count.of(frame) - 1;
        hand.begin();
        table.scan(first, last, hand);
        hand.require(first, last);
      }
      case UPDATE -> {
        byte[] value = value(first, frame);
        long write = hand.stamp(first, value);
        table.update(first, value);
        hand.wrote(first, write);
      }
      case DELETE -> {
        hand.deletions().begin(first);
        hand.deletions().ended(first, table.delete(first));
      }
      case INSERT -> {
        byte[] value = value(first, frame);
        long write = hand.stamp(first, value);
        table.insert(first, value);
        hand.wrote(first, write);
      }
    }
  }

  private byte[] value(long number, Frame frame) {
    frame.wholes[row.number()] = number;
    return (byte[]) values.of(frame);
  }

  @Override
  public String words() {
    return verb.id() + " of a record";
  }

  /// Engines of records have no way to end what they are in.
  @Override
  public void cancel() {}

  @Override
  public void close() throws SQLException, IOException {
    table.close();
  }
}
