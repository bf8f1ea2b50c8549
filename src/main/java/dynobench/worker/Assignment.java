package dynobench.worker;

import dynobench.catalog.Setup;
import dynobench.plan.Trial;

/// What the parent asks of a worker: one trial. One line of JSON on the worker's standard input,
/// and never stored, because the setup may hold a password.
///
/// @param folder for the engine's files; it exists
/// @param samplesPerSecond 0 for none
public record Assignment(
    Trial trial, Setup setup, String folder, long seed, int samplesPerSecond) {}
