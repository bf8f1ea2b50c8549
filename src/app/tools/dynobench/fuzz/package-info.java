/// Programs that feed odd inputs to the readers of files and command lines, and check for a clear
/// message. They are separate from the tests because they take minutes and find faults by chance.
/// The package may use what an untrusted file reaches: plans, descriptors, logs, commands.
@NullMarked
package dynobench.fuzz;

import org.jspecify.annotations.NullMarked;
