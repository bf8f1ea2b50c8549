package dynobench.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.ResourceLock;

/// Test method that compares a candidate with a baseline, as `dynobench gate` does.
///
/// The test fails if the candidate is slower, and is skipped if that could not be decided. A method
/// with a parameter of type [GateResult] gets the result of any kind, and decides itself what
/// fails. Gates of one JVM run one after another. They have the tag `gate`.
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Test
@Tag("gate")
@ResourceLock("dynobench")
@ExtendWith(GateExtension.class)
public @interface GateTest {
  /// Name of a preset, or path of a plan file or of a stored run. A plan may replay a recording of
  /// an application.
  String plan();

  /// Contender such as `h2@2.5.252/file`, or an engine for all modes of the plan. Without it, the
  /// version that the stored run measured.
  String baseline() default "";

  /// Contender or engine, such as `h2@path:target/h2.jar`.
  String candidate();

  /// How much slower the candidate may be, in per cent.
  double allowedPercent() default 0;

  /// Time for all rounds. A round that would end later does not start.
  int atMostSeconds() default 1_200;

  /// Whether missing versions are fetched first.
  boolean get() default false;

  /// Whether the JVM flags of the plan, and the SQL of its recording, are permitted.
  boolean allowFlags() default false;

  /// Values that replace those of the plan, such as `rows.sizes=[1000]`.
  String[] set() default {};
}
