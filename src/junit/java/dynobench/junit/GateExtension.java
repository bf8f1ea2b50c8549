package dynobench.junit;

import java.nio.file.Path;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.opentest4j.TestAbortedException;

/// Runs the gate of a [GateTest] before the test method. Skips the test if there is no answer.
public final class GateExtension implements BeforeEachCallback, ParameterResolver {
  private static final Namespace NAMESPACE = Namespace.create(GateExtension.class);
  private static final String WORKSPACE_PROPERTY = "dynobench.workspace";

  @Override
  public void beforeEach(ExtensionContext context) throws Exception {
    GateProcess program =
        GateProcess.find(workspace())
            .orElseThrow(() ->
                new TestAbortedException(
                    "Dynobench is not installed here. Set the environment variable %s, or the"
                            .formatted(GateProcess.HOME_VARIABLE)
                        + " system property %s, to its folder."
                            .formatted(GateProcess.HOME_PROPERTY)));
    GateTest test = context.getRequiredTestMethod().getAnnotation(GateTest.class);
    GateResult result = program.run(test);
    context.publishReportEntry("dynobench", result.sentence());
    if (result.answer() == GateResult.GateAnswer.UNDECIDED) {
      throw new TestAbortedException(result.sentence());
    }
    if (!takesResult(context)) {
      result.assertNotSlower();
    }
    context.getStore(NAMESPACE).put(GateResult.class, result);
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
