import { flag, stored } from '../../ui/storage/stored.ts'

const declined = stored('reminders-declined', flag)

/**
 * Returns whether to offer reminders: the browser supports push, its permission is undecided and they were not declined
 * here.
 */
export function mayOfferReminders(): boolean {
  return canPush() && Notification.permission === 'default' && !declined.get()
}

/** Records that reminders were declined, permanently on this device; the profile still offers them. */
export function declineReminders(): void {
  declined.set(true)
}

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}
