import { readFileSync } from 'node:fs'
import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * The passwords that are tried first, in lower case: the list of zxcvbn, made of leaked ones, and Brazilian favorites, one
 * a line in `common-passwords.txt`.
 */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'],
  ...readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
])
