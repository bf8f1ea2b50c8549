/// Keeps secrets out of what the program shows and stores. It knows which keys hold secrets, finds
/// them in a text, and removes them. It knows no engines or plans, so every reader of user input
/// can use it. Depends on no other package of the program.
@NullMarked
package dynobench.secret;

import org.jspecify.annotations.NullMarked;
