/// Tests that fail when a new version of an engine, or of an application's use of it, is slower.
/// The measuring program runs in a process of its own, so a test needs neither its libraries nor
/// its version of Java.
@NullMarked
package dynobench.junit;

import org.jspecify.annotations.NullMarked;
