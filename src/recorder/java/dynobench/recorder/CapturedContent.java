package dynobench.recorder;

import dynobench.recorder.format.NoteKind;
import dynobench.recorder.format.SpecialValue;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/// Content of a stream that the driver reads from the application. Keeps it up to a limit.
final class CapturedContent {
  private final int most;
  private final boolean isText;
  private final StringBuilder text = new StringBuilder();
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private long length;

  private CapturedContent(boolean isText, int most) {
    this.isText = isText;
    this.most = most;
  }

  static CapturedContent ofText(SessionRecorder session) {
    return new CapturedContent(true, session.settings().mostValueBytes());
  }

  static CapturedContent ofBytes(SessionRecorder session) {
    return new CapturedContent(false, session.settings().mostValueBytes());
  }

  /// Returns the content read so far, as a text or bytes, or its length if it exceeds the limit.
  Object value(SessionRecorder session) {
    if (length <= most) {
      return isText ? text.toString() : bytes.toByteArray();
    }
    session.note(NoteKind.LONG_VALUE);
    var kind = isText ? SpecialValue.Kind.CUT_TEXT : SpecialValue.Kind.CUT_BYTES;
    return new SpecialValue(kind, length, "");
  }

  private void add(char[] buffer, int begin, int count) {
    length += count;
    if (length <= most) {
      text.append(buffer, begin, count);
    }
  }

  private void add(byte[] buffer, int begin, int count) {
    length += count;
    if (length <= most) {
      bytes.write(buffer, begin, count);
    }
  }

  /// Returns a reader that passes the application's characters to the driver.
  Reader of(Reader target) {
    return new CapturedReader(target);
  }

  /// Returns a stream that passes the application's bytes to the driver.
  InputStream of(InputStream target) {
    return new CapturedStream(target);
  }

  private final class CapturedReader extends FilterReader {
    CapturedReader(Reader target) {
      super(target);
    }

    @Override
    public int read() throws IOException {
      int read = super.read();
      if (read >= 0) {
        add(new char[] {(char) read}, 0, 1);
      }
      return read;
    }

    @Override
    public int read(char[] buffer, int begin, int most) throws IOException {
      int count = super.read(buffer, begin, most);
      if (count > 0) {
        add(buffer, begin, count);
      }
      return count;
    }

    @Override
    public boolean markSupported() {
      return false;
    }
  }

  private final class CapturedStream extends FilterInputStream {
    CapturedStream(InputStream target) {
      super(target);
    }

    @Override
    public int read() throws IOException {
      int read = super.read();
      if (read >= 0) {
        add(new byte[] {(byte) read}, 0, 1);
      }
      return read;
    }

    @Override
    public int read(byte[] buffer, int begin, int most) throws IOException {
      int count = super.read(buffer, begin, most);
      if (count > 0) {
        add(buffer, begin, count);
      }
      return count;
    }

    @Override
    public boolean markSupported() {
      return false;
    }
  }
}
