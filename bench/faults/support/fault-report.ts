import { report } from '../../support/measure.ts'

/** Reports a count that must be 0. */
export function reportNone(what: string, measured: number, comparedTo = 'must hold'): void {
  report({ what, measured, goal: 0, goalIs: 'at most', unit: '', comparedTo })
}

export function reportAtMost(what: string, measured: number, goal: number, unit: string): void {
  report({ what, measured, goal, goalIs: 'at most', unit, comparedTo: 'own goal' })
}

export function reportAtLeast(what: string, measured: number, goal: number): void {
  report({ what, measured, goal, goalIs: 'at least', unit: '', comparedTo: 'minimum for a valid test' })
}

/**
 * Returns a positive number from the environment, such as `FAULT_KILLS=200`, or `usual` without one; the usual values
 * keep a run to about a minute.
 */
export function setting(name: string, usual: number): number {
  const said = Number(process.env[name])
  return Number.isFinite(said) && said > 0 ? said : usual
}
