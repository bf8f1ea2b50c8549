package dynobench.ui.monitor.recording;

import dynobench.measure.Sample;

/// State of a worker at a sample, from which curves take their values.
///
/// @param activity since the previous sample
/// @param cores number of cores of the machine
record WorkerState(Sample sample, WorkerActivity activity, int cores) {}
