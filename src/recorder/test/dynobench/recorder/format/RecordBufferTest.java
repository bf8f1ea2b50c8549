package dynobench.recorder.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RecordBufferTest {
  private final RecordBuffer buffer = new RecordBuffer(1);

  private RecordInput input() {
    return new RecordInput(buffer.array(), 0, buffer.size());
  }

  @ParameterizedTest
  @ValueSource(
      longs = {0, 1, 127, 128, 16_383, 16_384, 1L << 62, Long.MAX_VALUE, Long.MIN_VALUE, -1})
  void aNumberIsReadAsItWasWritten(long value) throws BrokenRecordException {
    buffer.putVarint(value);
    buffer.putSigned(value);
    buffer.putLong(value);
    buffer.putInt((int) value);
    buffer.putByte((int) value);

    RecordInput in = input();
    assertThat(in.getVarint()).isEqualTo(value);
    assertThat(in.getSigned()).isEqualTo(value);
    assertThat(in.getLong()).isEqualTo(value);
    assertThat(in.getInt()).isEqualTo((int) value);
    assertThat((byte) in.getByte()).isEqualTo((byte) value);
    assertThat(in.hasMore()).isFalse();
  }

  @Test
  void numbersAreStoredAsTheFormatSays() {
    buffer.putVarint(300);
    buffer.putSigned(-2);
    buffer.putInt(0x01020304);
    buffer.putText("aü");

    byte[] written = Arrays.copyOf(buffer.array(), buffer.size());
    assertThat(written).containsExactly(0xAC, 0x02, 0x03, 1, 2, 3, 4, 3, 'a', 0xC3, 0xBC);
  }

  @Test
  void aNumberOfMoreThanTenBytesIsRefused() {
    for (int i = 0; i < 11; i++) {
      buffer.putByte(0x80);
    }

    assertThatThrownBy(() -> input().getVarint())
        .isInstanceOf(BrokenRecordException.class)
        .hasMessage("a number has more than ten bytes");
  }

  @Test
  void aLengthBeyondTheEndIsRefusedBeforeItIsAllocated() {
    buffer.putVarint(Integer.MAX_VALUE);

    assertThatThrownBy(() -> input().getBytes())
        .isInstanceOf(BrokenRecordException.class)
        .hasMessage("a record needs 2147483647 bytes and has 0");
    assertThatThrownBy(() -> input().getText()).isInstanceOf(BrokenRecordException.class);
    assertThatThrownBy(() -> input().slice(-1)).isInstanceOf(BrokenRecordException.class);
    assertThatThrownBy(() -> input().slice(6)).isInstanceOf(BrokenRecordException.class);
  }

  /// The length itself takes bytes, too.
  @Test
  void aTextDoesNotReachBeyondItsSlice() throws BrokenRecordException {
    buffer.putByte(3);
    buffer.putText("next");

    RecordInput slice = input().slice(3);
    assertThatThrownBy(slice::getText)
        .isInstanceOf(BrokenRecordException.class)
        .hasMessage("a record needs 3 bytes and has 2");
  }

  @Test
  void aNegativeCountIsRefused() {
    buffer.putVarint(-1);

    assertThatThrownBy(() -> input().getCount(10))
        .isInstanceOf(BrokenRecordException.class)
        .hasMessage("a count of 18446744073709551615 exceeds 10");
  }

  @Test
  void aSliceEndsAtItsOwnEnd() throws BrokenRecordException {
    buffer.putText("ab");
    buffer.putByte(7);

    RecordInput in = input();
    RecordInput slice = in.slice(3);
    assertThat(slice.getText()).isEqualTo("ab");
    assertThat(slice.hasMore()).isFalse();
    assertThatThrownBy(slice::getByte).isInstanceOf(BrokenRecordException.class);
    assertThat(in.getByte()).isEqualTo(7);
  }

  @Test
  void aTruncatedBufferGoesOnWhereItWasCut() throws BrokenRecordException {
    buffer.putText("kept");
    int kept = buffer.size();
    buffer.putText("removed");
    buffer.truncate(kept);
    buffer.putText("ü");

    RecordInput in = input();
    assertThat(in.getText()).isEqualTo("kept");
    assertThat(in.getText()).isEqualTo("ü");
    assertThat(in.hasMore()).isFalse();
  }

  @Test
  void aClearedBufferReleasesALargeArray() {
    buffer.putBytes(new byte[1 << 20]);
    buffer.clear();

    assertThat(buffer.size()).isZero();
    assertThat(buffer.array().length).isLessThan(1 << 17);
  }
}
