package dynobench.measure;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/// State of a process at one moment, taken ten times a second.
///
/// @param processCpu share of one core since the last sample: 1.0 is one busy core
/// @param machineCpu busy share of the whole machine, 0 to 1
/// @param heapMaxBytes maximum size of the heap; -1 when it has no limit
/// @param heapAfterGcBytes used heap right after the last garbage collection
/// @param gcCount number of garbage collections since the process began
/// @param gcMillis time of garbage collections since the process began
/// @param writtenBytes bytes written since the process began
/// @param storedBytes size of the database's files
/// @param residentBytes memory of the machine that the worker and its server hold; may be older
///   than the sample if reading it costs much; empty in runs of older versions
public record Sample(
    OptionalDouble processCpu,
    OptionalDouble machineCpu,
    long heapUsedBytes,
    long heapCommittedBytes,
    long heapMaxBytes,
    long heapAfterGcBytes,
    long gcCount,
    long gcMillis,
    OptionalLong writtenBytes,
    long storedBytes,
    OptionalLong residentBytes) {}
