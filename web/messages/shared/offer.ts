const declinedKey = 'reminders-declined'

/** Whether to offer reminders: not yet accepted or declined on this device. */
export function mayOfferReminders(): boolean {
  return canPush() && Notification.permission === 'default' && localStorage.getItem(declinedKey) === null
}

/** Permanent on this device; the profile still offers them. */
export function declineReminders(): void {
  localStorage.setItem(declinedKey, 'true')
}

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}
