package dynobench.fetch;

import dynobench.secret.Secrets;
import dynobench.text.PlainText;
import java.io.IOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.net.ssl.SSLException;
import org.apache.http.client.ClientProtocolException;
import org.apache.http.client.HttpResponseException;
import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.transfer.TransferCancelledException;

/// Explains why a repository delivered nothing, in words that fit after a colon.
final class DownloadFailure {
  private static final int NOT_FOUND = 404;

  private DownloadFailure() {}

  /// Returns the reason. Hides a password in a quoted repository address.
  static String reason(Exception e) {
    return Secrets.NONE.hide(plain(e));
  }

  private static String plain(Exception e) {
    return switch (e) {
      case HttpResponseException answer when answer.getStatusCode() == NOT_FOUND ->
          "it does not have this file";
      case HttpResponseException answer -> "it answers " + answer.getMessage();
      case UnknownHostException host -> "unknown host " + host.getMessage();
      case ConnectException connect -> "no connection (" + connect.getMessage() + ")";
      case SocketTimeoutException _ -> "no answer for 30 seconds";
      case SSLException tls -> "no secure connection (" + tls.getMessage() + ")";
      case TransferCancelledException ours -> String.valueOf(ours.getMessage());
      case RepositoryException library -> String.valueOf(library.getMessage());
      case ClientProtocolException http -> protocol(http);
      case IOException other -> message(other);
      default -> message(e);
    };
  }

  /// Returns the reason for a protocol error, such as a redirect to an address outside the web.
  private static String protocol(ClientProtocolException e) {
    String why =
        Stream.<Throwable>iterate(e, Objects::nonNull, Throwable::getCause)
            .map(Throwable::getMessage)
            .filter(Objects::nonNull)
            .findFirst()
            .orElse("");
    return why.isEmpty()
        ? "its redirect is invalid"
        : "its redirect is invalid (" + PlainText.shown(why) + ")";
  }

  private static String message(Exception e) {
    return Optional.ofNullable(e.getMessage())
        .map(PlainText::shown)
        .orElse("its answer is invalid");
  }
}
