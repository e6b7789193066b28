import { readFileSync } from 'node:fs'
import { dictionary } from '@zxcvbn-ts/language-common'

/**
 * Most common passwords in lower case: zxcvbn's list of leaked ones, and Brazilian favorites from
 * `common-passwords.txt`.
 */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'],
  ...readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
])
