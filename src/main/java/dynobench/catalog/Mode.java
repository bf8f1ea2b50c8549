package dynobench.catalog;

import java.util.Optional;

/// One way to use an engine.
///
/// @param id as plans name it, such as `cached-shutdown`
/// @param title as charts name it, without the engine's name
/// @param promise what the durability class means for this mode, in words a student understands
/// @param tuned what it sets otherwise than the engine does by itself, with a bearing on speed or
///   safety, in words; empty when it runs the engine as it comes
/// @param heapBytesPerRow of worker heap that the mode needs for each row; 0 when rows live
///   elsewhere
/// @param disk a rough estimate
public record Mode(
    String id,
    String title,
    Durability durability,
    String promise,
    Optional<String> tuned,
    Setup setup,
    int heapBytesPerRow,
    DiskUse disk) {}
