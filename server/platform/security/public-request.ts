import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress, lookupPublic, lookupPublicWith, NotPublicError } from '../process/public-address.ts'

/**
 * Server of a test that answers, without TLS, in place of every public host. Names and addresses are checked as in
 * production; only the last step, the connection to the checked address, goes to this server on loopback instead.
 */
export interface TestHost {
  readonly port: number
  /** Resolves a name in place of DNS. */
  readonly addressesOf: (hostname: string) => readonly string[]
}

export interface PublicRequest {
  readonly signal: AbortSignal
  readonly headers: Readonly<Record<string, string>>
  /** Whether an address with `http:` is requested by https instead of being refused. */
  readonly upgradesHttp?: boolean
  readonly testHost?: TestHost | undefined
}

const mostRedirects = 3

/** Thrown when the host redirects too often or answers with a status other than 200. */
export class PublicRequestError extends Error {
  override readonly name = 'PublicRequestError'
}

/**
 * Requests an address from an untrusted source. Returns the first reply with status 200 and the address that gave it,
 * after redirects. Connects only to public hosts, by https on its usual port, and checks this again at every redirect,
 * so that no address reaches the server's own network (SSRF). Throws `NotPublicError` for an address that is refused,
 * and other errors for a host that fails.
 */
export async function requestPublic(
  address: string,
  asked: PublicRequest,
): Promise<{ readonly reply: IncomingMessage; readonly url: URL }> {
  let url = new URL(address)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (asked.upgradesHttp && url.protocol === 'http:') url.protocol = 'https:'
    assertMayBeAsked(url)
    const reply = await ask(url, asked)
    const { statusCode = 0, headers } = reply
    if (statusCode === 200) return { reply, url }
    reply.destroy()
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location
    if (!isRedirect) throw new PublicRequestError(`the host answered ${statusCode}`)
    // Node reads headers as Latin-1; browsers, and so the sites, take the bytes of an address as UTF-8.
    url = new URL(Buffer.from(headers.location!, 'latin1').toString('utf8'), url)
  }
  throw new PublicRequestError('the host redirects too often')
}

function assertMayBeAsked(url: URL): void {
  if (url.protocol !== 'https:') throw new NotPublicError('only https is asked')
  if (url.username || url.password) throw new NotPublicError('an address with a password is not asked')
  if (url.port !== '') throw new NotPublicError('only the usual port is asked')
  const host = hostOf(url)
  // An IP address is checked here, because it needs no DNS look-up; a name is checked in its look-up.
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new NotPublicError('the address is not public')
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

function ask(url: URL, { signal, headers, testHost }: PublicRequest): Promise<IncomingMessage> {
  const options = { signal, headers, agent: false } as const
  return new Promise((resolve, reject) => {
    const request = testHost
      ? requestHttp(onLoopback(url, testHost), { ...options, lookup: testLookup(testHost) }, resolve)
      : requestHttps(url, { ...options, lookup: lookupPublic }, resolve)
    request.on('error', reject)
    request.end()
  })
}

/**
 * Returns the address at which the test's server answers for `url`. A host name is kept, so that it is still looked up.
 */
function onLoopback(url: URL, { port }: TestHost): URL {
  const asked = new URL(url)
  asked.protocol = 'http:'
  asked.port = String(port)
  if (isIP(hostOf(url)) !== 0) asked.hostname = '127.0.0.1'
  return asked
}

/** Looks a name up as in production, checks the addresses, and then answers with loopback. */
function testLookup({ addressesOf }: TestHost): LookupFunction {
  const checked = lookupPublicWith((hostname, done) =>
    done(
      null,
      addressesOf(hostname).map((address) => ({ address, family: isIP(address) })),
    ),
  )
  return (hostname, options, callback) =>
    checked(hostname, options, (error) => {
      if (error) return callback(error, '')
      return options.all
        ? callback(null, [{ address: '127.0.0.1', family: 4 }])
        : callback(null, '127.0.0.1', 4)
    })
}
