/// View Upgrades: which version of an engine opens the files of which other version, as a matrix.
@NullMarked
package dynobench.ui.upgrades;

import org.jspecify.annotations.NullMarked;
