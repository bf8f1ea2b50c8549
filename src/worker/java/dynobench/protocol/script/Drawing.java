package dynobench.protocol.script;

import dynobench.protocol.Draws;
import dynobench.protocol.Mixer;
import dynobench.protocol.Texts;
import dynobench.protocol.Words;
import dynobench.protocol.script.Value.WholeSource;
import dynobench.script.Function;
import dynobench.script.Kind;
import java.sql.Date;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// Compiler of function calls. Each compiled call belongs to one client.
///
/// @param arguments compiled, too
record Drawing(Function function, List<Value> arguments) {
  /// Exponent of the distribution, as in YCSB.
  private static final double ZIPFIAN = 0.99;

  Value value() {
    return switch (function) {
      case UNIFORM -> new Value.Whole(uniform(whole(0), whole(1)));
      case ZIPFIAN -> new Value.Whole(zipfian(whole(0), whole(1)));
      case LATEST -> new Value.Whole(latest(whole(0), whole(1)));
      case DRAW -> new Drawing(Function.distribution(text(0)), arguments.subList(1, 3)).value();
      case REAL_NUMBER -> new Value.Real(real());
      case TEXT_OF -> new Value.Thing(Kind.TEXT, texts());
      case BYTES_OF -> new Value.Thing(Kind.BYTES, bytes());
      case DATE_IN -> new Value.Thing(Kind.DATE, dates());
      case PICK -> new Value.Thing(Kind.TEXT, picks());
      case SCATTER -> new Value.Whole(scattered(whole(0), whole(1), whole(2)));
      case LEAST -> {
        WholeSource a = whole(0);
        WholeSource b = whole(1);
        yield new Value.Whole(frame -> Math.min(a.of(frame), b.of(frame)));
      }
      case GREATEST -> {
        WholeSource a = whole(0);
        WholeSource b = whole(1);
        yield new Value.Whole(frame -> Math.max(a.of(frame), b.of(frame)));
      }
      case NEXT -> throw new IllegalArgumentException("next counts, and draws nothing");
    };
  }

  private WholeSource whole(int place) {
    return arguments.get(place).whole();
  }

  /// Returns the value of a constant text.
  private String text(int place) {
    return arguments.get(place).thing().of(new Frame(0, 0)).toString();
  }

  private static WholeSource uniform(WholeSource from, WholeSource to) {
    if (Constants.of(from).isPresent() && Constants.of(to).isPresent()) {
      long least = Constants.of(from).getAsLong();
      long width = width(least, Constants.of(to).getAsLong());
      return frame -> least + frame.draws.below(width);
    }
    return frame -> {
      long least = from.of(frame);
      return least + frame.draws.below(width(least, to.of(frame)));
    };
  }

  private static long width(long from, long to) {
    if (to < from) {
      throw new IllegalArgumentException("there is nothing to draw from " + from + " to " + to);
    }
    return to - from + 1;
  }

  private static WholeSource zipfian(WholeSource from, WholeSource to) {
    var ranks = new Ranks();
    return frame -> {
      long least = from.of(frame);
      return least + ranks.draw(frame.draws, width(least, to.of(frame))) - 1;
    };
  }

  private static WholeSource latest(WholeSource from, WholeSource to) {
    var ranks = new Ranks();
    return frame -> {
      long most = to.of(frame);
      return most - ranks.draw(frame.draws, width(from.of(frame), most)) + 1;
    };
  }

  /// Zipfian ranks in a range whose size may change between draws.
  private static final class Ranks {
    private Zipf zipf = Zipf.of(1, ZIPFIAN);

    long draw(Draws draws, long n) {
      if (zipf.n() != n) {
        zipf = Zipf.of(n, ZIPFIAN);
      }
      return zipf.draw(draws);
    }
  }

  private Value.RealSource real() {
    Value.RealSource from = arguments.get(0).real();
    Value.RealSource to = arguments.get(1).real();
    return frame -> {
      double least = from.of(frame);
      return least + frame.draws.share() * (to.of(frame) - least);
    };
  }

  private Value.ObjectSource texts() {
    var texts = new Texts(most(whole(0)), most(whole(arguments.size() - 1)));
    return frame -> texts.draw(frame.draws);
  }

  /// Returns the value of a length. It is constant, so an empty frame is enough.
  private static int most(WholeSource length) {
    return Math.toIntExact(length.of(new Frame(0, 0)));
  }

  private Value.ObjectSource bytes() {
    int least = most(whole(0));
    long width = width(least, most(whole(arguments.size() - 1)));
    return frame -> {
      var bytes = new byte[least + (int) frame.draws.below(width)];
      int at = 0;
      for (; at + Long.BYTES <= bytes.length; at += Long.BYTES) {
        Words.set(bytes, at, frame.draws.bits());
      }
      for (; at < bytes.length; at++) {
        bytes[at] = (byte) frame.draws.bits();
      }
      return bytes;
    };
  }

  private Value.ObjectSource dates() {
    long first = Function.day(text(0));
    long days = width(first, Function.day(text(1)));
    return frame -> new Date(TimeUnit.DAYS.toMillis(first + frame.draws.below(days)));
  }

  private Value.ObjectSource picks() {
    String[] texts = new String[arguments.size()];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = text(i);
    }
    return frame -> texts[(int) frame.draws.below(texts.length)];
  }

  /// Returns numbers in a scattered order. Multiplication by a prime that is larger than any width
  /// maps each number modulo the width to a different one.
  private static WholeSource scattered(WholeSource number, WholeSource from, WholeSource to) {
    return frame -> {
      long least = from.of(frame);
      long width = width(least, to.of(frame));
      return least + Mixer.scatter(number.of(frame) - least, width);
    };
  }
}
