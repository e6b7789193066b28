import { readReply } from '../platform/test-answers.ts'
import type { TestApp, TestPerson } from '../platform/test-app.ts'
import { codeOf, stepAt } from './rules.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The bytes that an app reads out of a key it was given. */
export function bytesOf(base32: string): Uint8Array {
  const bits = Array.from(base32, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

export interface TestAuthenticator {
  readonly recoveryCodes: readonly string[]
  /** What the app shows, so many half minutes from now. */
  code(stepsAhead?: number): string
}

/** Turns the second step on, as somebody does with an app on their phone. */
export async function turnOn(
  { clock }: Pick<TestApp, 'clock'>,
  { fetch, password }: Pick<TestPerson, 'fetch' | 'password'>,
): Promise<TestAuthenticator> {
  const { key } = await readReply<{ key: string }>(fetch('/api/authenticator', { json: { password } }))
  const code = (stepsAhead = 0) => codeOf(bytesOf(key), stepAt(clock.now()) + stepsAhead)
  const { recovery_codes: recoveryCodes } = await readReply<{ recovery_codes: string[] }>(
    fetch('/api/authenticator/confirm', { json: { code: code() } }),
  )
  return { recoveryCodes, code }
}
