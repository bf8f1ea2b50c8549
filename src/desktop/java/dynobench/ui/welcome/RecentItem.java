package dynobench.ui.welcome;

import java.nio.file.Path;

/// A run or a plan file that one may go on with.
///
/// @param path of the run's folder, or of the file
/// @param note when it was and how it ended; for a file its folder
record RecentItem(Path path, String title, String note) {}
