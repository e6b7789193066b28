import * as z from 'zod/mini'
import { isoInstant } from './calendar.ts'
import { endpoint } from './endpoint.ts'

/** Everything of somebody leaves in one file, so whoever asks proves once more who they are. */
export const requestDataExport = endpoint({
  method: 'POST',
  path: '/api/data-exports',
  access: 'session',
  summary: 'Prepara o endereço para baixar todos os dados da conta, sabendo a senha',
  body: z.object({ password: z.string().check(z.minLength(1, 'Digite sua senha.'), z.maxLength(1000)) }),
  reply: z.object({ url: z.string(), expires_at: isoInstant }),
  errors: ['invalid_credentials', 'busy', 'rate_limited'],
})

export const downloadDataExport = endpoint({
  method: 'GET',
  path: '/api/data-exports/{token}',
  access: 'session',
  summary: 'Todos os dados da conta em um zip: JSON, CSV e fotos',
  params: z.object({ token: z.string().check(z.maxLength(1000)) }),
  replyBytes: ['application/zip'],
  errors: ['export_link_invalid', 'export_running', 'rate_limited'],
})
