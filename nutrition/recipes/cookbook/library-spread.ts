import type { DescribedRecipe } from '../described-recipe.ts'

const minuteChips = [10, 15, 30, 45] as const

type ValuesOf = (recipe: DescribedRecipe) => readonly string[]

/** Traits by which the library is browsed and filtered. */
const traits: readonly (readonly [trait: string, valuesOf: ValuesOf])[] = [
  ['refeição', ({ mealTypes }) => mealTypes],
  ['papel', ({ role }) => [role]],
  ['proteína', ({ protein }) => [protein]],
  ['região', ({ regions }) => regions],
  ['estilo', ({ tags }) => tags],
  ['equipamento', ({ utensils }) => utensils],
  ['tempo', ({ totalMinutes }) => chipsAbove(totalMinutes).map((most) => `até ${most} min`)],
  ['custo', ({ costClass }) => [`custo ${costClass}`]],
]

function chipsAbove(minutes: number): readonly number[] {
  return minuteChips.filter((most) => minutes <= most)
}

/** Returns the number of recipes by trait and value; common values come first. */
export function librarySpread(
  library: readonly DescribedRecipe[],
): ReadonlyMap<string, ReadonlyMap<string, number>> {
  return new Map(traits.map(([trait, valuesOf]) => [trait, countValues(library.flatMap(valuesOf))]))
}

function countValues(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return new Map([...counts].sort(([, a], [, b]) => b - a))
}
