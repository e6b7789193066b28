import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { createTurnstile } from '../../platform/turnstile.ts'

/** How passwords are kept and compared. */
export interface PasswordKeeping {
  hash(password: string): Promise<string>
  verify(kept: { hash: string; password: string }): Promise<boolean>
}

/**
 * Each takes a thread for a tenth of a second and 32 MB for as long. Node has four threads, and files, names of hosts and
 * compressed replies wait for them as well.
 */
const mostAtOnce = 2
const inTurn = createTurnstile(mostAtOnce)

/** Scrypt, so that guessing a password from what is kept of it is slow; not all at once, so that nothing else is. */
export const slowPasswords: PasswordKeeping = {
  hash: (password) => inTurn(() => hashPassword(password)),
  verify: (kept) => inTurn(() => verifyPassword(kept)),
}
