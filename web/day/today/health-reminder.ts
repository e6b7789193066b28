const remindLaterKey = 'anamnese_remind_later'
const lastShownKey = 'anamnese_last_shown'
const dayMs = 24 * 60 * 60 * 1000

/** Due until postponed, then again more than a day after it was last shown. */
export function isReminderDue(storage: Pick<Storage, 'getItem'>, nowMs: number): boolean {
  if (storage.getItem(remindLaterKey) === null) return true
  const lastShown = Date.parse(storage.getItem(lastShownKey) ?? '')
  return Number.isNaN(lastShown) || nowMs - lastShown > dayMs
}

export function markReminderShown(storage: Pick<Storage, 'setItem'>, nowMs: number): void {
  storage.setItem(lastShownKey, new Date(nowMs).toISOString())
}

export function dismissReminder(storage: Pick<Storage, 'setItem'>): void {
  storage.setItem(remindLaterKey, 'true')
}
