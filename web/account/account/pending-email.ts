const key = 'pending_confirmation_email'

/** Address awaiting confirmation, stored in this browser. */
export function readPendingEmail(): string {
  return localStorage.getItem(key) ?? ''
}

export function keepPendingEmail(email: string): void {
  localStorage.setItem(key, email)
}

export function forgetPendingEmail(): void {
  localStorage.removeItem(key)
}
