package dynobench.profile;

import dynobench.profiling.BlockingCall;
import java.util.List;
import java.util.Optional;

/// Stack of a thread in some samples.
///
/// @param frames class and method of each frame, outermost first
/// @param call kind of the system call in which the thread was blocked; empty for a running thread
/// @param samples number of samples with this stack
public record SampledStack(List<String> frames, Optional<BlockingCall> call, long samples) {
  public SampledStack {
    frames = List.copyOf(frames);
    if (samples < 1) {
      throw new IllegalArgumentException("a stack has at least one sample");
    }
  }
}
