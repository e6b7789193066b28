import { type ErrorCode, errorDetail, errors } from '#contract/errors.ts'

export interface FieldProblem {
  readonly path: string
  readonly detail: string
}

export interface FailureExtras {
  /** Text shown instead of the code's text, for a case that needs a more specific one. */
  readonly detail?: string
  readonly fields?: readonly FieldProblem[]
  readonly reasons?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** Error that is shown to a person. `fail` creates it; `problem.ts` turns it into a reply. */
export class Failure extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly detail: string
  readonly extras: FailureExtras

  constructor(code: ErrorCode, values: Readonly<Record<string, string | number>>, extras: FailureExtras) {
    super(code)
    this.code = code
    this.status = errors[code].status
    this.detail = extras.detail ?? errorDetail(code, values)
    this.extras = extras
  }
}

/**
 * Returns a failure to throw: `throw fail('quota_reached', { plan: 'Básico' })`. `values` fill the placeholders of its
 * text.
 */
export function fail(
  code: ErrorCode,
  values: Readonly<Record<string, string | number>> = {},
  extras: FailureExtras = {},
): Failure {
  return new Failure(code, values, extras)
}
