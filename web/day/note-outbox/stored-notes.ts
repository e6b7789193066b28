import { draftKeys } from '../../api/stored-drafts.ts'
import { json, type Stored, stored } from '../../ui/storage/stored.ts'
import type { NoteKind, QueuedNote } from './note-kind.ts'

interface Entry<Note> {
  readonly key: string
  readonly note: Note
  readonly place: Stored<Note>
}

/**
 * Queues a note in place of a note with the same id. If the browser cannot store it, returns false and keeps the
 * earlier note.
 */
export function enqueueNote<Note extends QueuedNote>(kind: NoteKind<Note>, note: Note): boolean {
  const key = `draft:${kind.name}:${note.userId}:${kind.idOf(note)}`
  const place = placeOf(kind, key)
  const before = place.get()
  if (!place.set(note)) {
    place.set(before)
    return false
  }
  // The previous version used a key without the account.
  for (const other of entriesOf(kind, note.userId)) {
    if (other.key !== key && kind.idOf(other.note) === kind.idOf(note)) other.place.set(null)
  }
  return true
}

/** Queued notes of this account, the oldest first. */
export function queuedNotes<Note extends QueuedNote>(kind: NoteKind<Note>, userId: string): Note[] {
  return entriesOf(kind, userId)
    .map(({ note }) => note)
    .toSorted((a, b) => kind.momentOf(a).localeCompare(kind.momentOf(b)))
}

export function dropNote<Note extends QueuedNote>(kind: NoteKind<Note>, userId: string, id: string): void {
  for (const { place, note } of entriesOf(kind, userId)) {
    if (kind.idOf(note) === id) place.set(null)
  }
}

/** Replaces the sent note by `after`, or deletes it. A newer note of the same id stays. */
export function completeNote<Note extends QueuedNote>(
  kind: NoteKind<Note>,
  sent: Note,
  after: Note | null,
): void {
  const isThere = entriesOf(kind, sent.userId).some(
    ({ note }) => JSON.stringify(note) === JSON.stringify(sent),
  )
  if (!isThere) return
  if (after === null) dropNote(kind, sent.userId, kind.idOf(sent))
  else enqueueNote(kind, after)
}

function placeOf<Note extends QueuedNote>(kind: NoteKind<Note>, key: string): Stored<Note> {
  return stored(key, json(kind.parse))
}

/** Returns the notes of an account by their content, whatever their key. Deletes invalid entries. */
function entriesOf<Note extends QueuedNote>(kind: NoteKind<Note>, userId: string): Entry<Note>[] {
  return draftKeys(kind.name).flatMap((key) => {
    const place = placeOf(kind, key)
    const note = place.get()
    if (!note) place.set(null)
    return note?.userId === userId ? [{ key, note, place }] : []
  })
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
