import { mealTypeLabels, type MealType } from '../../../targets/meal-type.ts'
import { onWeekday, weekdayNames } from '../../../shared/calendar/weekday-names.ts'
import { wordList } from '../../../shared/figures/word-list.ts'
import { normalizeText } from '../../../foods/normalize-text.ts'
import { readHealthText } from '../../../safety/health-text/read-health-text.ts'
import type { MealScope, WeekConstraint } from '../request.ts'
import { daysIn, entriesIn } from './clause-words.ts'
import { equipmentWords, mealWords, weekdayWords } from './week-words.ts'

const bothSnacks: readonly MealType[] = ['lanche_manha', 'lanche_tarde']

/** Words that name meals in a restriction. `lanche` alone names both snacks. */
export const scopeWords: Readonly<Record<string, readonly MealType[]>> = {
  ...Object.fromEntries(Object.entries(mealWords).map(([word, mealType]) => [word, [mealType]])),
  lanche: bothSnacks,
  lanches: bothSnacks,
  'cafes da manha': ['cafe_manha'],
  'cafe da tarde': ['lanche_tarde'],
}

/** `café` names the meal in `no café` and beside equipment or minutes, otherwise the drink. */
const mealOfCoffee = /\b(?:no|do|pro) cafe\b/
const kitchenWords = new RegExp(`\\b(?:${Object.keys(equipmentWords).join('|')}|min|minutos|rapido)\\b`)

/** `noite` is when one works or studies there, not the dinner. */
const work = /\b(?:trabalh[a-z]+|plantao|plantoes|turnos?|expediente|aulas?|faculdade|curso|estud[a-z]+)\b/

function mealEntries(clause: string): [string, readonly MealType[]][] {
  const namesMeal: Readonly<Record<string, boolean>> = {
    cafe: mealOfCoffee.test(clause) || kitchenWords.test(clause),
    noite: !work.test(clause),
  }
  return entriesIn(clause, scopeWords).filter(([word]) => namesMeal[word] ?? true)
}

/** Returns the meals and days that a clause names; `null` if it names none or speaks of the whole week. */
export function scopeIn(clause: string): MealScope | null {
  const mealTypes = [...new Set(mealEntries(clause).flatMap(([, meals]) => meals))]
  const weekdays = daysIn(clause)
  if (mealTypes.length === 0 && weekdays.length === 0) return null
  return {
    weekdays: weekdays.length > 0 ? weekdays : 'all',
    mealTypes: mealTypes.length > 0 ? mealTypes : 'all',
  }
}

/** Removes the words of meals, of which `café da manhã` would be read as coffee. */
export function withoutMealWords(clause: string): string {
  return mealEntries(clause).reduce((rest, [word]) => ` ${rest} `.replace(` ${word} `, ' ').trim(), clause)
}

const besideMeals = new Set(
  'a as aos ao da das de do dos e em esta na nas nesta no nos o os ou para pra pro so somente apenas toda todas todo todos dia dias feira meu minha plantao'.split(
    ' ',
  ),
)

/** Returns the words of a clause that name no meal and no day. */
export function wordsBesidePlaces(clause: string): string[] {
  return withoutMealWords(clause)
    .split(' ')
    .filter((word) => word !== '' && !besideMeals.has(word) && !(word in weekdayWords))
}

/** Returns whether a clause names meals or days and nothing else, as in `no jantar de quinta, sem forno`. */
export function namesOnlyPlaces(clause: string): boolean {
  return wordsBesidePlaces(clause).length === 0 && scopeIn(clause) !== null
}

/** Returns the meals of both scopes: `terça` and `quinta` of `terça e quinta sem forno`. */
export function unionOf(one: MealScope, other: MealScope): MealScope {
  const union = <Value>(a: readonly Value[] | 'all', b: readonly Value[] | 'all') =>
    a === 'all' ? b : b === 'all' ? a : [...new Set([...a, ...b])]
  return { weekdays: union(one.weekdays, other.weekdays), mealTypes: union(one.mealTypes, other.mealTypes) }
}

const healthWords = /\b(?:alergi|anafil|intoler|celiac|reacao|(?:faz|fazem|passo|passa|passei) mal\b)/

/** Returns whether a text gives a reason of health, for which its food restrictions hold at every meal. */
export function namesHealth(text: string): boolean {
  return (
    healthWords.test(normalizeText(text)) || readHealthText({ field: 'semana', text }).findings.length > 0
  )
}

export function isRestriction(constraint: WeekConstraint): boolean {
  return constraint.kind === 'max_minutes' || constraint.kind.startsWith('without_')
}

/**
 * Returns the constraint for the named meals only; unchanged if it cannot be limited to meals, or if it is about food that
 * is to be left out of all meals.
 */
export function withinScope(
  constraint: WeekConstraint,
  scope: MealScope,
  isFoodOfAllMeals: boolean,
): WeekConstraint {
  const { weekdays, mealTypes } = scope
  switch (constraint.kind) {
    case 'max_minutes':
      return { ...constraint, weekdays, ...(mealTypes !== 'all' && { mealTypes }) }
    case 'skipped':
      return constraint.weekdays === 'all' ? { ...constraint, weekdays } : constraint
    case 'without_equipment':
      return { ...constraint, within: scope }
    case 'without_rule':
    case 'without_food':
    case 'without_protein':
      return isFoodOfAllMeals ? constraint : { ...constraint, within: scope }
    default:
      return constraint
  }
}

const wholeWeekKinds: ReadonlySet<WeekConstraint['kind']> = new Set([
  'more_protein',
  'less_protein',
  'more_food',
  'less_food',
  'more_style',
  'often',
  'cheap',
])

/** Returns whether the constraint, read from a clause with this scope, is followed in the scope's meals only. */
export function isLimitedTo(constraint: WeekConstraint, { mealTypes }: MealScope): boolean {
  if (wholeWeekKinds.has(constraint.kind)) return false
  if (constraint.kind === 'batch') return mealTypes === 'all' || mealTypes.every((one) => one === 'almoco')
  return !constraint.kind.startsWith('without_') || 'within' in constraint
}

/** `só no jantar`, `só na quinta`: the part of a wish that is not followed. */
export function onlyText({ weekdays, mealTypes }: MealScope): string {
  const days = weekdays === 'all' ? [] : weekdays
  const meals = mealTypes === 'all' ? [] : mealTypes.map((mealType) => mealTypeLabels[mealType].toLowerCase())
  if (meals.length === 0) return `só ${wordList(days.map(onWeekday))}`
  const article = mealTypes[0] === 'ceia' ? 'na' : 'no'
  return `só ${article} ${wordList(meals)}${days.length > 0 ? ` de ${wordList(days.map((day) => weekdayNames[day]))}` : ''}`
}
