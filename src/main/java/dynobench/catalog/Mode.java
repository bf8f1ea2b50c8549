package dynobench.catalog;

/// One way to use an engine.
///
/// @param id as plans name it, such as `cached-shutdown`
/// @param title as charts name it, without the engine's name
/// @param promise what the durability class means for this mode, in words a student understands
/// @param heapBytesPerRow of worker heap that the mode needs for each row; 0 when rows live
///   elsewhere
/// @param diskBytesPerRow a rough estimate
public record Mode(
    String id,
    String title,
    Durability durability,
    String promise,
    Setup setup,
    int heapBytesPerRow,
    int diskBytesPerRow) {}
