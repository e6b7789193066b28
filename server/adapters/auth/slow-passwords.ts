import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword } from 'better-auth/crypto'
import { createSemaphore, type Semaphore } from '../../platform/security/semaphore.ts'

/** Password hashing. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(kept: { hash: string; password: string }): Promise<boolean>
  /** Whether a hash was made with an older algorithm. */
  isOutdated(hash: string): boolean
  /** Semaphore around requests that hash or verify a password; refuses them as `busy` when full. */
  readonly admit: Semaphore
}

/**
 * Number of concurrent hashes. Each takes a thread for 40 ms and 19 MB. Node has four threads, shared with files, DNS
 * lookups and compression.
 */
const mostAtOnce = 2
const inTurn = createSemaphore(mostAtOnce)

/** Longest wait for a sign-in; the queue limit follows from it. */
const patienceMs = 5000
/** Time of one hash on two slow cores. */
const slowHashMs = 50
/** Concurrent requests: two hash while the others use the database. Queued requests make no queries. */
export const passwordRoom = { underWay: 3 * mostAtOnce, waiting: (patienceMs / slowHashMs) * mostAtOnce }
/** Reserved seats for known callers, a quarter as many: they get every second turn, so they wait half as long. */
const waitingKnown = passwordRoom.waiting / 4

/** OWASP Password Storage Cheat Sheet, minimum for Argon2id; memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const tagLength = 32
const head = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`
const keptForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const derive = promisify(argon2)

/**
 * Argon2id, which makes guessing from a stolen hash slow. Concurrency is limited so that hashing does not slow the
 * server.
 */
export const slowPasswords: PasswordHasher = {
  hash: (password) => inTurn(() => hash(password)),
  verify: (kept) => inTurn(() => verify(kept)),
  isOutdated: (kept) => !kept.startsWith(head),
  // Called first in a request, so that a refused one consumes no token and counts no attempt.
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

/** Normalizes Unicode, because keyboards compose the same letters differently. */
function plain(password: string): string {
  return password.normalize('NFKC')
}

function written(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '')
}
