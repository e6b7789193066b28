import { type ErrorCode, errorDetail, errors } from '#contract/errors.ts'

export interface FieldProblem {
  readonly path: string
  readonly detail: string
}

export interface FailureExtras {
  /** Another sentence of the contract, where this one case has one of its own. */
  readonly detail?: string
  readonly fields?: readonly FieldProblem[]
  readonly reasons?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** An error that a person gets to read. Thrown by `fail`, turned into a reply in one place (`problem.ts`). */
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

/** `throw fail('quota_reached', { plan: 'Básico' })` */
export function fail(
  code: ErrorCode,
  values: Readonly<Record<string, string | number>> = {},
  extras: FailureExtras = {},
): Failure {
  return new Failure(code, values, extras)
}
