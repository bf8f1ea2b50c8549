package dynobench.recorder;

import java.lang.reflect.Proxy;
import java.sql.CallableStatement;

/// Calls of procedures. The methods of prepared statements are recorded; the others, such as those
/// for results of the procedure, go to the driver.
final class RecordedProcedure {
  private RecordedProcedure() {}

  static CallableStatement of(CallableStatement target, RecordedPrepared prepared) {
    var shown =
        (CallableStatement)
            Proxy.newProxyInstance(
                RecordedProcedure.class.getClassLoader(),
                new Class<?>[] {CallableStatement.class},
                (proxy, method, arguments) -> {
                  boolean ofCalls = method.getDeclaringClass() == CallableStatement.class;
                  Object callee = ofCalls ? target : prepared;
                  return RecordedMetaData.call(proxy, method, callee, arguments);
                });
    prepared.show(shown);
    return shown;
  }
}
