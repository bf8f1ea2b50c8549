/// Fetches engines' jars on request: from the user's Maven repository, from the repositories in
/// Maven's settings, or from a file. Only a file with the known SHA-256 gets a jar's name.
@NullMarked
package dynobench.fetch;

import org.jspecify.annotations.NullMarked;
