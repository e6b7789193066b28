import type { ErrorCode, Problem } from '#contract/errors.ts'

/** What goes wrong before a reply of ours exists. */
const localErrors = {
  offline: 'Você está sem internet. Confira a conexão e tente novamente.',
  network_failure: 'Não conseguimos falar com o servidor. Tente novamente em instantes.',
  unexpected_reply: 'Algo deu errado do nosso lado. Tente novamente em instantes.',
} as const

type LocalErrorCode = keyof typeof localErrors

export type FieldProblem = NonNullable<Problem['fields']>[number]

interface ApiErrorOrigin {
  code: ErrorCode | LocalErrorCode
  detail: string
  /** 0 when no reply came. */
  status: number
  fields?: readonly FieldProblem[] | undefined
  reasons?: readonly string[] | undefined
  requestId?: string | undefined
}

/** A call that failed; `detail` is Portuguese and fit to be shown. */
export class ApiError extends Error {
  readonly code: ErrorCode | LocalErrorCode
  readonly detail: string
  readonly status: number
  readonly fields: readonly FieldProblem[]
  readonly reasons: readonly string[]
  readonly requestId: string | undefined

  constructor(origin: ApiErrorOrigin, options?: ErrorOptions) {
    super(`${origin.code}: ${origin.detail}`, options)
    this.name = 'ApiError'
    this.code = origin.code
    this.detail = origin.detail
    this.status = origin.status
    this.fields = origin.fields ?? []
    this.reasons = origin.reasons ?? []
    this.requestId = origin.requestId
  }

  /** What is wrong with one field of the body, by its dotted path. */
  fieldDetail(path: string): string | undefined {
    return this.fields.find((field) => field.path === path)?.detail
  }
}

export function localError(code: LocalErrorCode, cause?: unknown): ApiError {
  return new ApiError({ code, detail: localErrors[code], status: 0 }, { cause })
}

/** Reads a refusal: a problem document where there is one, else a sentence of our own. */
export async function errorOf(reply: Response): Promise<ApiError> {
  const requestId = reply.headers.get('x-request-id') ?? undefined
  const body: unknown = await reply.json().catch(() => null)
  if (isProblem(body)) {
    const { code, detail, fields, reasons, instance } = body
    return new ApiError({
      code,
      detail,
      status: reply.status,
      fields,
      reasons,
      requestId: requestId ?? instance,
    })
  }
  return new ApiError({
    code: 'unexpected_reply',
    detail: localErrors.unexpected_reply,
    status: reply.status,
    requestId,
  })
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body
}

/** The sentence to show for whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.detail : localErrors.unexpected_reply
}
