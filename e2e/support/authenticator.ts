import { codeOf, stepAt } from '../../server/account/second-factors/rules.ts'
import { bytesOf } from '../../server/account/second-factors/test-factor.ts'

/** Returns the TOTP code of this key, the given number of half minutes from now. */
export function codeFor(key: string, stepsAhead = 0): string {
  return codeOf(bytesOf(key), stepAt(new Date()) + stepsAhead)
}
