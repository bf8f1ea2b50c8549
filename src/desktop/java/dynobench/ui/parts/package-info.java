/// Small things that several views are made of: FXML loading, texts, icons, durability signs. They
/// know no run and no view; how the window looks at present is told by an
/// [dynobench.ui.parts.Appearance].
@NullMarked
package dynobench.ui.parts;

import org.jspecify.annotations.NullMarked;
