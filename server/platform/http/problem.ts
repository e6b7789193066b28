import type { Problem } from '#contract/problem.ts'
import { type Failure, fail } from '../failure.ts'

const titles: Readonly<Record<number, string>> = {
  400: 'Pedido inválido',
  401: 'Acesso não identificado',
  403: 'Acesso negado',
  404: 'Não encontrado',
  405: 'Operação não aceita',
  409: 'Conflito',
  413: 'Envio grande demais',
  415: 'Tipo de conteúdo não aceito',
  422: 'Dados a corrigir',
  429: 'Muitas tentativas',
  500: 'Erro interno',
  502: 'Serviço externo com erro',
  503: 'Serviço indisponível',
  507: 'Sem espaço',
}

/** Returns the reply for a failure: a problem document (RFC 9457). */
export function problemReply(failure: Failure, requestId: string): Response {
  const problem: Problem = {
    type: `urn:prato-certo:problem:${failure.code}`,
    title: titles[failure.status] ?? 'Erro',
    status: failure.status,
    detail: failure.detail,
    code: failure.code,
    instance: requestId,
    ...(failure.extras.fields && { fields: failure.extras.fields }),
    ...(failure.extras.reasons && { reasons: failure.extras.reasons }),
  }
  return Response.json(problem, {
    status: failure.status,
    headers: { ...failure.extras.headers, 'content-type': 'application/problem+json; charset=utf-8' },
  })
}

const connectionErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  // PostgreSQL codes: too many connections; shutting down, crashed, starting up.
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // Deadlock and serialization failure: PostgreSQL rolled the transaction back, so a retry is safe.
  '40P01',
  '40001',
  // Write in a read-only transaction: after a failover this connection reaches a replica.
  '25006',
])

/** Disk full: codes of the operating system, of a quota, and of PostgreSQL. */
const fullDisk = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Messages of the driver's own errors, which have no code. */
const connectionProblem =
  /timeout exceeded when trying to connect|^Connection terminated|not queryable|server closed the connection/

/**
 * Returns the failure that is shown for an unexpected error: `database_unavailable`, `out_of_space` or
 * `internal_error`, by the error and its causes.
 */
export function failureOfUnexpected(error: unknown): Failure {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as NodeJS.ErrnoException
    if ((code && isConnectionError(code)) || connectionProblem.test(cause.message)) {
      return fail('database_unavailable', {}, { headers: { 'retry-after': '5' } })
    }
    if (code && fullDisk.has(code)) return fail('out_of_space', {}, { headers: { 'retry-after': '60' } })
  }
  return fail('internal_error')
}

/** Returns whether `code` is one of `connectionErrors`, or a code of PostgreSQL's class 08 (connection exceptions). */
function isConnectionError(code: string): boolean {
  return connectionErrors.has(code) || /^08\w{3}$/.test(code)
}
