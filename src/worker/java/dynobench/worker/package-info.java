/// The forked JVM. It reads assignments from its standard input, executes them, and writes events
/// to its standard output. Engines run only in this process, so their failures affect it alone.
@NullMarked
package dynobench.worker;

import org.jspecify.annotations.NullMarked;
