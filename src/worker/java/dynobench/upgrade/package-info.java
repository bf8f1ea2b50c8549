/// Upgrades of an engine as data: which version opens the files of another one, by which procedure,
/// and what a check of the data found.
@NullMarked
package dynobench.upgrade;

import org.jspecify.annotations.NullMarked;
