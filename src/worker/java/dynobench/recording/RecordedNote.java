package dynobench.recording;

import dynobench.recorder.format.NoteKind;

/// Remark that a replay can't repeat all calls of a session.
public record RecordedNote(int session, NoteKind kind) {}
