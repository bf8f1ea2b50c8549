/// Runs a plan on many machines: cuts it into shards, submits them to an existing scheduler, and
/// merges them into one run.
@NullMarked
package dynobench.sweep;

import org.jspecify.annotations.NullMarked;
