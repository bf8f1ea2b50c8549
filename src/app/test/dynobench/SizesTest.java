package dynobench;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/// Tests of size limits: methods and files of all sources, and the length of most files of the
/// program.
class SizesTest {
  private static final int LONGEST_FILE = 500;
  private static final int LONGEST_METHOD = 40;

  /// Maximum lines of code in nine of ten files; HALF is the maximum in half of the files.
  private static final int MOST = 150;

  private static final int HALF = 70;
  private static final int LEAST_SOURCES = 1800;
  private static final int LEAST_METHODS = 10_000;

  /// @param code number of lines without blank ones, comments, imports and the package
  private record Source(Path path, List<String> lines, long code) {}

  private static List<Source> sources(Path folder) throws IOException {
    var all = new ArrayList<Source>();
    try (Stream<Path> walk = Files.walk(folder)) {
      for (Path file : walk.filter(SizesTest::isSource).sorted().toList()) {
        List<String> lines = Files.readAllLines(file);
        all.add(new Source(file, lines, lines.stream().filter(SizesTest::isCode).count()));
      }
    }
    return all;
  }

  private static boolean isSource(Path file) {
    return file.toString().endsWith(".java")
        && Stream.of(file.toString().split("[/\\\\]")).noneMatch("target"::equals);
  }

  private static boolean isCode(String line) {
    String text = line.strip();
    return !(text.isEmpty()
        || text.startsWith("//")
        || text.startsWith("import ")
        || text.startsWith("package "));
  }

  private static List<Source> everySource() throws IOException {
    var all = new ArrayList<>(sources(Path.of("src")));
    all.addAll(sources(Path.of("packaging")));
    return all;
  }

  @Test
  void noFileIsLongerThanTheLimit() throws IOException {
    List<Source> all = everySource();

    assertThat(all).hasSizeGreaterThan(LEAST_SOURCES);
    assertThat(all).filteredOn(each -> each.lines().size() > LONGEST_FILE).isEmpty();
  }

  @Test
  void mostFilesOfTheProgramAreShort() throws IOException {
    List<Long> lengths =
        sources(Path.of("src")).stream()
            .filter(each -> each.path().toString().matches("src.[a-z]+.java.*"))
            .map(Source::code)
            .sorted()
            .toList();

    assertThat(lengths.get(lengths.size() * 9 / 10)).isLessThanOrEqualTo(MOST);
    assertThat(lengths.get(lengths.size() / 2)).isLessThanOrEqualTo(HALF);
  }

  /// Blank lines and comments do not count.
  @Test
  void noMethodIsLongerThanTheLimit() throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      Map<Path, List<String>> lines =
          everySource().stream()
              .collect(toMap(each -> each.path().toAbsolutePath(), Source::lines));
      var task =
          (JavacTask)
              compiler.getTask(
                  null, files, null, null, null, files.getJavaFileObjectsFromPaths(lines.keySet()));
      var methods = new Methods(Trees.instance(task).getSourcePositions(), lines);
      for (CompilationUnitTree unit : task.parse()) {
        methods.scan(unit, unit);
      }

      assertThat(methods.seen).isGreaterThan(LEAST_METHODS);
      assertThat(methods.tooLong.stream().collect(joining("\n"))).isEmpty();
    }
  }

  /// Scanner that collects methods and constructors over the limit.
  private static final class Methods extends TreeScanner<Void, CompilationUnitTree> {
    private final SourcePositions positions;
    private final Map<Path, List<String>> sources;
    private final List<String> tooLong = new ArrayList<>();
    private int seen;

    Methods(SourcePositions positions, Map<Path, List<String>> sources) {
      this.positions = positions;
      this.sources = sources;
    }

    @Override
    public Void visitMethod(MethodTree method, CompilationUnitTree unit) {
      if (method.getBody() instanceof BlockTree body) {
        seen++;
        Path file = Path.of(unit.getSourceFile().toUri());
        long lines = lines(body, unit, Objects.requireNonNull(sources.get(file)));
        if (lines > LONGEST_METHOD) {
          tooLong.add(file.getFileName() + ", " + method.getName() + ": " + lines + " lines");
        }
      }
      return super.visitMethod(method, unit);
    }

    private long lines(BlockTree body, CompilationUnitTree unit, List<String> source) {
      LineMap map = unit.getLineMap();
      int first = (int) map.getLineNumber(positions.getStartPosition(unit, body));
      int last = (int) map.getLineNumber(positions.getEndPosition(unit, body));
      return source.subList(first - 1, last).stream().filter(SizesTest::isCode).count();
    }
  }
}
