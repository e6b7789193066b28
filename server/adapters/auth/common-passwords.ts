import { readFileSync } from 'node:fs'

/** The passwords that are tried first, Brazilian favourites among them; one a line, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
)
