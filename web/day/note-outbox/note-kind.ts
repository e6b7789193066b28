import type { QueryClient } from '@tanstack/react-query'
import type { FailureText } from '../../menus/shared/failures.ts'

/** Small entry made offline: a glass, the ticks of a day, a weight. */
export interface QueuedNote {
  readonly userId: string
}

/** Kind of note: parser, identity and request. */
export interface NoteKind<Note extends QueuedNote> {
  /** Part of the storage keys of this kind. */
  readonly name: string
  /** Returns `null` for an invalid note. */
  readonly parse: (stored: Readonly<Record<string, unknown>>) => Note | null
  /** Id within one account. A later note of the same id replaces the earlier one. */
  readonly idOf: (note: Note) => string
  /** Sort order for sending. */
  readonly momentOf: (note: Note) => string
  /** Whether a note should be sent; without this function every note is. */
  readonly isDue?: (note: Note) => boolean
  /**
   * Sends a note, shows what the server replied, and returns a note that needs review, else `null`. The server saves
   * a repeated note only once, and rejects notes of other accounts.
   */
  readonly send: (note: Note, client: QueryClient) => Promise<Note | null>
  /** Message for a permanent refusal. */
  readonly failed: FailureText
}
