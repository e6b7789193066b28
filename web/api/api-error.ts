import type { ErrorCode } from '#contract/errors.ts'
import type { Problem } from '#contract/problem.ts'
import { localErrors } from './copy.ts'

type LocalErrorCode = keyof typeof localErrors

export type FieldProblem = NonNullable<Problem['fields']>[number]

interface ApiErrorOrigin {
  code: ErrorCode | LocalErrorCode
  detail: string
  /** HTTP status; 0 when no reply came. */
  status: number
  fields?: readonly FieldProblem[] | undefined
  reasons?: readonly string[] | undefined
  retryAfterSeconds?: number
}

/** Failed call; `detail` is Portuguese and can be shown. */
export class ApiError extends Error {
  readonly code: ErrorCode | LocalErrorCode
  readonly detail: string
  readonly status: number
  readonly fields: readonly FieldProblem[]
  readonly reasons: readonly string[]
  /** Delay requested by the server; 0 without one. */
  readonly retryAfterSeconds: number

  constructor(origin: ApiErrorOrigin, options?: ErrorOptions) {
    super(`${origin.code}: ${origin.detail}`, options)
    this.name = 'ApiError'
    this.code = origin.code
    this.detail = origin.detail
    this.status = origin.status
    this.fields = origin.fields ?? []
    this.reasons = origin.reasons ?? []
    this.retryAfterSeconds = origin.retryAfterSeconds ?? 0
  }

  /** Returns the error of one body field, by its dotted path. */
  fieldDetail(path: string): string | undefined {
    return this.fields.find((field) => field.path === path)?.detail
  }
}

export function localError(code: LocalErrorCode, cause?: unknown): ApiError {
  return new ApiError({ code, detail: localErrors[code], status: 0 }, { cause })
}

/** Parses a refused reply: its problem document, or `unexpected_reply` if the body is not a problem document. */
export async function errorOf(reply: Response): Promise<ApiError> {
  const body: unknown = await reply.json().catch(() => null)
  const refusal: ApiErrorOrigin = isProblem(body) ? body : localError('unexpected_reply')
  return new ApiError({
    ...refusal,
    status: reply.status,
    retryAfterSeconds: Number(reply.headers.get('retry-after')) || 0,
  })
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'code' in body && 'detail' in body
}

/** Returns the sentence to show: the detail of an ApiError, else a general one. */
export function messageOf(error: unknown): string {
  return error instanceof ApiError ? error.detail : localErrors.unexpected_reply
}
