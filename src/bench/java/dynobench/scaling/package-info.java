/// Writes workloads from recordings of applications, for more clients and more rows than were
/// recorded: schema, filled tables, and the frequent transactions with values that are drawn like
/// the recorded ones. Holds bounded samples of a recording.
@NullMarked
package dynobench.scaling;

import org.jspecify.annotations.NullMarked;
