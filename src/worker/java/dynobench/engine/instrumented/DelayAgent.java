package dynobench.engine.instrumented;

import dynobench.plan.SelfTestFlags;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeTransform;
import java.lang.classfile.Label;
import java.lang.classfile.MethodModel;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import org.jspecify.annotations.Nullable;

/// Agent that plants a delay in one method of a JDBC driver: `executeUpdate()` of its prepared
/// statements. The method itself does the loops of the delay, so that a profile must find it.
public final class DelayAgent {
  private static final String TYPE = "()I";
  private static final ClassDesc DELAY = ClassDesc.of(PlantedDelay.class.getName());
  private static final MethodTypeDesc LOOPS = MethodTypeDesc.of(ConstantDescs.CD_long);
  private static final MethodTypeDesc KEEP =
      MethodTypeDesc.of(ConstantDescs.CD_void, ConstantDescs.CD_long);

  private DelayAgent() {}

  /// Called by the JVM before `main`.
  ///
  /// @param share delay as a share of the time between two calls
  public static void premain(String share, Instrumentation instrumentation) {
    PlantedDelay.begin(Double.parseDouble(share));
    instrumentation.addTransformer(new Planter());
  }

  private static final class Planter implements ClassFileTransformer {
    @Override
    public byte @Nullable [] transform(
        @Nullable ClassLoader loader,
        String name,
        @Nullable Class<?> redefined,
        ProtectionDomain domain,
        byte[] bytes) {
      if (loader == null || name == null || name.startsWith("dynobench/")) {
        return null;
      }
      ClassFile files = ClassFile.of();
      ClassModel model = files.parse(bytes);
      boolean isStatement =
          model.interfaces().stream()
              .anyMatch(it -> it.asInternalName().endsWith(SelfTestFlags.PLANTED_INTERFACE));
      return isStatement && model.methods().stream().anyMatch(Planter::isMethod)
          ? files.transformClass(
              model, ClassTransform.transformingMethodBodies(Planter::isMethod, new Delay()))
          : null;
    }

    private static boolean isMethod(MethodModel method) {
      return method.code().isPresent()
          && method.methodName().equalsString(SelfTestFlags.PLANTED_METHOD)
          && method.methodType().equalsString(TYPE);
    }
  }

  /// Code at the beginning of the method.
  private static final class Delay implements CodeTransform {
    @Override
    public void accept(CodeBuilder code, CodeElement element) {
      code.with(element);
    }

    @Override
    public void atStart(CodeBuilder code) {
      int loops = code.allocateLocal(TypeKind.LONG);
      int count = code.allocateLocal(TypeKind.LONG);
      int value = code.allocateLocal(TypeKind.LONG);
      Label next = code.newLabel();
      Label end = code.newLabel();
      code.invokestatic(DELAY, "loops", LOOPS).lstore(loops);
      code.lconst_0().lstore(count).lconst_1().lstore(value);
      code.labelBinding(next);
      code.lload(count).lload(loops).lcmp().ifge(end);
      code.lload(value).loadConstant(31L).lmul().lload(count).ladd().lstore(value);
      code.lload(count).lconst_1().ladd().lstore(count).goto_(next);
      code.labelBinding(end);
      code.lload(value).invokestatic(DELAY, "keep", KEEP);
    }
  }
}
