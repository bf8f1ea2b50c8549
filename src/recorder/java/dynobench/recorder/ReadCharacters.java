package dynobench.recorder;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/// Reader of the driver from which the application reads. Keeps the content until it is complete.
final class ReadCharacters extends FilterReader {
  private final LongReading reading;
  private final BoundedContent content;

  ReadCharacters(Reader target, LongReading reading) {
    super(target);
    this.reading = reading;
    content = new BoundedContent(true, reading.most());
  }

  @Override
  public int read() throws IOException {
    int read = in.read();
    if (read < 0) {
      complete();
    } else {
      content.add(read);
    }
    return read;
  }

  @Override
  public int read(char[] buffer, int begin, int most) throws IOException {
    int count = in.read(buffer, begin, most);
    if (count < 0) {
      complete();
    } else {
      content.add(buffer, begin, count);
    }
    return count;
  }

  private void complete() {
    reading.complete(content);
    content.giveUp();
  }

  @Override
  public long skip(long characters) throws IOException {
    content.giveUp();
    return in.skip(characters);
  }

  @Override
  public void reset() throws IOException {
    content.giveUp();
    in.reset();
  }

  /// An application that knows the length doesn't read past the end, so this looks for it.
  @Override
  public void close() throws IOException {
    if (content.isWhole() && content.length() > 0) {
      try {
        if (in.read() < 0) {
          complete();
        }
      } catch (IOException | RuntimeException e) {
        content.giveUp(); // the application has closed it before
      }
    }
    in.close();
  }
}
