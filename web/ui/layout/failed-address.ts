/** Returns the address of the module that the error of a failed import names; Safari's names none. */
export function failedAddress(error: unknown): string | null {
  return /https?:\S+\.js/.exec(String(error))?.[0] ?? null
}
