package dynobench.recorder;

import java.lang.reflect.Proxy;
import java.sql.CallableStatement;

/// Calls of procedures. The methods of prepared statements are recorded; the others, such as those
/// for results of the procedure, go to the driver.
final class RecordedProcedure {
  private RecordedProcedure() {}

  static CallableStatement of(CallableStatement target, RecordedPrepared prepared) {
    return (CallableStatement)
        Proxy.newProxyInstance(
            RecordedProcedure.class.getClassLoader(),
            new Class<?>[] {CallableStatement.class},
            (_proxy, method, arguments) -> {
              boolean ofCalls = method.getDeclaringClass() == CallableStatement.class;
              return RecordedMetaData.call(method, ofCalls ? target : prepared, arguments);
            });
  }
}
