package dynobench.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/// Test method that compares a candidate with a baseline, as `dynobench gate` does.
///
/// The test fails if the candidate is slower, and is skipped if that could not be decided. A method
/// with a parameter of type [GateResult] gets the result and decides itself what fails.
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@Test
@ExtendWith(GateExtension.class)
public @interface GateTest {
  /// Name of a preset, or path of a plan file or of a stored run. A plan may replay a recording of
  /// an application.
  String plan();

  /// Contender such as `h2@2.4.240/file`, or an engine for all modes of the plan. Without it, the
  /// version that the stored run measured.
  String baseline() default "";

  /// Contender or engine, such as `h2@path:target/h2.jar`.
  String candidate();

  /// How much slower the candidate may be, in per cent.
  double allowedPercent() default 0;

  /// Time after which no further round begins.
  int atMostSeconds() default 1_200;

  /// Values that replace those of the plan, such as `rows.sizes=[1000]`.
  String[] set() default {};
}
