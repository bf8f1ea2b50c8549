/// The run that is shown, whatever it comes from: a live, a stored and a replayed one reach the
/// views as the same events, and this is where views hear of them and tell what the user has
/// picked. It exists so that a view never asks which of the three it shows. Uses
/// [dynobench.ui.work] and `javafx.base`; knows views only as a [dynobench.ui.shown.RunView].
/// Confined to the user interface's thread; only a [dynobench.ui.shown.Feed] is filled from another
/// one.
@NullMarked
package dynobench.ui.shown;

import org.jspecify.annotations.NullMarked;
