package dynobench.junit;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.extension.BeforeTestExecutionCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;
import org.opentest4j.TestAbortedException;

/// Runs the gate of a [GateTest] before the test method, after the methods that prepare the test.
public final class GateExtension implements BeforeTestExecutionCallback, ParameterResolver {
  private static final Namespace NAMESPACE = Namespace.create(GateExtension.class);
  private static final String WORKSPACE_PROPERTY = "dynobench.workspace";

  @Override
  public void beforeTestExecution(ExtensionContext context) throws Exception {
    Optional<GateTest> test =
        AnnotationSupport.findAnnotation(context.getRequiredTestMethod(), GateTest.class);
    if (test.isEmpty()) {
      return; // a usual test of a class that names the extension
    }
    GateProcess program =
        GateProcess.find(workspace())
            .orElseThrow(() ->
                new TestAbortedException(
                    "Dynobench is not installed here. Set the environment variable %s, or the"
                            .formatted(GateProcess.HOME_VARIABLE)
                        + " system property %s, to its folder."
                            .formatted(GateProcess.HOME_PROPERTY)));
    GateResult result = program.run(test.get());
    context.publishReportEntry("dynobench", result.sentence());
    context.getStore(NAMESPACE).put(GateResult.class, result);
    if (!takesResult(context)) {
      result.assertNotSlower();
      if (result.answer() == GateResult.GateAnswer.UNDECIDED) {
        throw new TestAbortedException(result.sentence());
      }
    }
  }

  private static Path workspace() {
    String given = System.getProperty(WORKSPACE_PROPERTY);
    return given == null ? Path.of("target", "dynobench") : Path.of(given);
  }

  private static boolean takesResult(ExtensionContext context) {
    for (Class<?> type : context.getRequiredTestMethod().getParameterTypes()) {
      if (type == GateResult.class) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == GateResult.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    GateResult result = context.getStore(NAMESPACE).get(GateResult.class, GateResult.class);
    if (result == null) {
      throw new IllegalStateException("Only a method with @GateTest has a result");
    }
    return result;
  }
}
