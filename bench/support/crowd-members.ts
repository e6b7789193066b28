import { createHash, createHmac } from 'node:crypto'

/** Secret that signs the sessions of a crowd, shared by all its instances. */
export const crowdSecret = 'a secret of the bench, 32 or longer'
/** Password of all members. */
export const crowdPassword = 'arroz-feijao-e-couve'

/** Returns the mail address of a member, numbered from 1; the SQL in `crowd-accounts.ts` builds the same. */
export function emailOf(member: number): string {
  return `pessoa-${member}@exemplo.com.br`
}

/** Returns the Cookie header of a member's session. */
export function cookieOf(member: number): string {
  const token = createHash('md5').update(`session ${member}`).digest('hex')
  const signature = createHmac('sha256', crowdSecret).update(token).digest('base64')
  return `prato-certo.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}
