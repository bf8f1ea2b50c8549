/// A plan on many machines: cut into shards, given to a scheduler that is there already, and put
/// together into one run.
@NullMarked
package dynobench.sweep;

import org.jspecify.annotations.NullMarked;
