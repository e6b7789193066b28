const declinedKey = 'reminders-declined'

/** Whether there is sense in asking unasked: nobody has said yes or no on this device. */
export function mayOfferReminders(): boolean {
  return canPush() && Notification.permission === 'default' && localStorage.getItem(declinedKey) === null
}

/** For ever, on this device; the profile offers it still. */
export function declineReminders(): void {
  localStorage.setItem(declinedKey, 'true')
}

export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}
