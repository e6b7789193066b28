import { type Diet, type DietDetail, stuckAfterMinutes } from '#contract/menus/diets.ts'
import { type DayTargets, targetsInput } from '#contract/menus/menus.ts'
import { leftOutTexts } from '#nutrition/safety/left-out-text.ts'
import { fingerprintOf } from '#nutrition/menu/request/person-request.ts'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import { describeExplanation, type MenuContext } from '../planner/rules.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { DietRow, DietWithMenu } from '../menus/queries.ts'
import type { NewDiet } from './queries.ts'

export const defaultDietName = 'Minha dieta'
/** Maximum number of diets per account, against scripts. */
export const mostDiets = 20

export function stuckSince(now: Date): Date {
  return new Date(now.getTime() - stuckAfterMinutes * 60_000)
}

/**
 * Returns whether a generation runs for `stuckAfterMinutes` or longer, or has no start. `isGeneratingSince` in
 * `queries.ts` is the same rule in SQL.
 */
export function isStuck(
  { generationStatus, generationStartedAt }: Pick<DietRow, 'generationStatus' | 'generationStartedAt'>,
  now: Date,
): boolean {
  return generationStatus === 'generating' && (!generationStartedAt || generationStartedAt <= stuckSince(now))
}

/**
 * Returns a name such as `Cardápio de 21 de novembro`; if it is taken, with `(2)`, `(3)` and so on. `day`:
 * `YYYY-MM-DD`.
 */
export function menuName(day: string, taken: readonly string[]): string {
  const spoken = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const name = `Cardápio de ${spoken.format(new Date(`${day}T00:00:00Z`))}`
  const names = [name, ...Array.from({ length: mostDiets }, (_, index) => `${name} (${index + 2})`)]
  return names.find((one) => !taken.includes(one)) ?? name
}

/** Returns the fields of a diet that follow from the account's current answers. */
export function traitsOf(request: MenuRequest) {
  return {
    targetsRest: request.targets.rest,
    targetsTraining: request.targets.training,
    trainingWeekdays: request.trainingWeekdays,
    stylesRequired: request.styles,
    disallowedTags: leftOutTexts(request.exclusions.all),
    fingerprint: fingerprintOf(request),
  } satisfies Partial<NewDiet>
}

/** Parses stored targets: older rows hold them as JSON text, with other names or with decimals. */
function readTargets(kept: unknown): DayTargets {
  const { kcal, protein_g, carb_g, fat_g, fiber_g } = targetsInput.parse(kept)
  return {
    kcal: Math.round(kcal),
    protein_g: Math.round(protein_g),
    carb_g: Math.round(carb_g),
    fat_g: Math.round(fat_g),
    fiber_g: Math.round(fiber_g),
  }
}

/** Data that the description of a diet needs besides its row. */
export interface DietView {
  readonly accountId: AccountId
  /** Menu request that follows from the current answers. */
  readonly request: MenuRequest
  readonly now: Date
}

export function describeDiet(row: DietRow, { accountId, request, now }: DietView): Diet {
  return {
    id: row.id,
    user_id: accountId,
    name: row.name,
    is_active: row.isActive,
    generation_status: row.generationStatus,
    is_stuck: isStuck(row, now),
    meal_plan_generated: row.hasMenu,
    targets_rest: readTargets(row.targetsRest),
    targets_training: readTargets(row.targetsTraining),
    training_weekdays: [...row.trainingWeekdays],
    styles_required: [...row.stylesRequired],
    // Older rows hold the answers themselves.
    disallowed_tags: leftOutTexts(row.disallowedTags.map((answer) => ({ answer }))),
    is_outdated: row.fingerprint !== fingerprintOf(request),
    created_at: row.createdAt.toISOString(),
  }
}

export function describeDetail(row: DietWithMenu, view: DietView & MenuContext): DietDetail {
  return {
    ...describeDiet(row, view),
    explanation: row.menu && describeExplanation(row.menu, view),
    is_plain: row.isPlain,
  }
}
