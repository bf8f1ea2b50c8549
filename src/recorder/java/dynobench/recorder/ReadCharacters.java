package dynobench.recorder;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/// Reader of the driver from which the application reads. Keeps the content until it is complete.
final class ReadCharacters extends FilterReader {
  private final LongReading reading;
  private final StringBuilder content = new StringBuilder();
  private boolean open = true;

  ReadCharacters(Reader target, LongReading reading) {
    super(target);
    this.reading = reading;
  }

  @Override
  public int read() throws IOException {
    int read = in.read();
    if (read < 0) {
      complete();
    } else if (open) {
      content.append((char) read);
      limit();
    }
    return read;
  }

  @Override
  public int read(char[] buffer, int begin, int most) throws IOException {
    int count = in.read(buffer, begin, most);
    if (count < 0) {
      complete();
    } else if (open) {
      content.append(buffer, begin, count);
      limit();
    }
    return count;
  }

  private void limit() {
    if (content.length() > reading.most()) {
      giveUp();
    }
  }

  private void giveUp() {
    open = false;
    content.setLength(0);
  }

  private void complete() {
    if (open) {
      reading.complete(content.toString());
      giveUp();
    }
  }

  @Override
  public long skip(long characters) throws IOException {
    giveUp();
    return in.skip(characters);
  }

  @Override
  public void reset() throws IOException {
    giveUp();
    in.reset();
  }

  /// An application that knows the length doesn't read past the end, so this looks for it.
  @Override
  public void close() throws IOException {
    if (open && content.length() > 0) {
      try {
        if (in.read() < 0) {
          complete();
        }
      } catch (IOException | RuntimeException e) {
        giveUp(); // the application has closed it before
      }
    }
    in.close();
  }
}
