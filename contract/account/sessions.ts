import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'

/** A browser that is signed in. What it proves itself with never leaves the server again. */
const openSession = z.object({
  id: z.string(),
  device: z.string(),
  signed_in_at: isoInstant,
  /** Rounded to the hour. */
  last_used_at: isoInstant,
  /** Session of this request. */
  is_current: z.boolean(),
})
export type OpenSession = z.infer<typeof openSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'session',
  summary: 'Os aparelhos em que a conta está aberta, o usado por último primeiro',
  reply: z.array(openSession),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/{id}',
  access: 'session',
  summary: 'Encerra a sessão em um aparelho',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ ended: z.boolean() }),
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  access: 'session',
  summary: 'Sai de todos os aparelhos, também deste',
  reply: z.object({ ended: z.int() }),
})
