import type { QueryKey } from '@tanstack/react-query'
import type { FailureWords } from '../menus/failures.ts'

/** Something small that was told without a network: a glass, the ticks of a day, a weight. */
export interface WaitingNote {
  readonly userId: string
}

/** One kind of them: how it reads, what tells one from another, and the way it goes. */
export interface NoteKind<Note extends WaitingNote> {
  /** In the keys it is kept under. */
  readonly name: string
  /** `null` for what is no such note. */
  readonly parse: (stored: Readonly<Record<string, unknown>>) => Note | null
  /** Of one account's. What is told later of the same id takes the place of what was told before. */
  readonly idOf: (note: Note) => string
  /** They go in the order of it. */
  readonly momentOf: (note: Note) => string
  /** Whether it is to be sent; without it, all are. */
  readonly isDue?: (note: Note) => boolean
  /**
   * Sends it and answers what stays to be looked at, `null` where nothing does. The server takes one that comes twice
   * once, and of no other account.
   */
  readonly send: (note: Note) => Promise<Note | null>
  /** Said where one is refused for good. */
  readonly failed: FailureWords
  /** What is read anew once one has arrived. */
  readonly shownIn: readonly QueryKey[]
}
