package dynobench.fuzz;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Descriptor;
import dynobench.toml.Problem;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// Fuzzer of engine descriptors, each in a separate folder with invalid jars.
final class DescriptorsFuzzer implements Fuzzer {
  private static final List<String> IDS =
      List.of("mine", "a b", "UPPER", "x.y", "-", "ü", "hsqldb", "%s");

  private final List<String> sound;

  /// @param engines folder of the shipped engines
  DescriptorsFuzzer(Path engines) {
    try (Stream<Path> folders = Files.list(engines)) {
      sound =
          folders
              .map(each -> each.resolve("engine.toml"))
              .filter(Files::isRegularFile)
              .sorted()
              .map(DescriptorsFuzzer::text)
              .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public String name() {
    return "descriptors";
  }

  @Override
  public FuzzVerdict attempt(RandomGenerator random, Path folder) throws IOException {
    Path root = folder.resolve("engines");
    Path engine = Files.createDirectories(root.resolve(Oddities.one(random, IDS)));
    String chosen = Oddities.one(random, sound).replaceAll("jars = \\[[^]]*]", jars(random));
    String text = random.nextInt(8) > 0 ? new TextMutation(random).of(chosen) : chosen;
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (random.nextInt(20) == 0 && bytes.length > 0) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(128, 256);
    }
    Files.write(engine.resolve("engine.toml"), bytes);
    Files.write(engine.resolve("a.jar"), jar(random));
    Catalog catalog = Catalog.load(List.of(root, folder.resolve("none")));
    var said = new ArrayList<>(catalog.problems().stream().map(Problem::toString).toList());
    boolean accepted = !catalog.engines().isEmpty();
    if (accepted && !said.isEmpty()) {
      throw new IllegalStateException("accepted with problems: " + said);
    }
    for (Descriptor each : catalog.engines()) {
      each.modes()
          .forEach(mode ->
              Workloads.shipped()
                  .all()
                  .forEach(it -> said.addAll(new Resolved(each, mode).settings(it))));
      if (catalog.availability(each) instanceof Availability.Missing missing) {
        said.add(missing.text());
      }
    }
    said.removeIf(String::isBlank);
    return FuzzVerdict.of(accepted, said, text + folder, List.of());
  }

  private static String jars(RandomGenerator random) {
    return switch (random.nextInt(5)) {
      case 0 -> "jars = [\"missing.jar\"]";
      case 1 -> "jars = [\".\", \"a.jar\"]";
      case 2 -> "jars = [\"/dev/null\"]";
      case 3 -> "jars = [\"a.jar\"]\njvm-flags = [\"-XX:OnOutOfMemoryError=id\"]";
      default -> "jars = \"a.jar\"";
    };
  }

  /// Returns an invalid jar. Half of them end with an end-of-archive record.
  private static byte[] jar(RandomGenerator random) {
    var bytes = new byte[random.nextInt(300)];
    random.nextBytes(bytes);
    if (random.nextBoolean() && bytes.length > 30) {
      byte[] end = "PK\5\6".getBytes(StandardCharsets.ISO_8859_1);
      System.arraycopy(end, 0, bytes, bytes.length - 22, end.length);
      System.arraycopy("PK\3\4".getBytes(StandardCharsets.ISO_8859_1), 0, bytes, 0, 4);
    }
    return bytes;
  }
}
