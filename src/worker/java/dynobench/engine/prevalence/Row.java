package dynobench.engine.prevalence;

import java.io.Serializable;
import java.sql.Date;

/// A row of the 2005 table, without its id.
record Row(String name, int value, Date date, long longNumber, float floatNumber)
    implements Serializable {}
