import { plainAnswers } from '../../../e2e/support/answers.ts'
import { signUp } from '../../../e2e/support/account.ts'

export interface Answer {
  /** HTTP status; 0 if the connection broke or timed out. */
  readonly status: number
  readonly code: string
  readonly ms: number
  readonly body: unknown
}

export interface Asked {
  readonly method?: string
  readonly json?: unknown
  readonly bytes?: Uint8Array<ArrayBuffer>
  readonly type?: string
  readonly patienceMs?: number
}

/** A signed-in user with a separate network address. */
export interface Visitor {
  readonly email: string
  readonly password: string
  readonly cookie: string
  ask(origin: string, path: string, asked?: Asked): Promise<Answer>
}

let visitors = 0

/** Signs up a user, confirms the mail address and answers the questionnaire. */
export async function enter(origin: string): Promise<Visitor> {
  const { cookie, email, password } = await signUp(origin)
  const visitor = visitorWith(cookie, { email, password })
  const answered = await visitor.ask(origin, '/api/onboarding', { json: plainAnswers })
  if (answered.status !== 200) throw new Error(`the questionnaire was answered ${answered.status}`)
  return visitor
}

export function visitorWith(cookie: string, known = { email: '', password: '' }): Visitor {
  visitors += 1
  const address = `10.9.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`
  return { ...known, cookie, ask: (origin, path, asked = {}) => ask(origin + path, asked, cookie, address) }
}

async function ask(url: string, asked: Asked, cookie: string, address: string): Promise<Answer> {
  const { json, bytes, type, patienceMs = 30_000 } = asked
  const content = json === undefined ? bytes : JSON.stringify(json)
  const started = performance.now()
  const answered = (status: number, code: string, body: unknown) => ({
    status,
    code,
    body,
    ms: performance.now() - started,
  })
  try {
    const reply = await fetch(url, {
      method: asked.method ?? (content === undefined ? 'GET' : 'POST'),
      headers: {
        cookie,
        'x-forwarded-for': address,
        ...(content !== undefined && { 'content-type': type ?? 'application/json' }),
      },
      ...(content !== undefined && { body: content }),
      signal: AbortSignal.timeout(patienceMs),
    })
    const text = await reply.text()
    const body = readJson(text)
    return answered(reply.status, codeIn(body), body)
  } catch {
    return answered(0, 'no answer', undefined)
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function codeIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('code' in body)) return ''
  return typeof body.code === 'string' ? body.code : ''
}
