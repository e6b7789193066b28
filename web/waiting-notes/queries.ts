import { queryOptions } from '@tanstack/react-query'
import { keptNotes } from './kept-notes.ts'
import type { NoteKind, WaitingNote } from './note-kind.ts'

export { dropNote, isRecord, keepNote, keptNotes } from './kept-notes.ts'
export type { NoteKind, WaitingNote } from './note-kind.ts'
export { oneMoreRun } from './one-more-run.ts'
export { willPass } from './passing-failure.ts'
export { sendingOf } from './sending.ts'

/** Queued notes of a kind on this device, available synchronously. */
export function waitingNotesQuery<Note extends WaitingNote>(kind: NoteKind<Note>, userId: string) {
  const queryFn = () => keptNotes(kind, userId)
  return queryOptions({
    queryKey: ['waiting-notes', kind.name, userId],
    queryFn,
    initialData: queryFn,
    // Read from the device, so it is cheap to refetch.
    staleTime: 0,
  })
}
