/// The help: the pages of the user's guide, which the site contains as well, drawn as JavaFX nodes.
/// The library commonmark parses the Markdown; the drawing supports only the elements that the
/// guide uses.
@NullMarked
package dynobench.ui.help;

import org.jspecify.annotations.NullMarked;
