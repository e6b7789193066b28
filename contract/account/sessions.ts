import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

/** A signed-in browser. Its session token is never included. */
const openSession = z.object({
  id: z.string(),
  device: z.string(),
  signed_in_at: isoInstant,
  /** Time of the last use, recorded at most once an hour. */
  last_used_at: isoInstant,
  /** Whether it is the session of this request. */
  is_current: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

/** Returns the account's sessions, most recently used first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'session',
  summary: 'Os aparelhos em que a conta está aberta, o usado por último primeiro',
  reply: z.array(openSession),
})

/** Ends one session of the account; succeeds if it is already over. */
export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/{id}',
  access: 'session',
  summary: 'Encerra a sessão em um aparelho',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ ended: z.boolean() }),
})

/** Ends all sessions of the account, including this one. */
export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  access: 'session',
  summary: 'Sai de todos os aparelhos, também deste',
  reply: z.object({ ended: z.int() }),
})
