import * as z from 'zod/mini'
import { isoInstant } from '../calendar.ts'
import { endpoint } from '../endpoint.ts'
import { proof, proofErrors } from '../proof.ts'

/** Returns a download address for all data of the account. Needs a proof. */
export const requestDataExport = endpoint({
  method: 'POST',
  path: '/api/data-exports',
  access: 'session',
  summary: 'Prepara o endereço para baixar todos os dados da conta, com a senha e o segundo fator que houver',
  body: proof,
  reply: z.object({ url: z.string(), expires_at: isoInstant }),
  errors: proofErrors,
})

/**
 * Returns all data of the account as a zip of JSON, CSV and photos. `export_link_invalid`: expired, or of another
 * account. `export_running`: a download is in progress.
 */
export const downloadDataExport = endpoint({
  method: 'GET',
  path: '/api/data-exports/{token}',
  access: 'session',
  summary: 'Todos os dados da conta em um zip: JSON, CSV e fotos',
  params: z.object({ token: z.string().check(z.maxLength(1000)) }),
  replyBytes: ['application/zip'],
  errors: ['export_link_invalid', 'export_running', 'rate_limited'],
})
