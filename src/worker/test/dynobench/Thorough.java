package dynobench;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;

/// Marks tests that cover all engines or a user's whole task. They take minutes, and detect rare
/// errors that shorter tests miss. The full gate and `mvn -Pthorough verify` run them; `mvn verify`
/// does not.
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Tag("thorough")
public @interface Thorough {}
