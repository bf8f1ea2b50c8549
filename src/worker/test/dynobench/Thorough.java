package dynobench;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/// Tests that go through all there is of something on real engines, or through a user's whole task:
/// they take minutes, find what shorter ones let through now and then, and are run by the whole
/// gate and by `mvn -Pthorough verify`, not by `mvn verify`.
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Tag("thorough")
public @interface Thorough {}
