import { createHash, createHmac } from 'node:crypto'

/** Secret that signs the sessions of a crowd, on every instance that serves it. */
export const crowdSecret = 'a secret of the bench, 32 or longer'
/** Everybody's. */
export const crowdPassword = 'arroz-feijao-e-couve'

/** A member of a crowd, by number from 1: what the SQL that fills the database makes of it, made once more here. */
export function emailOf(member: number): string {
  return `pessoa-${member}@exemplo.com.br`
}

/** The Cookie header of a member's session. */
export function cookieOf(member: number): string {
  const token = createHash('md5').update(`session ${member}`).digest('hex')
  const signature = createHmac('sha256', crowdSecret).update(token).digest('base64')
  return `prato-certo.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}
