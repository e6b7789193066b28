import type { QueryClient } from '@tanstack/react-query'
import { followRefusal, isAccessOver, isUnpaid } from '../../api/access.ts'
import { announceFailure } from '../../menus/shared/failures.ts'
import { queuedNotes, completeNote } from './stored-notes.ts'
import type { NoteKind, QueuedNote } from './note-kind.ts'
import { coalesceRuns } from './coalesce-runs.ts'
import { isTemporary } from './temporary-failure.ts'

/** Sends the queued notes of one kind and account. */
export type Sending = (client: QueryClient, userId: string) => Promise<void>

/**
 * Sender of one kind: sends the notes in order. Skips if another tab is sending, and while the account has no access:
 * the notes then stay queued until a plan is bought.
 */
export function sendingOf<Note extends QueuedNote>(kind: NoteKind<Note>): Sending {
  return coalesceRuns((client, userId) => alone(kind.name, () => sendEach(kind, client, userId)))
}

async function alone(name: string, send: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return send()
  await navigator.locks.request(`waiting-notes:${name}`, { ifAvailable: true }, (lock) => lock && send())
}

async function sendEach<Note extends QueuedNote>(
  kind: NoteKind<Note>,
  client: QueryClient,
  userId: string,
): Promise<void> {
  const due = queuedNotes(kind, userId).filter((note) => kind.isDue?.(note) !== false)
  if (due.length === 0 || (await isAccessOver(client))) return
  let settled = 0
  for (const note of due) {
    // A failure that stopped this note would stop the next one too.
    if (!(await settles(kind, note, client))) break
    settled += 1
  }
  if (settled === 0) return
  await client.invalidateQueries({ queryKey: ['waiting-notes', kind.name] })
}

/** Returns whether the note left the queue. A permanent refusal is reported and the note deleted. */
async function settles<Note extends QueuedNote>(
  kind: NoteKind<Note>,
  note: Note,
  client: QueryClient,
): Promise<boolean> {
  try {
    completeNote(kind, note, await kind.send(note, client))
  } catch (error) {
    await followRefusal(client, error)
    if (isTemporary(error) || isUnpaid(error)) return false
    announceFailure(error, kind.failed)
    completeNote(kind, note, null)
  }
  return true
}
