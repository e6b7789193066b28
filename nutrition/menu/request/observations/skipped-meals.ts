import type { WeekConstraint } from '../request.ts'
import { scopeIn, wordsBesidePlaces } from './meal-scope.ts'

const refusal = /\b(?:sem|nao|pulo|pular|pulando|dispenso)\b/
const skipWords = new Set(
  'sem nao pulo pular pulando dispenso vou quero preciso costumo consigo tomo tomar faco fazer como comer ter tem tenho eu mais nenhum essa nessa semana'.split(
    ' ',
  ),
)

/** A denied meal without a verb is one for which a wish does not hold: `sem carne, mas não no jantar`. */
const denied = /\bnao(?: n[oa]s? |$)/

/** Reads meals that the person does not have: `quarta sem café da manhã`, `não vou jantar na sexta`. */
export function readSkippedMeals(clause: string): WeekConstraint[] {
  const scope = scopeIn(clause)
  if (!scope || scope.mealTypes === 'all' || !refusal.test(clause) || denied.test(clause)) return []
  const { weekdays, mealTypes } = scope
  const isOnlyThat = wordsBesidePlaces(clause).every((word) => skipWords.has(word))
  return isOnlyThat ? [{ kind: 'skipped', weekdays, mealTypes }] : []
}

const snackDinner =
  /\b(?:so|somente|apenas|janto|jantar|janta) (?:um |uns |o )?lanch|\blanch\w+ (?:no lugar|em vez) d/
const dinner = /\b(?:jantar|jantares|janta|janto|noite)\b/

/** Reads dinners that are a snack: `quinta só um lanche no jantar`. */
export function readSnackDinner(clause: string): WeekConstraint[] {
  if (!snackDinner.test(clause) || !dinner.test(clause) || /\bnao\b/.test(clause)) return []
  const weekdays = scopeIn(clause)?.weekdays ?? 'all'
  return [{ kind: 'snack_dinner', within: { weekdays, mealTypes: ['jantar'] } }]
}
