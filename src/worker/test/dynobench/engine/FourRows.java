package dynobench.engine;

import java.sql.Date;

/// Four rows in which the loss of any column is visible.
public final class FourRows implements RowCursor {
  private static final long DAY_MILLIS = 86_400_000;
  private int id;

  @Override
  public boolean next() {
    id++;
    return id <= 4;
  }

  @Override
  public long id() {
    return id;
  }

  @Override
  public String name() {
    return "Zoë " + id;
  }

  @Override
  public int value() {
    return -id;
  }

  @Override
  public Date date() {
    return new Date((id - 1) * DAY_MILLIS);
  }

  @Override
  public long longNumber() {
    return id * 1_000_000_000L;
  }

  @Override
  public float floatNumber() {
    return id * 0.25f;
  }
}
