import { report } from '../../support/measure.ts'

/** A count that must be none. */
export function reportNone(what: string, measured: number, comparedTo = 'must hold'): void {
  report({ what, measured, goal: 0, goalIs: 'at most', unit: '', comparedTo })
}

export function reportAtMost(what: string, measured: number, goal: number, unit: string): void {
  report({ what, measured, goal, goalIs: 'at most', unit, comparedTo: 'goal of our own' })
}

export function reportAtLeast(what: string, measured: number, goal: number): void {
  report({ what, measured, goal, goalIs: 'at least', unit: '', comparedTo: 'else nothing was tried' })
}

/** From the environment, `FAULT_KILLS=200`; a default that is over in about a minute. */
export function setting(name: string, usual: number): number {
  const said = Number(process.env[name])
  return Number.isFinite(said) && said > 0 ? said : usual
}
