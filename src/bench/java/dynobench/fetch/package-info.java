/// Brings engines' jars to this machine when somebody asks for them: out of the user's own Maven
/// repository, from those that Maven's settings name, or from a file. No other file than the one
/// whose SHA-256 is known gets a jar's name.
@NullMarked
package dynobench.fetch;

import org.jspecify.annotations.NullMarked;
