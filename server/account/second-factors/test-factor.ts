import type { SecondFactor } from '#contract/account/second-factors.ts'
import { readReply } from '../../platform/process/test-answers.ts'
import type { TestApp, TestPerson } from '../../platform/process/test-app.ts'
import { codeOf, stepAt } from './rules.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Decodes a key as an authenticator app does. */
export function bytesOf(base32: string): Uint8Array {
  const bits = Array.from(base32, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

export interface TestAuthenticator {
  readonly recoveryCodes: readonly string[]
  /** Returns the app's code, shifted by this many time steps of 30 seconds. */
  code(stepsAhead?: number): string
}

/** Proves the open session by the mailed link. */
export async function proveByMail(
  { mailsTo }: Pick<TestApp, 'mailsTo'>,
  { fetch, email }: Pick<TestPerson, 'fetch' | 'email'>,
): Promise<void> {
  await readReply(fetch('/api/mailed-proof/link', { method: 'POST' }))
  const mail = (await mailsTo(email)).find(({ text }) => text.includes('/perfil/seguranca?token='))
  // This file parses the token itself, because end-to-end tests load it too and must not load the app.
  const token = /\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  await readReply(fetch('/api/mailed-proof', { json: { token } }))
}

/** Enables an authenticator app; an administrator proves the session by the mailed link first. */
export async function turnOn(
  app: Pick<TestApp, 'clock' | 'mailsTo'>,
  person: Pick<TestPerson, 'fetch' | 'email' | 'password'>,
): Promise<TestAuthenticator> {
  const { clock } = app
  const { fetch, password } = person
  const { first_by_link: byLink } = await readReply<SecondFactor>(fetch('/api/second-factor'))
  if (byLink) await proveByMail(app, person)
  const { key } = await readReply<{ key: string }>(fetch('/api/authenticator', { json: { password } }))
  const code = (stepsAhead = 0) => codeOf(bytesOf(key), stepAt(clock.now()) + stepsAhead)
  const { recovery_codes: recoveryCodes } = await readReply<{ recovery_codes: string[] }>(
    fetch('/api/authenticator/confirm', { json: { code: code() } }),
  )
  return { recoveryCodes, code }
}
