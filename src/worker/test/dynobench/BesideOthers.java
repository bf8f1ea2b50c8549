package dynobench;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.util.Set;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.ResourceLocksProvider;

/// Tests that wait for workers, or work long by themselves, and run beside the others: they look at
/// nothing that all share, as the window and the list of processes are, and time nothing closely.
/// Their own methods follow each other.
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Execution(ExecutionMode.CONCURRENT)
@ResourceLock(providers = BesideOthers.OneByOne.class)
public @interface BesideOthers {
  /// By itself the mode is that of a class's methods, too. A class that holds something for itself
  /// runs them in one thread.
  final class OneByOne implements ResourceLocksProvider {
    @Override
    public Set<Lock> provideForClass(Class<?> testClass) {
      return Set.of(new Lock(testClass.getName()));
    }
  }
}
