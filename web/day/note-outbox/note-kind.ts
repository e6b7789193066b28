import type { QueryClient } from '@tanstack/react-query'
import type { FailureText } from '../../menus/shared/failures.ts'

/** Small entry made offline: a glass, the ticks of a day, a weight. */
export interface QueuedNote {
  readonly userId: string
}

/** Kind of note: parser, identity and request. */
export interface NoteKind<Note extends QueuedNote> {
  /** Part of its storage keys. */
  readonly name: string
  /** `null` if it is not a valid note. */
  readonly parse: (stored: Readonly<Record<string, unknown>>) => Note | null
  /** Unique within one account. A later note of the same id replaces the earlier one. */
  readonly idOf: (note: Note) => string
  /** Sort order for sending. */
  readonly momentOf: (note: Note) => string
  /** Whether it should be sent; without it, all are. */
  readonly isDue?: (note: Note) => boolean
  /**
   * Sends it, shows what the server replied, and returns a note that needs review, else `null`. The server accepts
   * duplicates once, and rejects other accounts' notes.
   */
  readonly send: (note: Note, client: QueryClient) => Promise<Note | null>
  /** Message for a permanent refusal. */
  readonly failed: FailureText
}
