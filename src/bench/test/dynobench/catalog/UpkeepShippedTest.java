package dynobench.catalog;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;

class UpkeepShippedTest {
  /// Difference between the version of class files and that of Java.
  private static final int CLASS_FORMAT = 44;

  private final Catalog catalog =
      Catalog.load(List.of(Path.of(System.getProperty("dynobench.home"), "engines")));

  private List<Descriptor> engines() {
    List<Descriptor> engines =
        catalog.engines().stream().filter(each -> !each.isBaseline()).toList();
    assertThat(engines).hasSizeGreaterThan(20);
    return engines;
  }

  @Test
  void everyEngineHasAStateOrSaysWhyNot() {
    assertThat(engines())
        .allSatisfy(engine -> {
          Upkeep upkeep = engine.about().upkeep();
          assertThat(upkeep.status().isPresent() || upkeep.remark().endsWith("."))
              .as(engine.id())
              .isTrue();
        });
  }

  @Test
  void baselinesHaveNone() {
    assertThat(catalog.engines().stream().filter(Descriptor::isBaseline))
        .isNotEmpty()
        .allMatch(each -> each.about().upkeep().isUnknown());
  }

  @Test
  void derbyIsRetiredAndNoOther() {
    List<Descriptor> retired =
        engines().stream().filter(each -> each.about().upkeep().retired().isPresent()).toList();

    assertThat(retired).extracting(Descriptor::id).containsExactly("derby");
    assertThat(retired.getFirst().about().upkeep().retired().orElseThrow().date())
        .isEqualTo(LocalDate.of(2025, 10, 10));
  }

  /// A dormant engine has had no release for three years when its state was checked.
  @Test
  void dormantEnginesHaveTheDateOfTheirLastRelease() {
    List<Upkeep> dormant =
        engines().stream()
            .map(each -> each.about().upkeep())
            .filter(
                each -> each.status().filter(it -> it.state() == UpkeepState.DORMANT).isPresent())
            .toList();

    assertThat(dormant)
        .isNotEmpty()
        .allSatisfy(each -> {
          String date = each.status().orElseThrow().date().toString();
          assertThat(each.last().orElseThrow().date()).isEqualTo(date).isLessThan("2023-11-28");
        });
  }

  @Test
  void measuredModesAreTheFirstModes() {
    List<Descriptor> measured =
        engines().stream().filter(each -> each.about().upkeep().process().isPresent()).toList();

    assertThat(measured)
        .hasSizeGreaterThan(5)
        .allSatisfy(engine ->
            assertThat(engine.about().upkeep().process().orElseThrow().mode())
                .as(engine.id())
                .isEqualTo(engine.modes().getFirst().id()));
  }

  @Test
  void bundledEnginesNeedAtLeastTheJavaOfTheirClasses() {
    List<Descriptor> bundled =
        engines().stream()
            .filter(Descriptor::isBundled)
            .filter(each -> each.code().outside().jars().isEmpty())
            .toList();

    assertThat(bundled)
        .hasSizeGreaterThan(4)
        .allSatisfy(engine -> {
          int stated = engine.about().upkeep().java().orElseThrow();
          assertThat(stated)
              .as(engine.id())
              .isGreaterThanOrEqualTo(classes(engine.jars().getFirst()));
        });
  }

  /// Returns the Java version of most classes in a jar.
  private static int classes(Path jar) {
    try (JarFile file = EngineJar.open(jar)) {
      Map<Integer, Long> counts =
          file.stream()
              .filter(each -> each.getName().endsWith(".class"))
              .filter(each -> !each.getName().startsWith("META-INF/"))
              .collect(groupingBy(each -> version(file, each), counting()));
      return counts.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow().getKey();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int version(JarFile file, JarEntry entry) {
    try (var in = new DataInputStream(file.getInputStream(entry))) {
      in.skipNBytes(6);
      return in.readUnsignedShort() - CLASS_FORMAT;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
