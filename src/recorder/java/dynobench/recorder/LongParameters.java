package dynobench.recorder;

import java.io.InputStream;
import java.io.Reader;
import java.net.URL;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.NClob;
import java.sql.PreparedStatement;
import java.sql.Ref;
import java.sql.RowId;
import java.sql.SQLException;
import java.sql.SQLXML;
import org.jspecify.annotations.Nullable;

/// Setters of long values, and of values that aren't recorded.
abstract class LongParameters extends RecordedStatement implements PreparedStatement {
  final PreparedStatement prepared;
  final ParameterValues values;

  LongParameters(
      PreparedStatement prepared,
      RecordedConnection connection,
      SessionRecorder session,
      int slot) {
    super(prepared, connection, session, slot);
    this.prepared = prepared;
    this.values = new ParameterValues(session);
  }

  @Override
  public void setAsciiStream(int index, @Nullable InputStream value, int length)
      throws SQLException {
    prepared.setAsciiStream(index, value, length);
    values.setUnknown(index, value);
  }

  @Override
  @SuppressWarnings("deprecation")
  public void setUnicodeStream(int index, @Nullable InputStream value, int length)
      throws SQLException {
    prepared.setUnicodeStream(index, value, length);
    values.setUnknown(index, value);
  }

  @Override
  public void setBinaryStream(int index, @Nullable InputStream value, int length)
      throws SQLException {
    CapturedContent content = CapturedContent.ofBytes(session);
    prepared.setBinaryStream(index, value == null ? null : content.of(value), length);
    values.setContent(index, value, content);
  }

  @Override
  public void setCharacterStream(int index, @Nullable Reader value, int length)
      throws SQLException {
    CapturedContent content = CapturedContent.ofText(session);
    prepared.setCharacterStream(index, value == null ? null : content.of(value), length);
    values.setContent(index, value, content);
  }

  @Override
  public void setRef(int index, @Nullable Ref value) throws SQLException {
    prepared.setRef(index, value);
    values.setUnknown(index, value);
  }

  @Override
  public void setBlob(int index, @Nullable Blob value) throws SQLException {
    @Nullable Blob own = ReadLob.target(value);
    prepared.setBlob(index, own);
    values.setBlob(index, own);
  }

  @Override
  public void setClob(int index, @Nullable Clob value) throws SQLException {
    @Nullable Clob own = ReadLob.target(value);
    prepared.setClob(index, own);
    values.setClob(index, own);
  }

  @Override
  public void setArray(int index, @Nullable Array value) throws SQLException {
    prepared.setArray(index, value);
    values.setUnknown(index, value);
  }

  @Override
  public void setURL(int index, @Nullable URL value) throws SQLException {
    prepared.setURL(index, value);
    values.setUnknown(index, value);
  }

  @Override
  public void setRowId(int index, @Nullable RowId value) throws SQLException {
    prepared.setRowId(index, value);
    values.setUnknown(index, value);
  }

  @Override
  public void setNCharacterStream(int index, @Nullable Reader value, long length)
      throws SQLException {
    CapturedContent content = CapturedContent.ofText(session);
    prepared.setNCharacterStream(index, value == null ? null : content.of(value), length);
    values.setContent(index, value, content);
  }

  @Override
  public void setNClob(int index, @Nullable NClob value) throws SQLException {
    @Nullable NClob own = ReadLob.target(value);
    prepared.setNClob(index, own);
    values.setClob(index, own);
  }

  @Override
  public void setClob(int index, @Nullable Reader value, long length) throws SQLException {
    CapturedContent content = CapturedContent.ofText(session);
    prepared.setClob(index, value == null ? null : content.of(value), length);
    values.setContent(index, value, content);
  }

  @Override
  public void setBlob(int index, @Nullable InputStream value, long length) throws SQLException {
    CapturedContent content = CapturedContent.ofBytes(session);
    prepared.setBlob(index, value == null ? null : content.of(value), length);
    values.setContent(index, value, content);
  }

  @Override
  public void setNClob(int index, @Nullable Reader value, long length) throws SQLException {
    CapturedContent content = CapturedContent.ofText(session);
    prepared.setNClob(index, value == null ? null : content.of(value), length);
    values.setContent(index, value, content);
  }

  @Override
  public void setSQLXML(int index, @Nullable SQLXML value) throws SQLException {
    prepared.setSQLXML(index, value);
    values.setUnknown(index, value);
  }

  @Override
  public void setAsciiStream(int index, @Nullable InputStream value, long length)
      throws SQLException {
    prepared.setAsciiStream(index, value, length);
    values.setUnknown(index, value);
  }

  @Override
  public void setBinaryStream(int index, @Nullable InputStream value, long length)
      throws SQLException {
    CapturedContent content = CapturedContent.ofBytes(session);
    prepared.setBinaryStream(index, value == null ? null : content.of(value), length);
    values.setContent(index, value, content);
  }

  @Override
  public void setCharacterStream(int index, @Nullable Reader value, long length)
      throws SQLException {
    CapturedContent content = CapturedContent.ofText(session);
    prepared.setCharacterStream(index, value == null ? null : content.of(value), length);
    values.setContent(index, value, content);
  }

  @Override
  public void setAsciiStream(int index, @Nullable InputStream value) throws SQLException {
    prepared.setAsciiStream(index, value);
    values.setUnknown(index, value);
  }

  @Override
  public void setBinaryStream(int index, @Nullable InputStream value) throws SQLException {
    CapturedContent content = CapturedContent.ofBytes(session);
    prepared.setBinaryStream(index, value == null ? null : content.of(value));
    values.setContent(index, value, content);
  }

  @Override
  public void setCharacterStream(int index, @Nullable Reader value) throws SQLException {
    CapturedContent content = CapturedContent.ofText(session);
    prepared.setCharacterStream(index, value == null ? null : content.of(value));
    values.setContent(index, value, content);
  }

  @Override
  public void setNCharacterStream(int index, @Nullable Reader value) throws SQLException {
    CapturedContent content = CapturedContent.ofText(session);
    prepared.setNCharacterStream(index, value == null ? null : content.of(value));
    values.setContent(index, value, content);
  }

  @Override
  public void setClob(int index, @Nullable Reader value) throws SQLException {
    CapturedContent content = CapturedContent.ofText(session);
    prepared.setClob(index, value == null ? null : content.of(value));
    values.setContent(index, value, content);
  }

  @Override
  public void setBlob(int index, @Nullable InputStream value) throws SQLException {
    CapturedContent content = CapturedContent.ofBytes(session);
    prepared.setBlob(index, value == null ? null : content.of(value));
    values.setContent(index, value, content);
  }

  @Override
  public void setNClob(int index, @Nullable Reader value) throws SQLException {
    CapturedContent content = CapturedContent.ofText(session);
    prepared.setNClob(index, value == null ? null : content.of(value));
    values.setContent(index, value, content);
  }
}
