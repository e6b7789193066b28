import { flag, stored, text } from '../../ui/storage/stored.ts'

const postponed = stored('anamnese_remind_later', flag)
const lastShown = stored('anamnese_last_shown', text)
const dayMs = 24 * 60 * 60 * 1000

/** Due until postponed, then again more than a day after it was last shown. */
export function isReminderDue(nowMs: number): boolean {
  if (!postponed.get()) return true
  const shownAt = Date.parse(lastShown.get() ?? '')
  return Number.isNaN(shownAt) || nowMs - shownAt > dayMs
}

export function markReminderShown(nowMs: number): void {
  lastShown.set(new Date(nowMs).toISOString())
}

export function dismissReminder(): void {
  postponed.set(true)
}
