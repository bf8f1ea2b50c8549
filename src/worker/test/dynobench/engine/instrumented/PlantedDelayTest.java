package dynobench.engine.instrumented;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Tests the code that the agent plants, in a class of this test.
class PlantedDelayTest {
  /// Looks like the interface of a driver.
  public interface OwnPreparedStatement {
    int executeUpdate();
  }

  /// Looks like a statement of a driver.
  public static final class Statement implements OwnPreparedStatement {
    @Override
    public int executeUpdate() {
      return 42;
    }
  }

  private static ClassFileTransformer planter() {
    List<ClassFileTransformer> added = new ArrayList<>();
    var instrumentation =
        (Instrumentation)
            Proxy.newProxyInstance(
                PlantedDelayTest.class.getClassLoader(),
                new Class<?>[] {Instrumentation.class},
                (_, method, arguments) -> {
                  assertThat(method.getName()).isEqualTo("addTransformer");
                  added.add((ClassFileTransformer) arguments[0]);
                  return null;
                });
    DelayAgent.premain("0.1", instrumentation);
    return added.getFirst();
  }

  private static byte[] bytes(Class<?> type) throws Exception {
    try (var in = type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
      return in.readAllBytes();
    }
  }

  /// Loader of one changed class.
  private static final class OneClassLoader extends ClassLoader {
    private final String name;
    private final byte[] bytes;

    OneClassLoader(String name, byte[] bytes) {
      super(PlantedDelayTest.class.getClassLoader());
      this.name = name;
      this.bytes = bytes;
    }

    @Override
    protected Class<?> loadClass(String wanted, boolean resolve) throws ClassNotFoundException {
      return wanted.equals(name)
          ? defineClass(name, bytes, 0, bytes.length)
          : super.loadClass(wanted, resolve);
    }
  }

  @Test
  void aStatementWithADelayReturnsTheSame() throws Exception {
    byte[] changed =
        planter()
            .transform(
                getClass().getClassLoader(),
                "driver/Statement",
                null,
                getClass().getProtectionDomain(),
                bytes(Statement.class));

    Class<?> type =
        new OneClassLoader(Statement.class.getName(), changed)
            .loadClass(Statement.class.getName(), true);
    var statement = (OwnPreparedStatement) type.getConstructor().newInstance();
    for (int i = 0; i < 1_000; i++) {
      assertThat(statement.executeUpdate()).isEqualTo(42);
    }
    assertThat(changed.length).isGreaterThan(bytes(Statement.class).length);
  }

  @Test
  void otherClassesStayAsTheyAre() throws Exception {
    ClassFileTransformer planter = planter();
    var domain = getClass().getProtectionDomain();

    assertThat(
            planter.transform(
                getClass().getClassLoader(), "driver/Other", null, domain, bytes(getClass())))
        .isNull();
    assertThat(
            planter.transform(
                getClass().getClassLoader(),
                "dynobench/Statement",
                null,
                domain,
                bytes(Statement.class)))
        .isNull();
  }
}
