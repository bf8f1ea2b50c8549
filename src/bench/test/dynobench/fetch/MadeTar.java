package dynobench.fetch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

/// Tar archive that a test builds entry by entry.
final class MadeTar implements AutoCloseable {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final TarArchiveOutputStream tar;

  MadeTar() throws IOException {
    tar = new TarArchiveOutputStream(new XZOutputStream(bytes, new LZMA2Options(0)));
    tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_GNU);
  }

  MadeTar file(String name, String content) throws IOException {
    return file(name, content.getBytes(StandardCharsets.UTF_8));
  }

  MadeTar file(String name, byte[] content) throws IOException {
    var entry = new TarArchiveEntry(name, true);
    entry.setSize(content.length);
    tar.putArchiveEntry(entry);
    tar.write(content);
    tar.closeArchiveEntry();
    return this;
  }

  MadeTar link(String name, String to) throws IOException {
    return entry(name, TarConstants.LF_SYMLINK, to);
  }

  MadeTar hardLink(String name, String to) throws IOException {
    return entry(name, TarConstants.LF_LINK, to);
  }

  /// Adds a file whose long name precedes it in a separate entry.
  MadeTar fileWithName(byte[] name) throws IOException {
    var before = new TarArchiveEntry("././@LongLink", TarConstants.LF_GNUTYPE_LONGNAME);
    before.setSize(name.length);
    tar.putArchiveEntry(before);
    tar.write(name);
    tar.closeArchiveEntry();
    return file("x", "text");
  }

  /// Adds an entry of any other type, without content.
  MadeTar entry(String name, byte type) throws IOException {
    return entry(name, type, "");
  }

  private MadeTar entry(String name, byte type, String to) throws IOException {
    var entry = new TarArchiveEntry(name, type, true);
    entry.setLinkName(to);
    tar.putArchiveEntry(entry);
    tar.closeArchiveEntry();
    return this;
  }

  /// Returns the whole archive, packed by xz.
  byte[] packed() throws IOException {
    tar.close();
    return bytes.toByteArray();
  }

  @Override
  public void close() throws IOException {
    tar.close();
  }
}
