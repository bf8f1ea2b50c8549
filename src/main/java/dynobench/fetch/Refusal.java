package dynobench.fetch;

import dynobench.secret.Secrets;
import java.io.IOException;
import java.net.ConnectException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import javax.net.ssl.SSLException;
import org.apache.http.client.HttpResponseException;
import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.transfer.TransferCancelledException;

/// Why a repository gave nothing, in words that fit after a colon.
final class Refusal {
  private static final int NOT_FOUND = 404;

  private Refusal() {}

  /// Where the address of a repository is quoted, without a password in it.
  static String words(Exception e) {
    return Secrets.NONE.hide(plain(e));
  }

  private static String plain(Exception e) {
    return switch (e) {
      case HttpResponseException answer when answer.getStatusCode() == NOT_FOUND ->
          "it has no such file";
      case HttpResponseException answer -> "it answers " + answer.getMessage();
      case UnknownHostException host -> "the network knows no host " + host.getMessage();
      case ConnectException connect -> "no connection (" + connect.getMessage() + ")";
      case SocketTimeoutException _ -> "it said nothing for half a minute";
      case SSLException tls -> "no safe connection (" + tls.getMessage() + ")";
      case TransferCancelledException ours -> String.valueOf(ours.getMessage());
      case RepositoryException library -> String.valueOf(library.getMessage());
      case IOException other -> String.valueOf(other.getMessage());
      default -> String.valueOf(e);
    };
  }
}
