/// The help: the pages of the user's guide, which are the site's as well, drawn as JavaFX nodes.
/// Markdown is parsed by commonmark; the drawing knows the few things that our pages use.
@NullMarked
package dynobench.ui.help;

import org.jspecify.annotations.NullMarked;
