import type { NoteKind, QueuedNote } from './note-kind.ts'

interface Entry<Note> {
  readonly key: string
  readonly note: Note
}

/** Returns whether it was stored: a browser may have no space, or no storage for this page. */
export function enqueueNote<Note extends QueuedNote>(kind: NoteKind<Note>, note: Note): boolean {
  try {
    const key = `${prefixOf(kind)}${note.userId}:${kind.idOf(note)}`
    localStorage.setItem(key, JSON.stringify(note))
    // The previous version used a key without the account.
    for (const other of entriesOf(kind, note.userId)) {
      if (other.key !== key && kind.idOf(other.note) === kind.idOf(note)) localStorage.removeItem(other.key)
    }
    return true
  } catch {
    return false
  }
}

/** Queued notes of this account, the oldest first. */
export function queuedNotes<Note extends QueuedNote>(kind: NoteKind<Note>, userId: string): Note[] {
  return entriesOf(kind, userId)
    .map(({ note }) => note)
    .toSorted((a, b) => kind.momentOf(a).localeCompare(kind.momentOf(b)))
}

export function dropNote<Note extends QueuedNote>(kind: NoteKind<Note>, userId: string, id: string): void {
  for (const { key, note } of entriesOf(kind, userId)) {
    if (kind.idOf(note) === id) localStorage.removeItem(key)
  }
}

/** Replaces what was sent by `after`, or deletes it. A newer note of the same id stays. */
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

/** Signing out removes every key that begins with `draft:`. */
function prefixOf({ name }: { readonly name: string }): string {
  return `draft:${name}:`
}

/** Matched by content, whatever their key. Invalid entries are deleted. */
function entriesOf<Note extends QueuedNote>(kind: NoteKind<Note>, userId: string): Entry<Note>[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefixOf(kind)))
    .flatMap((key) => {
      const stored = readJson(localStorage.getItem(key) ?? '')
      const note = isRecord(stored) ? kind.parse(stored) : null
      if (!note) localStorage.removeItem(key)
      return note?.userId === userId ? [{ key, note }] : []
    })
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
