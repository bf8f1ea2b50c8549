package dynobench.bisect;

import dynobench.files.SystemPrograms;
import dynobench.plan.Contender;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// Commits of a Git repository, each built when a search needs it. The builds use a work tree of
/// their own, so the user's files stay as they are. [#removeTree] removes it.
public final class CommitBuilds implements VersionLine {
  private static final int SHORT = 10;
  private static final String FORMAT = "--format=%H%x09%s";
  private static final int MOST_SUBJECT = 60;

  /// What to build, and how.
  ///
  /// @param repository folder of the repository
  /// @param command command of a shell that builds a commit
  /// @param jar the built jar, relative to the repository
  /// @param limit time after which a build counts as hanging
  public record BuildRules(Path repository, String command, Path jar, Duration limit) {}

  private record Commit(String id, String subject) {
    static Commit parse(String line) {
      int tab = line.indexOf('\t');
      return new Commit(line.substring(0, tab), line.substring(tab + 1));
    }

    String name() {
      return id.substring(0, SHORT);
    }

    @Override
    public String toString() {
      boolean isLong = subject.length() > MOST_SUBJECT;
      return name() + " " + (isLong ? subject.substring(0, MOST_SUBJECT) + "…" : subject);
    }
  }

  private final BuildRules rules;
  private final List<Commit> commits;
  private final Contender model;
  private final Path folder;
  private final Path tree;

  private CommitBuilds(
      BuildRules rules, List<Commit> commits, Contender model, Path folder, Path tree) {
    this.rules = rules;
    this.commits = commits;
    this.model = model;
    this.folder = folder;
    this.tree = tree;
  }

  /// Opens the commits between two, both included, along the first parents.
  ///
  /// @param model contender whose version is replaced
  /// @param folder folder for the work tree and the jars
  /// @throws IOException if this is no repository, has local changes, or if `bad` does not follow
  ///   `good`
  public static CommitBuilds open(
      BuildRules rules, String good, String bad, Contender model, Path folder)
      throws IOException, InterruptedException {
    String repository = rules.repository().toString();
    if (!git(repository, "status", "--porcelain", "--untracked-files=no").isEmpty()) {
      throw new IOException(
          repository + " has local changes. Commit or stash them: builds use commits only.");
    }
    String first = id(repository, good);
    String last = id(repository, bad);
    if (first.equals(last)
        || SystemPrograms.attempt(
                "git", "-C", repository, "merge-base", "--is-ancestor", first, last)
            .isPresent()) {
      throw new IOException("%s does not follow %s in %s".formatted(bad, good, repository));
    }
    var commits = new ArrayList<Commit>();
    commits.add(Commit.parse(git(repository, "log", "-1", FORMAT, first)));
    git(repository, "log", "--first-parent", "--reverse", FORMAT, first + ".." + last)
        .lines()
        .map(Commit::parse)
        .forEach(commits::add);
    Path tree = folder.resolve("tree");
    Files.createDirectories(folder);
    String _ = git(repository, "worktree", "add", "--force", "--detach", tree.toString(), last);
    return new CommitBuilds(rules, List.copyOf(commits), model, folder, tree);
  }

  private static String id(String repository, String name)
      throws IOException, InterruptedException {
    return git(repository, "rev-parse", "--verify", "--end-of-options", name + "^{commit}");
  }

  private static String git(String repository, String... arguments)
      throws IOException, InterruptedException {
    return SystemPrograms.run(
        "git",
        Stream.concat(Stream.of("-C", repository), Stream.of(arguments)).toArray(String[]::new));
  }

  @Override
  public List<String> names() {
    return commits.stream().map(Commit::toString).toList();
  }

  /// Returns a commit as a contender. Builds it, unless that was done before.
  @Override
  public Contender contender(int index) throws IOException, InterruptedException {
    Commit commit = commits.get(index);
    Path built = folder.resolve(commit.name() + ".jar");
    if (!Files.exists(built)) {
      build(commit, built);
    }
    return model.withEngine(model.family() + "@path:" + built);
  }

  private void build(Commit commit, Path built) throws IOException, InterruptedException {
    String _ = git(tree.toString(), "checkout", "--quiet", "--force", "--detach", commit.id());
    String _ = git(tree.toString(), "clean", "-dfxq");
    Path log = folder.resolve(commit.name() + ".log");
    Process process =
        new ProcessBuilder("sh", "-c", rules.command())
            .directory(tree.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .redirectInput(new File("/dev/null"))
            .start();
    try {
      if (!process.waitFor(rules.limit().toMillis(), TimeUnit.MILLISECONDS)) {
        throw new IOException(
            "the build did not end within %,d s, see %s".formatted(rules.limit().toSeconds(), log));
      }
      if (process.exitValue() != 0) {
        throw new IOException(
            "the build failed with exit code %d, see %s".formatted(process.exitValue(), log));
      }
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    Path jar = tree.resolve(rules.jar());
    if (!Files.isRegularFile(jar)) {
      throw new IOException("the build made no %s, see %s".formatted(rules.jar(), log));
    }
    Files.copy(jar, built, StandardCopyOption.REPLACE_EXISTING);
  }

  /// Removes the work tree. Jars and logs stay.
  public void removeTree() throws IOException, InterruptedException {
    String _ = git(rules.repository().toString(), "worktree", "remove", "--force", tree.toString());
  }
}
