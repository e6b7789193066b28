const key = 'scan_description'

/** Words that were typed and not yet read survive a reload and a wrong turn, in this tab only. */
export function keptDescription(): string {
  return sessionStorage.getItem(key) ?? ''
}

export function keepDescription(text: string): void {
  if (text === '') sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, text)
}
