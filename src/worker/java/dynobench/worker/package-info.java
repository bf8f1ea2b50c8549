/// The forked JVM: takes assignments from its standard input, runs them, and answers with events on
/// its standard output. Everything that happens to an engine happens in here, and to this process
/// alone.
@NullMarked
package dynobench.worker;

import org.jspecify.annotations.NullMarked;
