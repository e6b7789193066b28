import { createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Clock } from '../../platform/clock.ts'
import type { PushTarget } from './push-sender.ts'
import { type BrowserKeys, makeBrowserKeys, readPush } from './read-push.ts'

/** Scripted answer to a valid message. */
export type FakeAnswer =
  | { readonly kind: 'take' }
  | { readonly kind: 'status'; readonly status: number; readonly retryAfter?: string }
  /** No answer; the connection stays open until the client closes it. */
  | { readonly kind: 'silence' }
  /** No answer, although the message is accepted; the connection is closed. */
  | { readonly kind: 'hang_up' }

export interface TakenMessage {
  readonly endpoint: string
  readonly text: string
  readonly ttlSeconds: number
  readonly topic: string | undefined
  readonly urgency: string | undefined
}

export interface FakePushService {
  readonly origin: string
  /** Decrypted messages since the start or the last `answerWith`, oldest first. */
  readonly taken: readonly TakenMessage[]
  /** Number of requests since the start or the last `answerWith`, including refused ones. */
  readonly asked: number
  /** Subscribes a browser to messages that this key signs. */
  subscribe(applicationKey: string): PushTarget
  /** Ends a subscription: its endpoint is answered 410 from then on. */
  unsubscribe(target: PushTarget): void
  /** Sets the next answers and clears `taken` and `asked`. The last answer repeats. */
  answerWith(...answers: readonly FakeAnswer[]): void
  /** Stops the service and closes its connections. */
  close(): Promise<void>
}

interface Subscriber {
  readonly keys: BrowserKeys
  readonly applicationKey: string
}

/** Service and time for which a message must be signed. */
interface Signing {
  readonly origin: string
  readonly now: Date
}

const mostBodyBytes = 4096
const longestSignatureSeconds = 86_400

/** Error status with which the service refuses a message. */
class Refusal extends Error {
  readonly status: number

  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}

/**
 * Starts a fake push service on 127.0.0.1. It refuses what RFC 8030 and RFC 8292 refuse, and decrypts each message with
 * the keys of its browser.
 */
export async function startFakePushService(clock: Clock): Promise<FakePushService> {
  const subscribers = new Map<string, Subscriber>()
  let answers: readonly FakeAnswer[] = [{ kind: 'take' }]
  let [taken, asked]: [TakenMessage[], number] = [[], 0]

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request as Readable)
    const answer = answers[Math.min(asked, answers.length - 1)] ?? { kind: 'take' }
    asked += 1
    const path = request.url ?? ''
    const endpoint = `${origin}${path}`
    const subscriber = subscribers.get(endpoint)
    if (!subscriber) throw new Refusal(410, 'no browser takes messages here')
    const message = checked(request.headers, body, { ...subscriber, origin, now: clock.now() })
    if (answer.kind === 'silence') return
    if (answer.kind === 'status') {
      const headers = answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter }
      response.writeHead(answer.status, headers).end()
      return
    }
    taken.push({ endpoint, ...message })
    if (answer.kind === 'hang_up') response.destroy()
    else response.writeHead(201, { location: `${origin}/messages/${randomUUID()}` }).end()
  }

  const server = createServer((request, response) => {
    receive(request, response).catch((error: unknown) => {
      const { status, message } = error instanceof Refusal ? error : new Refusal(500, String(error))
      response.writeHead(status, { 'content-type': 'text/plain' }).end(message)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origin,
    get taken() {
      return taken
    },
    get asked() {
      return asked
    },
    subscribe(applicationKey) {
      const keys = makeBrowserKeys(randomBytes)
      const endpoint = `${origin}/push/${randomUUID()}`
      subscribers.set(endpoint, { keys, applicationKey })
      return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
    },
    unsubscribe: ({ endpoint }) => void subscribers.delete(endpoint),
    answerWith(...next) {
      answers = next
      ;[taken, asked] = [[], 0]
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Returns the message of a request. Throws `Refusal` for one that a push service refuses. */
function checked(headers: IncomingHttpHeaders, body: Buffer, { keys, ...signing }: Subscriber & Signing) {
  assertSigned(headers.authorization, signing)
  if (body.length > mostBodyBytes) throw new Refusal(413, 'too big')
  const ttl = headers['ttl']
  if (typeof ttl !== 'string' || !/^\d+$/.test(ttl)) throw new Refusal(400, 'no TTL')
  if (headers['content-encoding'] !== 'aes128gcm') throw new Refusal(415, 'not encrypted')
  const [topic, urgency] = [single(headers['topic']), single(headers['urgency'])]
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) throw new Refusal(400, 'no topic')
  return { text: read(body, keys), ttlSeconds: Number(ttl), topic, urgency }
}

function assertSigned(
  authorization: string | undefined,
  { applicationKey, origin, now }: Pick<Subscriber, 'applicationKey'> & Signing,
): void {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  if (key !== applicationKey) throw new Refusal(403, 'another key than the browser was shown')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKeyOf(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = jsonOf(claims)
  const lasts = Number(exp) - now.getTime() / 1000
  if (!isTrue || jsonOf(head)['alg'] !== 'ES256') throw new Refusal(403, 'forged')
  if (aud !== origin) throw new Refusal(403, 'signed for another service')
  if (!(lasts > 0 && lasts <= longestSignatureSeconds)) throw new Refusal(403, 'signed for another time')
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(String(sub))) throw new Refusal(403, 'signed by nobody')
}

function read(body: Buffer, keys: BrowserKeys): string {
  try {
    return readPush(body, keys)
  } catch {
    // A real push service cannot decrypt; here a message that its browser cannot read must not count as sent.
    throw new Refusal(400, 'no browser could read it')
  }
}

function publicKeyOf(key: string) {
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } })
}

function jsonOf(part: string): Record<string, unknown> {
  const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function single(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined
}
