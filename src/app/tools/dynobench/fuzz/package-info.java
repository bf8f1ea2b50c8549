/// Programs that throw odd inputs at what reads files and command lines, and look whether it says
/// so in a sentence. Kept outside the tests: they take minutes, and find by chance. May use what a
/// stranger's file reaches: plans, descriptors, logs, commands.
@NullMarked
package dynobench.fuzz;

import org.jspecify.annotations.NullMarked;
