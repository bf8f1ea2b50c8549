/// Plans for the question of a developer who chooses an engine: contenders, modes, commit style and
/// rounds that give an answer within a time. It knows the catalog and earlier runs, and starts
/// nothing.
@NullMarked
package dynobench.choice;

import org.jspecify.annotations.NullMarked;
