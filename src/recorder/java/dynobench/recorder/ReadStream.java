package dynobench.recorder;

import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/// Stream of the driver that the application reads. Keeps the content until it is complete.
final class ReadStream extends FilterInputStream {
  private final LongReading reading;
  private final ByteArrayOutputStream content = new ByteArrayOutputStream();
  private boolean open = true;

  ReadStream(InputStream target, LongReading reading) {
    super(target);
    this.reading = reading;
  }

  @Override
  public int read() throws IOException {
    int read = in.read();
    if (read < 0) {
      complete();
    } else if (open) {
      content.write(read);
      limit();
    }
    return read;
  }

  @Override
  public int read(byte[] buffer, int begin, int most) throws IOException {
    int count = in.read(buffer, begin, most);
    if (count < 0) {
      complete();
    } else if (open) {
      content.write(buffer, begin, count);
      limit();
    }
    return count;
  }

  private void limit() {
    if (content.size() > reading.most()) {
      giveUp();
    }
  }

  private void giveUp() {
    open = false;
    content.reset();
  }

  private void complete() {
    if (open) {
      reading.complete(content.toByteArray());
      giveUp();
    }
  }

  @Override
  public long skip(long bytes) throws IOException {
    giveUp();
    return in.skip(bytes);
  }

  @Override
  public synchronized void reset() throws IOException {
    giveUp();
    in.reset();
  }

  /// An application that knows the length doesn't read past the end, so this looks for it.
  @Override
  public void close() throws IOException {
    if (open && content.size() > 0) {
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
