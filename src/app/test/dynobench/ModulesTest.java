package dynobench;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests of the contents and dependencies of the build's modules.
class ModulesTest {
  private static final Map<String, Set<String>> USES =
      Map.of(
          "recorder", Set.of(),
          "junit", Set.of(),
          "worker", Set.of("recorder"),
          "bench", Set.of("recorder", "worker"),
          "cluster", Set.of("worker", "bench"),
          "cli", Set.of("recorder", "worker", "bench", "cluster"),
          "desktop", Set.of("worker", "bench"),
          "app", Set.of("worker", "bench", "cluster", "cli", "desktop"));

  private static final Map<String, JavaClasses> CLASSES =
      Modules.NAMES.stream()
          .collect(
              Collectors.toMap(
                  name -> name,
                  name ->
                      new ClassFileImporter()
                          .importPath(Path.of("src", name, "target", "classes"))));

  @ParameterizedTest
  @ValueSource(
      strings = {"recorder", "junit", "worker", "bench", "cluster", "cli", "desktop", "app"})
  void aModuleUsesOnlyClassesOfThoseThatItMay(String module) {
    Set<String> allowed = new TreeSet<>(names(module));
    Objects.requireNonNull(USES.get(module)).forEach(other -> allowed.addAll(names(other)));
    var strange = new TreeSet<String>();
    for (JavaClass each : classes(module)) {
      each.getDirectDependenciesFromSelf().stream()
          .map(it -> it.getTargetClass().getBaseComponentType().getName())
          .filter(name -> name.startsWith("dynobench.") && !allowed.contains(name))
          .forEach(name -> strange.add(each.getName() + " uses " + name));
    }

    assertThat(allowed).isNotEmpty();
    assertThat(strange).isEmpty();
  }

  @Test
  void aPackageBelongsToOneModule() {
    var seen = new TreeSet<String>();
    for (String module : Modules.NAMES) {
      Set<String> packages =
          classes(module).stream()
              .map(JavaClass::getPackageName)
              .collect(Collectors.toCollection(TreeSet::new));
      assertThat(packages).isNotEmpty();
      packages.forEach(each -> assertThat(seen.add(each)).as(each).isTrue());
    }
  }

  /// The class path of a worker has jackson-core, HdrHistogram and one engine. A connection pool is
  /// added if the plan needs one.
  @Test
  void theWorkerUsesOnlyLibrariesThatItsProcessHas() {
    Set<String> used =
        classes("worker").stream()
            .flatMap(each -> each.getDirectDependenciesFromSelf().stream())
            .map(it -> it.getTargetClass().getBaseComponentType().getPackageName())
            .filter(name ->
                !name.isEmpty() && !name.matches("(java|javax|jdk|com\\.sun|dynobench)(\\..*)?"))
            .filter(name -> !name.startsWith("org.jspecify."))
            .map(ModulesTest::library)
            .collect(Collectors.toCollection(TreeSet::new));

    assertThat(used)
        .containsExactlyInAnyOrder(
            // Always present.
            "tools.jackson",
            "org.HdrHistogram",
            // Present if a plan needs a connection pool.
            "com.zaxxer",
            // Engines, and the object-relational mapper of one.
            "com.sleepycat",
            "org.h2",
            "org.rocksdb",
            "org.lmdbjava",
            "org.apache",
            "org.prevayler",
            "org.eclipse",
            "org.basex",
            "org.hibernate",
            "jakarta.persistence");
  }

  private static String library(String name) {
    String[] parts = name.split("\\.", -1);
    return parts[0] + "." + parts[1];
  }

  @Test
  void theJarThatWorkersStartFromHoldsTheModuleAndNothingElse() throws IOException {
    Path jar = Path.of(System.getProperty("dynobench.home"), "lib", "dynobench-worker.jar");
    try (var file = new JarFile(jar.toFile())) {
      Set<String> held =
          file.stream()
              .map(it -> it.getName())
              .filter(name -> name.endsWith(".class"))
              .map(name -> name.replace(".class", "").replace('/', '.'))
              .collect(Collectors.toCollection(TreeSet::new));

      assertThat(held).containsExactlyInAnyOrderElementsOf(names("worker"));
    }
  }

  private static JavaClasses classes(String module) {
    return Objects.requireNonNull(CLASSES.get(module), module);
  }

  private static Set<String> names(String module) {
    return classes(module).stream().map(JavaClass::getName).collect(Collectors.toSet());
  }
}
