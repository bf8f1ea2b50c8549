/// Small parts that several views share: FXML loading, texts, icons, durability signs. They know no
/// run and no view. An [dynobench.ui.widgets.Appearance] holds the present appearance of the
/// window.
@NullMarked
package dynobench.ui.widgets;

import org.jspecify.annotations.NullMarked;
