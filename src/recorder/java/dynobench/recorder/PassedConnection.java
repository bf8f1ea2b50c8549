package dynobench.recorder;

import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Connection;
import java.sql.NClob;
import java.sql.SQLClientInfoException;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.SQLXML;
import java.sql.ShardingKey;
import java.sql.Struct;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/// Calls of a connection that aren't recorded. They go to the driver's connection.
abstract class PassedConnection implements Connection {
  final Connection target;

  PassedConnection(Connection target) {
    this.target = target;
  }

  @Override
  public String nativeSQL(String sql) throws SQLException {
    return target.nativeSQL(sql);
  }

  @Override
  public boolean getAutoCommit() throws SQLException {
    return target.getAutoCommit();
  }

  @Override
  public boolean isClosed() throws SQLException {
    return target.isClosed();
  }

  @Override
  public void setReadOnly(boolean readOnly) throws SQLException {
    target.setReadOnly(readOnly);
  }

  @Override
  public boolean isReadOnly() throws SQLException {
    return target.isReadOnly();
  }

  @Override
  public @Nullable String getCatalog() throws SQLException {
    return target.getCatalog();
  }

  @Override
  public int getTransactionIsolation() throws SQLException {
    return target.getTransactionIsolation();
  }

  @Override
  public @Nullable SQLWarning getWarnings() throws SQLException {
    return target.getWarnings();
  }

  @Override
  public void clearWarnings() throws SQLException {
    target.clearWarnings();
  }

  @Override
  public Map<String, Class<?>> getTypeMap() throws SQLException {
    return target.getTypeMap();
  }

  @Override
  public void setTypeMap(@Nullable Map<String, Class<?>> types) throws SQLException {
    target.setTypeMap(types);
  }

  @Override
  public void setHoldability(int holdability) throws SQLException {
    target.setHoldability(holdability);
  }

  @Override
  public int getHoldability() throws SQLException {
    return target.getHoldability();
  }

  @Override
  public Clob createClob() throws SQLException {
    return target.createClob();
  }

  @Override
  public Blob createBlob() throws SQLException {
    return target.createBlob();
  }

  @Override
  public NClob createNClob() throws SQLException {
    return target.createNClob();
  }

  @Override
  public SQLXML createSQLXML() throws SQLException {
    return target.createSQLXML();
  }

  @Override
  public boolean isValid(int seconds) throws SQLException {
    return target.isValid(seconds);
  }

  @Override
  public void setClientInfo(String name, @Nullable String value) throws SQLClientInfoException {
    target.setClientInfo(name, value);
  }

  @Override
  public void setClientInfo(Properties properties) throws SQLClientInfoException {
    target.setClientInfo(properties);
  }

  @Override
  public String getClientInfo(String name) throws SQLException {
    return target.getClientInfo(name);
  }

  @Override
  public Properties getClientInfo() throws SQLException {
    return target.getClientInfo();
  }

  @Override
  public Array createArrayOf(String type, Object[] elements) throws SQLException {
    return target.createArrayOf(type, elements);
  }

  @Override
  public Struct createStruct(String type, Object[] elements) throws SQLException {
    return target.createStruct(type, elements);
  }

  @Override
  public @Nullable String getSchema() throws SQLException {
    return target.getSchema();
  }

  @Override
  public void setNetworkTimeout(Executor executor, int timeout) throws SQLException {
    target.setNetworkTimeout(executor, timeout);
  }

  @Override
  public int getNetworkTimeout() throws SQLException {
    return target.getNetworkTimeout();
  }

  @Override
  public void beginRequest() throws SQLException {
    target.beginRequest();
  }

  @Override
  public void endRequest() throws SQLException {
    target.endRequest();
  }

  @Override
  public boolean setShardingKeyIfValid(
      @Nullable ShardingKey key, @Nullable ShardingKey superKey, int timeout) throws SQLException {
    return target.setShardingKeyIfValid(key, superKey, timeout);
  }

  @Override
  public boolean setShardingKeyIfValid(@Nullable ShardingKey key, int timeout) throws SQLException {
    return target.setShardingKeyIfValid(key, timeout);
  }

  @Override
  public void setShardingKey(@Nullable ShardingKey key, @Nullable ShardingKey superKey)
      throws SQLException {
    target.setShardingKey(key, superKey);
  }

  @Override
  public void setShardingKey(@Nullable ShardingKey key) throws SQLException {
    target.setShardingKey(key);
  }
}
