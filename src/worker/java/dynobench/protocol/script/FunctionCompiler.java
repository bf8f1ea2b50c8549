package dynobench.protocol.script;

import dynobench.protocol.BitMixer;
import dynobench.protocol.LongAccess;
import dynobench.protocol.SeededRandom;
import dynobench.protocol.TextPool;
import dynobench.protocol.script.CompiledValue.WholeSource;
import dynobench.script.Function;
import dynobench.script.ValueType;
import java.sql.Date;
import java.sql.Timestamp;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// Compiler of function calls. Each compiled call belongs to one client.
///
/// @param arguments compiled, too
record FunctionCompiler(Function function, List<CompiledValue> arguments) {
  /// Exponent of the distribution, as in YCSB.
  private static final double ZIPFIAN = 0.99;

  private static final long PERCENT = 100;

  CompiledValue value() {
    return switch (function) {
      case UNIFORM -> new CompiledValue.Whole(uniform(whole(0), whole(1)));
      case ZIPFIAN -> new CompiledValue.Whole(zipfian(whole(0), whole(1)));
      case LATEST -> new CompiledValue.Whole(latest(whole(0), whole(1)));
      case DRAW ->
          new FunctionCompiler(Function.distribution(text(0)), arguments.subList(1, 3)).value();
      case REAL_NUMBER -> new CompiledValue.Real(real());
      case TEXT_OF -> new CompiledValue.Thing(ValueType.TEXT, texts());
      case BYTES_OF -> new CompiledValue.Thing(ValueType.BYTES, bytes());
      case DATE_IN -> new CompiledValue.Thing(ValueType.DATE, dates());
      case TIMESTAMP_IN -> new CompiledValue.Thing(ValueType.TIMESTAMP, timestamps());
      case CHANCE -> new CompiledValue.Thing(ValueType.BOOLEAN, chances());
      case NULLABLE -> new CompiledValue.Thing(ValueType.NULLABLE, nullables());
      case PICK ->
          arguments.getFirst() instanceof CompiledValue.Whole
              ? new CompiledValue.Whole(pickedWhole())
              : new CompiledValue.Thing(ValueType.TEXT, picks());
      case SCATTER -> new CompiledValue.Whole(scattered(whole(0), whole(1), whole(2)));
      case LEAST -> {
        WholeSource a = whole(0);
        WholeSource b = whole(1);
        yield new CompiledValue.Whole(frame -> Math.min(a.of(frame), b.of(frame)));
      }
      case GREATEST -> {
        WholeSource a = whole(0);
        WholeSource b = whole(1);
        yield new CompiledValue.Whole(frame -> Math.max(a.of(frame), b.of(frame)));
      }
      case NEXT -> throw new IllegalArgumentException("next counts, and draws nothing");
    };
  }

  private WholeSource whole(int place) {
    return arguments.get(place).whole();
  }

  /// Returns the value of a constant text.
  private String text(int place) {
    return arguments.get(place).object().of(new EvaluationFrame(0, 0)).toString();
  }

  private static WholeSource uniform(WholeSource from, WholeSource to) {
    if (ConstantValues.of(from).isPresent() && ConstantValues.of(to).isPresent()) {
      long least = ConstantValues.of(from).getAsLong();
      long width = width(least, ConstantValues.of(to).getAsLong());
      return frame -> least + frame.draws.below(width);
    }
    return frame -> {
      long least = from.of(frame);
      return least + frame.draws.below(width(least, to.of(frame)));
    };
  }

  private static long width(long from, long to) {
    if (to < from) {
      throw new IllegalArgumentException("there is no number to draw from " + from + " to " + to);
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
    private ZipfDistribution zipf = ZipfDistribution.of(1, ZIPFIAN);

    long draw(SeededRandom draws, long n) {
      if (zipf.n() != n) {
        zipf = ZipfDistribution.of(n, ZIPFIAN);
      }
      return zipf.draw(draws);
    }
  }

  private CompiledValue.RealSource real() {
    CompiledValue.RealSource from = arguments.get(0).real();
    CompiledValue.RealSource to = arguments.get(1).real();
    return frame -> {
      double least = from.of(frame);
      return least + frame.draws.share() * (to.of(frame) - least);
    };
  }

  private CompiledValue.ObjectSource texts() {
    var texts = new TextPool(most(whole(0)), most(whole(arguments.size() - 1)));
    return frame -> texts.draw(frame.draws);
  }

  /// Returns the value of a length. It is constant, so an empty frame is enough.
  private static int most(WholeSource length) {
    return Math.toIntExact(length.of(new EvaluationFrame(0, 0)));
  }

  private CompiledValue.ObjectSource bytes() {
    int least = most(whole(0));
    long width = width(least, most(whole(arguments.size() - 1)));
    return frame -> {
      var bytes = new byte[least + (int) frame.draws.below(width)];
      int at = 0;
      for (; at + Long.BYTES <= bytes.length; at += Long.BYTES) {
        LongAccess.set(bytes, at, frame.draws.bits());
      }
      for (; at < bytes.length; at++) {
        bytes[at] = (byte) frame.draws.bits();
      }
      return bytes;
    };
  }

  private CompiledValue.ObjectSource dates() {
    long first = Function.day(text(0));
    long days = width(first, Function.day(text(1)));
    return frame -> new Date(TimeUnit.DAYS.toMillis(first + frame.draws.below(days)));
  }

  private CompiledValue.ObjectSource timestamps() {
    long first = Function.millis(text(0));
    long width = width(first, Function.millis(text(1)));
    return frame -> new Timestamp(first + frame.draws.below(width));
  }

  private CompiledValue.ObjectSource chances() {
    WholeSource percent = whole(0);
    return frame -> frame.draws.below(PERCENT) < percent.of(frame);
  }

  private CompiledValue.ObjectSource nullables() {
    WholeSource percent = whole(0);
    CompiledValue.ObjectSource value = arguments.get(1).boxed();
    return frame -> {
      Object drawn = value.of(frame);
      return frame.draws.below(PERCENT) < percent.of(frame) ? CompiledValue.NULL : drawn;
    };
  }

  private WholeSource pickedWhole() {
    WholeSource[] numbers =
        arguments.stream().map(CompiledValue::whole).toArray(WholeSource[]::new);
    return frame -> numbers[(int) frame.draws.below(numbers.length)].of(frame);
  }

  private CompiledValue.ObjectSource picks() {
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
      return least + BitMixer.scatter(number.of(frame) - least, width);
    };
  }
}
