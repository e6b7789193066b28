import { call } from '../../api/call.ts'
import { dropNote, enqueueNote, queuedNotes } from '../note-outbox/stored-notes.ts'
import type { NoteKind } from '../note-outbox/note-kind.ts'
import { sendingOf } from '../note-outbox/sending.ts'
import { failed, late } from './copy.ts'
import { showWater } from './queries.ts'
import type { WaterChange, WaterEntry } from './water-day.ts'

/** Water noted offline. It has the id of its glass, so that resending is idempotent. */
interface QueuedGlass extends WaterEntry {
  readonly userId: string
  /** Day of the glass, if it is not the day of its time. */
  readonly date?: string
}

export const waterNotes: NoteKind<QueuedGlass> = {
  name: 'water',
  parse: ({ userId, id, ml, drunk_at, date }) => {
    if (typeof userId !== 'string' || typeof id !== 'string') return null
    if (typeof ml !== 'number' || typeof drunk_at !== 'string') return null
    return { userId, id, ml, drunk_at, ...(typeof date === 'string' && { date }) }
  },
  idOf: ({ id }) => id,
  momentOf: ({ drunk_at }) => drunk_at,
  send: async ({ userId, ...glass }, client) => {
    const body = { ...glass, user_id: userId }
    await showWater(client, await call('POST /api/water', { body, idempotent: true }))
    return null
  },
  failed: failed.add,
}

export const sendWater = sendingOf(waterNotes)

/** Queues an offline change and returns the message to show; `null` if it cannot be queued. */
export function queueChange(userId: string, change: WaterChange): string | null {
  if (change.kind === 'add') {
    const { entry, date } = change
    const glass = { ...entry, userId, ...(date !== undefined && { date }) }
    return enqueueNote(waterNotes, glass) ? late.kept : null
  }
  const waiting = queuedNotes(waterNotes, userId).find(({ id }) => id === change.before.id)
  // A glass that is no longer queued is on the server, so this change cannot be queued.
  if (!waiting) return null
  if (change.kind === 'change') {
    return enqueueNote(waterNotes, { ...waiting, ml: change.entry.ml }) ? late.kept : null
  }
  dropNote(waterNotes, userId, waiting.id)
  return late.removed
}
