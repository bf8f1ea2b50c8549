/// Reads and writes plan files, and holds the presets. Every problem in a file is reported with its
/// line and key. The plans themselves are records of `plan`, which a worker uses, too.
@NullMarked
package dynobench.planfile;

import org.jspecify.annotations.NullMarked;
