package dynobench.protocol.script;

import dynobench.engine.RecordTable;
import dynobench.protocol.WrongDataException;
import dynobench.script.TransactionStep;
import java.io.IOException;
import java.sql.SQLException;

/// Access to records, which compares records read with the client's expected ones.
///
/// @param count number of scanned keys
/// @param values source of the values to write
/// @param row slot that holds the key while a value is generated
record RecordAction(
    TransactionStep.Access.Verb verb,
    CompiledValue.WholeSource key,
    CompiledValue.WholeSource count,
    CompiledValue.ObjectSource values,
    Scope.Slot row,
    RecordTable table,
    ExpectedRecords hand)
    implements StepAction {

  @Override
  public void perform(EvaluationFrame frame) throws WrongDataException, SQLException, IOException {
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

  private byte[] value(long number, EvaluationFrame frame) {
    frame.wholes[row.number()] = number;
    return (byte[]) values.of(frame);
  }

  @Override
  public String description() {
    return verb.id() + " of a record";
  }

  /// Does nothing: engines of records have no call that cancels.
  @Override
  public void cancel() {}

  @Override
  public void close() throws SQLException, IOException {
    table.close();
  }
}
