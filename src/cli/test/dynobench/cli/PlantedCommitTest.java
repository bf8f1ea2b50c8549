package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.files.FolderTree;
import dynobench.files.SystemPrograms;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Searches 32 real commits for a planted slow one, with real builds, processes and databases. The
/// commits build HSQLDB with a driver of ours that makes each statement slower from one commit on.
///
/// `-Dbisect.searches=20 -Dbisect.micros=10` tells how many searches find a slow-down of so many
/// microseconds a statement.
@Tag("thorough")
class PlantedCommitTest {
  private static final int COMMITS = 32;

  /// A driver in the place of HSQLDB's own. The file `micros.txt` in the jar says how many
  /// microseconds longer each statement takes.
  private static final String DRIVER =
      """
      package org.hsqldb.jdbc;

      import java.lang.reflect.InvocationTargetException;
      import java.lang.reflect.Proxy;
      import java.sql.Connection;
      import java.sql.Driver;
      import java.sql.DriverManager;
      import java.sql.DriverPropertyInfo;
      import java.sql.PreparedStatement;
      import java.sql.SQLException;
      import java.sql.Statement;
      import java.util.Properties;
      import java.util.logging.Logger;
      import org.hsqldb.DatabaseURL;
      import org.hsqldb.persist.HsqlProperties;

      public class JDBCDriver implements Driver {
        public static final JDBCDriver driverInstance = new JDBCDriver();
        private static final long NANOS = nanos();

        static {
          try {
            DriverManager.registerDriver(driverInstance);
          } catch (SQLException e) {
            throw new IllegalStateException(e);
          }
        }

        private static long nanos() {
          try (var in = JDBCDriver.class.getResourceAsStream("/micros.txt")) {
            return 1_000L * Integer.parseInt(new String(in.readAllBytes()).strip());
          } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
          }
        }

        public Connection connect(String url, Properties info) throws SQLException {
          return getConnection(url, info);
        }

        public static Connection getConnection(String url, Properties info) throws SQLException {
          HsqlProperties properties = DatabaseURL.parseURL(url, true, false);
          if (properties == null || properties.isEmpty()) {
            return null;
          }
          properties.addProperties(info);
          return wrap(Connection.class, new JDBCConnection(properties));
        }

        private static <T> T wrap(Class<T> type, T inner) {
          return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, given) -> {
            Object result;
            try {
              result = method.invoke(inner, given);
            } catch (InvocationTargetException e) {
              throw e.getCause();
            }
            if (method.getName().startsWith("execute")) {
              long end = System.nanoTime() + NANOS;
              while (System.nanoTime() < end) {
                Thread.onSpinWait();
              }
            }
            if (method.getReturnType() == PreparedStatement.class) {
              return wrap(PreparedStatement.class, (PreparedStatement) result);
            }
            return method.getReturnType() == Statement.class ? wrap(Statement.class, (Statement) result) : result;
          }));
        }

        public boolean acceptsURL(String url) {
          return url.startsWith("jdbc:hsqldb:");
        }

        public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) {
          return new DriverPropertyInfo[0];
        }

        public int getMajorVersion() {
          return 2;
        }

        public int getMinorVersion() {
          return 7;
        }

        public boolean jdbcCompliant() {
          return true;
        }

        public Logger getParentLogger() {
          return null;
        }
      }
      """;

  @TempDir Path folder;

  private void git(String... arguments) throws IOException, InterruptedException {
    String _ =
        SystemPrograms.run(
            "git",
            Stream.concat(
                    Stream.of(
                        "-C", repository().toString(), "-c", "user.name=t", "-c", "user.email=t@t"),
                    Stream.of(arguments))
                .toArray(String[]::new));
  }

  private Path repository() {
    return folder.resolve("repository");
  }

  private static Path hsqldb() throws IOException {
    try (Stream<Path> jars = Files.list(Path.of("target/dynobench/engines/hsqldb"))) {
      return jars.filter(it -> it.toString().endsWith(".jar")).findFirst().orElseThrow();
    }
  }

  /// Writes HSQLDB's jar with our driver, without the file that each commit adds.
  private void writeJar(Path jar) throws IOException {
    Path source = Files.createDirectories(folder.resolve("source/org/hsqldb/jdbc"));
    Path file = Files.writeString(source.resolve("JDBCDriver.java"), DRIVER);
    Path classes = Files.createDirectories(folder.resolve("classes"));
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-cp",
                hsqldb().toString(),
                "--release",
                "17",
                "-d",
                classes.toString(),
                file.toString());
    assertThat(failed).isZero();
    try (var old = new ZipFile(hsqldb().toFile());
        OutputStream out = Files.newOutputStream(jar);
        var zip = new ZipOutputStream(out);
        Stream<Path> own = Files.walk(classes)) {
      for (ZipEntry each : Collections.list(old.entries())) {
        if (!each.isDirectory() && !each.getName().startsWith("org/hsqldb/jdbc/JDBCDriver")) {
          zip.putNextEntry(new ZipEntry(each.getName()));
          zip.write(old.getInputStream(each).readAllBytes());
        }
      }
      for (Path each : own.filter(Files::isRegularFile).toList()) {
        zip.putNextEntry(new ZipEntry(classes.relativize(each).toString().replace('\\', '/')));
        zip.write(Files.readAllBytes(each));
      }
    }
  }

  /// Makes a repository in which statements are slower from one commit on.
  private void makeRepository(int slow, int micros) throws IOException, InterruptedException {
    Files.createDirectories(repository());
    git("init", "-q");
    writeJar(repository().resolve("base.jar"));
    Files.writeString(
        repository().resolve("build.sh"),
        "set -e\n"
            + "cp base.jar built.jar\n"
            + "python3 -c \"import zipfile; zipfile.ZipFile('built.jar',"
            + " 'a').write('micros.txt')\"\n",
        StandardCharsets.UTF_8);
    for (int i = 0; i < COMMITS; i++) {
      Files.writeString(
          repository().resolve("micros.txt"), (i < slow ? 0 : micros) + "\n" + " ".repeat(i));
      git("add", "-A");
      git("commit", "-q", "--allow-empty", "-m", "commit " + i);
    }
  }

  @Test
  void findsThePlantedCommit() throws IOException, InterruptedException {
    int searches = Integer.getInteger("bisect.searches", 1);
    int micros = Integer.getInteger("bisect.micros", 25);
    var random = new SplittableRandom();
    int found = 0;
    for (int i = 0; i < searches; i++) {
      int slow = random.nextInt(1, COMMITS);
      makeRepository(slow, micros);
      var commands = new TestCommandLine(Files.createDirectory(folder.resolve("workspace" + i)));

      int code =
          commands.run(
              "bisect",
              "hsqldb/mem",
              "--repo=" + repository(),
              "--good=HEAD~" + (COMMITS - 1),
              "--build=sh build.sh",
              "--jar=built.jar",
              "--set=rows.sizes=[2000]",
              "--set=jvm.heap=96m",
              "--at-most=30m");

      boolean isFound =
          code == ExitCode.OK
              && Pattern.compile("commit " + slow + " is [0-9.]+ times as slow as")
                  .matcher(commands.out())
                  .find();
      found += isFound ? 1 : 0;
      System.out.printf(
          "Search %d: commit %d, %s%n%s%n", i + 1, slow, isFound, commands.out() + commands.err());
      FolderTree.delete(repository());
    }
    assertThat(found).isGreaterThanOrEqualTo((int) Math.ceil(0.9 * searches));
  }
}
