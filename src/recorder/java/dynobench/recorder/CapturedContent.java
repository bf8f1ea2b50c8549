package dynobench.recorder;

import dynobench.recorder.format.NoteKind;
import dynobench.recorder.format.SpecialValue;
import java.io.FilterInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;

/// Content of a stream that the driver reads from the application. Keeps it up to a limit.
final class CapturedContent {
  private final boolean isText;
  private final BoundedContent content;

  private CapturedContent(boolean isText, SessionRecorder session) {
    this.isText = isText;
    content = new BoundedContent(isText, session.settings().mostValueBytes());
  }

  static CapturedContent ofText(SessionRecorder session) {
    return new CapturedContent(true, session);
  }

  static CapturedContent ofBytes(SessionRecorder session) {
    return new CapturedContent(false, session);
  }

  /// Returns the content read so far, as a text or bytes, or its length if it exceeds the limit.
  Object value(SessionRecorder session) {
    if (content.isWhole()) {
      return content.value();
    }
    session.note(NoteKind.LONG_VALUE);
    var kind = isText ? SpecialValue.Kind.CUT_TEXT : SpecialValue.Kind.CUT_BYTES;
    return new SpecialValue(kind, content.length(), "");
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
        content.add(read);
      }
      return read;
    }

    @Override
    public int read(char[] buffer, int begin, int most) throws IOException {
      int count = super.read(buffer, begin, most);
      if (count > 0) {
        content.add(buffer, begin, count);
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
        content.add(read);
      }
      return read;
    }

    @Override
    public int read(byte[] buffer, int begin, int most) throws IOException {
      int count = super.read(buffer, begin, most);
      if (count > 0) {
        content.add(buffer, begin, count);
      }
      return count;
    }

    @Override
    public boolean markSupported() {
      return false;
    }
  }
}
