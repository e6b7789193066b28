import type { ErrorCode } from './errors.ts'

/** RFC 9457 problem document, the body of every error reply (`application/problem+json`). */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: ErrorCode
  /** Id of the request, to be quoted to support. */
  readonly instance: string
  /** Invalid fields: `path` is the dotted path in the body. */
  readonly fields?: readonly { readonly path: string; readonly detail: string }[]
  readonly reasons?: readonly string[]
}
