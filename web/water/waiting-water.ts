import { call } from '../api/call.ts'
import { dropNote, keepNote, keptNotes, type NoteKind, sendingOf } from '../waiting-notes/queries.ts'
import { failed, late } from './copy.ts'
import type { WaterChange, WaterEntry } from './water-day.ts'

/** Water that was noted without a network. Its key is the glass's, so that it arrives once however often it is sent. */
interface WaitingGlass extends WaterEntry {
  readonly userId: string
}

export const waterNotes: NoteKind<WaitingGlass> = {
  name: 'water',
  parse: ({ userId, id, ml, drunk_at }) => {
    if (typeof userId !== 'string' || typeof id !== 'string') return null
    if (typeof ml !== 'number' || typeof drunk_at !== 'string') return null
    return { userId, id, ml, drunk_at }
  },
  idOf: ({ id }) => id,
  momentOf: ({ drunk_at }) => drunk_at,
  send: async ({ userId, ...glass }) => {
    await call('POST /api/water', { body: { ...glass, user_id: userId }, idempotent: true })
    return null
  },
  failed: failed.add,
  shownIn: [['water']],
}

export const sendWater = sendingOf(waterNotes)

/** Keeps what found no network until there is one, and answers what to say; `null` where it cannot wait here. */
export function keepChange(userId: string, change: WaterChange): string | null {
  if (change.kind === 'add') return keepNote(waterNotes, { ...change.entry, userId }) ? late.kept : null
  const waiting = keptNotes(waterNotes, userId).find(({ id }) => id === change.before.id)
  // One that the server has is changed there alone.
  if (!waiting) return null
  if (change.kind === 'change') {
    return keepNote(waterNotes, { ...waiting, ml: change.entry.ml }) ? late.kept : null
  }
  dropNote(waterNotes, userId, waiting.id)
  return late.removed
}
