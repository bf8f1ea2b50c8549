package dynobench.ui.lessons;

import javafx.beans.value.ObservableValue;

/// What lessons lead to.
///
/// @param goOn to the next step, or begins the run
/// @param showRun brings the chart of a run that was seen to the front
/// @param export writes predictions and outcomes
/// @param guide opens the help on lessons
/// @param progress of the run that goes on, a sentence
record LessonsActions(
    Runnable goOn,
    Runnable showRun,
    Runnable export,
    Runnable guide,
    ObservableValue<String> progress) {}
