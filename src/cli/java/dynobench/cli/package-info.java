/// Commands of the program. They parse arguments and print; decisions that the window needs, too,
/// are made in other packages.
@NullMarked
package dynobench.cli;

import org.jspecify.annotations.NullMarked;
