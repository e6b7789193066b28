import { codeOf, stepAt } from '../../server/account/second-factors/rules.ts'
import { linkInMail } from './mailbox.ts'
import { bytesOf } from '../../server/account/second-factors/test-factor.ts'

/** Returns the TOTP code of this key, the given number of half minutes from now. */
export function codeFor(key: string, stepsAhead = 0): string {
  return codeOf(bytesOf(key), stepAt(new Date()) + stepsAhead)
}

/** Turns the second step of an administrator on for the session of a cookie, by the calls that the screens make. */
export async function turnOnCodes(
  origin: string,
  { email, password, cookie }: { readonly email: string; readonly password: string; readonly cookie: string },
): Promise<void> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const reply = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }
  await post('/api/mailed-proof/link', {})
  const link = await linkInMail(origin, email, '/perfil/seguranca\\?token=')
  await post('/api/mailed-proof', { token: link.searchParams.get('token') })
  const { key } = (await post('/api/authenticator', { password })) as { key: string }
  await post('/api/authenticator/confirm', { code: codeFor(key) })
}
