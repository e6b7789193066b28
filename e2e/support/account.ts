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

/** Administrators of the journeys: one per run of the journey, because an address can sign up only once. */
export const administrators = Array.from({ length: 10 }, (_, run) => `dona-${run}@exemplo.com.br`)

export function administrator({
  retry,
  repeatEachIndex,
}: {
  retry: number
  repeatEachIndex: number
}): Person {
  return somebody(administrators[retry + repeatEachIndex])
}

let people = 0

/** Returns a new person, with a new address unless one is given. */
export function somebody(email = newAddress()): Person {
  return { name: 'Marina Teste', email, password: 'arroz-feijao-e-couve' }
}

function newAddress(): string {
  people += 1
  return `pessoa-${process.pid}-${Date.now().toString(36)}-${people}@exemplo.com.br`
}

/** Signs up an account by the screen's request; its e-mail is not confirmed yet. */
export async function register(origin: string, person: Person = somebody()): Promise<Person> {
  const reply = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, terms: true }),
  })
  await expectOk(reply)
  return person
}

/** Signs up an account and confirms its e-mail, which also opens a session. */
export async function signUp(origin: string, person: Person = somebody()): Promise<SignedIn> {
  await register(origin, person)
  const link = await linkInMail(origin, person.email, '/auth-success')
  const token = link.searchParams.get('token') ?? ''
  // This request has no cookie of the sign-up, so the password proves the owner of the account.
  const reply = await fetch(`${origin}/api/auth/verify-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: person.password }),
  })
  await expectOk(reply)
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { ...person, cookie }
}

/** Returns the session cookie of a person, for a browser. */
export function cookiesOf({ cookie }: Pick<SignedIn, 'cookie'>, url: string) {
  return cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url }
  })
}

async function expectOk(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
}
