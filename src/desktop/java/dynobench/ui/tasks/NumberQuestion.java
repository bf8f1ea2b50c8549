package dynobench.ui.tasks;

import java.util.function.IntFunction;

/// Question for a whole number from 1.
///
/// @param words explanation of the effects
/// @param label name of the number
/// @param proposed number that the dialog begins with
/// @param most largest number
/// @param effect consequence of a number, shown below it
/// @param yes label of the button that agrees
public record NumberQuestion(
    String title,
    String words,
    String label,
    int proposed,
    int most,
    IntFunction<String> effect,
    String yes) {}
