package dynobench.catalog;

import dynobench.files.IoErrorText;
import dynobench.setup.Setup;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Checks whether the machine has everything that an engine needs: jars, files, programs, server
/// URL and passwords. Loads no classes from the jars.
final class JarCheck {
  /// Java version of the workers, which is that of the workbench.
  private static final int JAVA = Runtime.version().feature();

  private static final int CLASS_FILE = 0xCAFEBABE;

  /// Difference between a class file's version and its Java version: Java 1 wrote version 45.
  private static final int CLASS_FILE_BEFORE_JAVA_1 = 44;

  private final Descriptor engine;

  JarCheck(Descriptor engine) {
    this.engine = engine;
  }

  /// Returns the engine's availability. An unexpected failure counts as missing, so that other
  /// engines can still be checked.
  Availability availability() {
    try {
      return check();
    } catch (RuntimeException e) {
      return new Availability.Missing(
          "%s cannot be checked (%s): correct its %s"
              .formatted(engine.name(), e.getMessage(), DescriptorReader.FILE));
    }
  }

  private Availability check() {
    Optional<String> foreign = foreign();
    if (foreign.isPresent()) {
      return new Availability.Missing(foreign.get());
    }
    Optional<String> lacking = missingFile().or(this::missingJar).or(this::missingServer);
    if (lacking.isPresent()) {
      return new Availability.Missing(lacking.get()); // even if other files could be fetched
    }
    List<Artifact> missing = engine.code().missing();
    if (!missing.isEmpty()) {
      return new Availability.Fetchable(missing);
    }
    return missingProgram()
        .or(this::missingPassword)
        .or(this::unusableClass)
        .<Availability>map(Availability.Missing::new)
        .orElseGet(Availability.Available::new);
  }

  private Optional<String> foreign() {
    ServerBundle bundle = engine.code().bundle();
    return bundle.isForHere()
        ? Optional.empty()
        : Optional.of(
            "%s's server needs %s, but this machine is %s"
                .formatted(engine.name(), bundle.system(), ServerBundle.HERE));
  }

  private Optional<String> missingFile() {
    return engine
        .code()
        .outside()
        .missing()
        .map(file ->
            engine.name()
                + " needs "
                + file
                + ", which is not on this machine"
                + remedy("install it, or correct \"needs\" in its " + DescriptorReader.FILE));
  }

  private String remedy(String otherwise) {
    return engine.code().outside().remedy(otherwise);
  }

  /// Returns a problem if a program is missing. Checks only programs with an absolute path.
  private Optional<String> missingProgram() {
    return setups()
        .flatMap(jdbc ->
            jdbc.commands()
                .map(List::getFirst)
                .filter(program -> program.startsWith("/") && !Files.isExecutable(Path.of(program)))
                .map(program -> missing(program, jdbc)))
        .findFirst();
  }

  private Stream<Setup.Jdbc> setups() {
    return engine.modes().stream()
        .flatMap(
            mode -> mode.setup() instanceof Setup.Jdbc jdbc ? Stream.of(jdbc) : Stream.empty());
  }

  private String missing(String program, Setup.Jdbc of) {
    String key = of.server().isPresent() ? "server" : StepsReader.INITIALISE;
    return engine.name()
        + " needs the program "
        + program
        + ", which is not on this machine"
        + remedy("install it, or correct \"" + key + "\" in its " + DescriptorReader.FILE);
  }

  /// Returns a problem if a password's environment variable is not set. An empty password is valid.
  private Optional<String> missingPassword() {
    return engine.code().variables().stream()
        .filter(each -> System.getenv(each) == null)
        .findFirst()
        .map(each ->
            "%s needs its password in the environment variable %s, which is not set: set it before you start Dynobench"
                .formatted(engine.name(), each));
  }

  private Optional<String> missingServer() {
    return engine
        .code()
        .outside()
        .server()
        .flatMap(ExternalRequirements.ServerAt::missing)
        .map(lack -> engine.name() + " " + lack);
  }

  private Optional<String> missingJar() {
    return engine
        .code()
        .localJars()
        .filter(jar -> !Files.isRegularFile(jar))
        .findFirst()
        .map(jar ->
            engine.name()
                + " needs "
                + jar
                + ", which is missing"
                + remedy("put the jar there, or correct \"jars\" in its " + DescriptorReader.FILE));
  }

  private Optional<String> unusableClass() {
    Set<String> absent = wantedClasses();
    for (Path jar : engine.jars()) {
      try (var file = EngineJar.open(jar)) {
        for (String name : List.copyOf(absent)) {
          JarEntry entry = file.getJarEntry(name.replace('.', '/') + ".class");
          if (entry != null) {
            absent.remove(name);
            int java = javaOf(file, entry);
            if (java > JAVA) {
              return Optional.of(tooNew(name, jar, java));
            }
          }
        }
      } catch (IOException e) {
        return Optional.of(damaged(jar, e));
      }
    }
    return absent.stream().findFirst().map(this::absent);
  }

  /// Returns the names of the classes by which the modes open the engine.
  Set<String> wantedClasses() {
    return engine.modes().stream()
        .flatMap(mode ->
            switch (mode.setup()) {
              case Setup.Jdbc jdbc -> Stream.of(jdbc.driver());
              case Setup.Store store -> Stream.of(store.library().opener());
              case Setup.Prevayler _ -> Stream.of("org.prevayler.PrevaylerFactory");
              case Setup.HeapMap _, Setup.AppendedFile _ -> Stream.empty();
            })
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static int javaOf(JarFile jar, JarEntry entry) throws IOException {
    try (var in = new DataInputStream(jar.getInputStream(entry))) {
      if (in.readInt() != CLASS_FILE) {
        throw new IOException(entry.getName() + " in this jar is not a class file");
      }
      int _ = in.readUnsignedShort();
      return in.readUnsignedShort() - CLASS_FILE_BEFORE_JAVA_1;
    }
  }

  private String tooNew(String name, Path jar, int java) {
    return "%s needs Java %d, but the workers run Java %d: %s in %s was compiled for it"
        .formatted(engine.name(), java, JAVA, name, jar);
  }

  private String damaged(Path jar, IOException cause) {
    return "%s cannot use %s, which is damaged or not a jar (%s): fetch it again"
        .formatted(engine.name(), jar, IoErrorText.of(cause));
  }

  private String absent(String name) {
    return "%s needs the class %s, which its jars do not contain: correct \"driver\" or \"jars\" in its %s"
        .formatted(engine.name(), name, DescriptorReader.FILE);
  }
}
