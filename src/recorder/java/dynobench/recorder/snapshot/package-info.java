/// Starting data: the schema and the rows of a database before an application changes it, as JDBC
/// shows them. They become statements that create the same database. Depends on nothing.
@NullMarked
package dynobench.recorder.snapshot;

import org.jspecify.annotations.NullMarked;
