/// Small things that several views are made of: FXML loading, texts, icons, durability signs. They
/// know no desk and no other view.
@NullMarked
package dynobench.ui.parts;

import org.jspecify.annotations.NullMarked;
