package dynobench.engine.instrumented;

import dynobench.engine.RowCursor;
import java.sql.Date;

/// A given number of rows.
final class FewRows implements RowCursor {
  private final int count;
  private int id;

  FewRows(int count) {
    this.count = count;
  }

  @Override
  public boolean next() {
    id++;
    return id <= count;
  }

  @Override
  public long id() {
    return id;
  }

  @Override
  public String name() {
    return "row " + id;
  }

  @Override
  public int value() {
    return id;
  }

  @Override
  public Date date() {
    return new Date(0);
  }

  @Override
  public long longNumber() {
    return id;
  }

  @Override
  public float floatNumber() {
    return id;
  }
}
