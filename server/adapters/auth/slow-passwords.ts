import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword } from 'better-auth/crypto'
import { createSemaphore, type Semaphore } from '../../platform/security/semaphore.ts'

export interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(kept: { hash: string; password: string }): Promise<boolean>
  /** Returns whether a hash was made with another algorithm or other parameters than new hashes. */
  isOutdated(hash: string): boolean
  /** Semaphore for requests that hash or verify a password. Throws `busy` if it is full. */
  readonly admit: Semaphore
}

/**
 * Maximum number of concurrent hashes. Each takes a thread for 40 ms and 19 MB; Node has four threads, which files, DNS
 * look-ups and compression share.
 */
const mostAtOnce = 2
const inTurn = createSemaphore(mostAtOnce)

/** Longest wait of a sign-in in milliseconds. The length of the queue is derived from it. */
const patienceMs = 5000
/** Milliseconds of one hash on two slow cores. */
const slowHashMs = 50
/**
 * Maximum numbers of running and of waiting requests. `mostAtOnce` of the running requests hash while the others use
 * the database; waiting requests make no queries.
 */
export const passwordRoom = { underWay: 3 * mostAtOnce, waiting: (patienceMs / slowHashMs) * mostAtOnce }
/**
 * Additional places in the queue for known callers, a quarter of `waiting`. Known callers get every second turn, so
 * they wait at most half as long.
 */
const waitingKnown = passwordRoom.waiting / 4

/** Minimum for Argon2id of OWASP's Password Storage Cheat Sheet; `memory` in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const tagLength = 32
const head = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`
const keptForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const derive = promisify(argon2)

/**
 * Hashes passwords with Argon2id, which makes guessing from a stolen hash slow. At most `mostAtOnce` run at a time, so
 * that hashing does not slow the server down.
 */
export const slowPasswords: PasswordHasher = {
  hash: (password) => inTurn(() => hash(password)),
  verify: (kept) => inTurn(() => verify(kept)),
  isOutdated: (kept) => !kept.startsWith(head),
  // Runs before all other steps of a request, so that a request refused as `busy` uses up no mailed token and counts as
  // no attempt.
  admit: createSemaphore(passwordRoom.underWay, {
    most: passwordRoom.waiting,
    mostKnown: waitingKnown,
    patienceMs,
  }),
}

async function hash(password: string): Promise<string> {
  const nonce = randomBytes(saltBytes)
  const tag = await derive('argon2id', { ...cost, message: plain(password), nonce, tagLength })
  return `${head}${written(nonce)}$${written(tag)}`
}

async function verify({ hash: kept, password }: { hash: string; password: string }): Promise<boolean> {
  const [form, memory, passes, parallelism, nonce = '', tag = ''] = keptForm.exec(kept) ?? []
  // Older hashes are Better Auth's scrypt (N = 2^14, r = 16, p = 1), a quarter of OWASP's minimum for scrypt.
  if (form === undefined) return verifyPassword({ hash: kept, password })
  const right = Buffer.from(tag, 'base64')
  const found = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    message: plain(password),
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: right.length,
  })
  return timingSafeEqual(found, right)
}

/** Normalises a password's Unicode, because keyboards compose the same letters differently. */
function plain(password: string): string {
  return password.normalize('NFKC')
}

function written(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '')
}
