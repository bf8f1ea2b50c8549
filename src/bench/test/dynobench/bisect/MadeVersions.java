package dynobench.bisect;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;

/// Versions 0 to `count` - 1, of which some cannot be had.
record MadeVersions(int count, List<Integer> broken) implements VersionLine {
  @Override
  public List<String> names() {
    return IntStream.range(0, count).mapToObj(i -> "v" + i).toList();
  }

  @Override
  public Contender contender(int index) throws IOException {
    if (broken.contains(index)) {
      throw new IOException("it does not build");
    }
    return new Contender("made@" + index, "mem", new CommitStyle.Autocommit());
  }

  static int number(Contender contender) {
    return Integer.parseInt(contender.engine().substring(contender.engine().indexOf('@') + 1));
  }
}
