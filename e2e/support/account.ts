import { linkInMail } from './mailbox.ts'

export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

export interface SignedIn extends Person {
  /** Value of the Cookie header of this person's session. */
  readonly cookie: string
}

let people = 0

/** Someone nobody has met: every call another address. */
export function somebody(): Person {
  people += 1
  const email = `pessoa-${process.pid}-${Date.now().toString(36)}-${people}@exemplo.com.br`
  return { name: 'Marina Teste', email, password: 'arroz-feijao-e-couve' }
}

/**
 * An account with its e-mail confirmed and a session, made by the calls that the screens make. Each person comes from
 * an address of their own, so the limits on sign-ups per address hold nobody up (the instance trusts one proxy).
 */
export async function signUp(origin: string, person: Person = somebody()): Promise<SignedIn> {
  people += 1
  const headers = {
    'content-type': 'application/json',
    origin,
    'x-forwarded-for': `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}`,
  }
  await expectOk(
    await fetch(`${origin}/api/auth/sign-up/email`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...person, terms: true }),
    }),
  )
  const link = await linkInMail(origin, person.email, '/auth-success')
  const token = link.searchParams.get('token') ?? ''
  await expectOk(
    await fetch(`${origin}/api/auth/verify-email?token=${encodeURIComponent(token)}`, { headers }),
  )
  const signedIn = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: person.email, password: person.password }),
  })
  await expectOk(signedIn)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { ...person, cookie }
}

async function expectOk(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
}
