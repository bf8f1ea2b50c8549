/// Keeps secrets out of what the program shows and stores. The package knows which keys have secret
/// values, finds these values in a text, and removes them. It knows no engines or plans, so every
/// reader of user input can use it. Depends on no other package of the program.
@NullMarked
package dynobench.secret;

import org.jspecify.annotations.NullMarked;
