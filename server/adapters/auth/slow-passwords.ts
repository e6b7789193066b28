import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { verifyPassword } from 'better-auth/crypto'
import { createTurnstile, type Turnstile } from '../../platform/turnstile.ts'

/** How passwords are kept and compared. */
export interface PasswordKeeping {
  hash(password: string): Promise<string>
  verify(kept: { hash: string; password: string }): Promise<boolean>
  /** Kept otherwise than a password would be now. */
  isOutdated(hash: string): boolean
  /** Holds the whole of a request that keeps or compares a password; beyond so many it is refused as `busy`. */
  readonly admit: Turnstile
}

/**
 * Each takes a thread for a 25th of a second and 19 MB for as long. Node has four threads, and files, names of hosts and
 * compressed replies wait for them as well.
 */
const mostAtOnce = 2
const inTurn = createTurnstile(mostAtOnce)

/** Nobody waits longer for a sign-in to begin; whoever comes when as many wait as that is enough for is told at once. */
const patienceMs = 5000
/** What one takes on two slow cores. */
const slowHashMs = 50
/** Of those that are worked on two are hashed, and the others ask the database; who waits outside asks it nothing. */
export const passwordRoom = { underWay: 3 * mostAtOnce, waiting: (patienceMs / slowHashMs) * mostAtOnce }
/** A quarter as many besides, of callers known before: they have every second turn, and wait half as long as they may. */
const waitingKnown = passwordRoom.waiting / 4

/** The least that OWASP's Password Storage Cheat Sheet names for its first choice, Argon2id; memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const tagLength = 32
const head = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`
const keptForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

const derive = promisify(argon2)

/** Argon2id, so that guessing a password from what is kept of it is slow; not all at once, so that nothing else is. */
export const slowPasswords: PasswordKeeping = {
  hash: (password) => inTurn(() => hash(password)),
  verify: (kept) => inTurn(() => verify(kept)),
  isOutdated: (kept) => !kept.startsWith(head),
  // Before anything else of the request: no token is spent on what is then refused, and no try is counted.
  admit: createTurnstile(passwordRoom.underWay, {
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
  // What was kept before was Better Auth's scrypt (N = 2^14, r = 16, p = 1), a quarter of what OWASP asks of scrypt.
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

/** The same letters, however a keyboard composes them. */
function plain(password: string): string {
  return password.normalize('NFKC')
}

function written(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '')
}
