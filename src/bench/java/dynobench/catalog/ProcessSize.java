package dynobench.catalog;

import java.time.LocalDate;

/// Measured size of a process with one empty table, above an empty worker with the same heap.
///
/// @param mode id of the measured mode
/// @param machine operating system and JDK of the measurement
public record ProcessSize(String mode, int megabytes, LocalDate date, String machine) {}
