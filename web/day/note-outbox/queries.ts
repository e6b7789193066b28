import { queryOptions } from '@tanstack/react-query'
import { queuedNotes } from './stored-notes.ts'
import type { NoteKind, QueuedNote } from './note-kind.ts'

/** Queued notes of a kind on this device, available synchronously. */
export function queuedNotesQuery<Note extends QueuedNote>(kind: NoteKind<Note>, userId: string) {
  const queryFn = () => queuedNotes(kind, userId)
  return queryOptions({
    queryKey: ['waiting-notes', kind.name, userId],
    queryFn,
    initialData: queryFn,
    // Read from the device, so it is cheap to refetch.
    staleTime: 0,
  })
}
