import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { announceFailure } from '../menus/failures.ts'
import { failed, late } from './copy.ts'
import { dropGlass, keepGlass, type KeptGlass, keptGlasses } from './kept-glasses.ts'
import type { WaterChange } from './water-day.ts'

/** Keeps what found no network until there is one, and answers what to say; `null` where it cannot wait here. */
export function keepChange(userId: string, change: WaterChange): string | null {
  if (change.kind === 'add') return keepGlass(localStorage, { ...change.entry, userId }) ? late.kept : null
  const waiting = keptGlasses(localStorage, userId).find(({ id }) => id === change.before.id)
  // One that the server has is changed there alone.
  if (!waiting) return null
  if (change.kind === 'change') {
    return keepGlass(localStorage, { ...waiting, ml: change.entry.ml }) ? late.kept : null
  }
  dropGlass(localStorage, waiting.id)
  return late.removed
}

let sending: Promise<void> | null = null

/** Sends the glasses that waited for a network, one after the other, and reads the day anew. */
export function sendKeptGlasses(client: QueryClient, userId: string): Promise<void> {
  sending ??= sendEach(client, keptGlasses(localStorage, userId)).finally(() => {
    sending = null
  })
  return sending
}

async function sendEach(client: QueryClient, glasses: readonly KeptGlass[]): Promise<void> {
  let settled = 0
  for (const glass of glasses) {
    // What stopped this one stops the next one too.
    if (!(await sendLate(glass))) break
    settled += 1
  }
  if (settled > 0) await client.invalidateQueries({ queryKey: ['water'] })
}

/** Whether it waits no more. What is refused once would be refused again: it is told and dropped. */
async function sendLate({ userId, ...glass }: KeptGlass): Promise<boolean> {
  try {
    await call('POST /api/water', { body: { ...glass, user_id: userId }, idempotent: true })
  } catch (error) {
    if (!isRefused(error)) return false
    announceFailure(error, failed.add)
  }
  dropGlass(localStorage, glass.id)
  return true
}

/** A network, a session or a calmer moment may yet come. */
const passing = new Set([401, 429])

function isRefused(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status >= 400 && error.status < 500 && !passing.has(error.status)
}
