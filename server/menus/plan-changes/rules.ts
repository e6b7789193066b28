import type { PlanChange as PlanChangeShape } from '#contract/menus/plan-changes.ts'
import type { PlanChange } from '../../account/profile/rules.ts'

type Figures = PlanChange['before']

export function describePlanChange(change: PlanChange, hidesNumbers: boolean): PlanChangeShape {
  const shown = (figures: Figures) =>
    figures && !hidesNumbers ? { kcal: figures.kcal, protein_g: figures.proteinG } : null
  return {
    state: change.state,
    cause: change.cause,
    before: shown(change.before),
    after: shown(change.after),
    reasons: [...change.reasons],
    made_at: change.madeAt,
  }
}
