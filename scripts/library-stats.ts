/** Prints the number of recipes per trait beside the library's goals: `node scripts/library-stats.ts`. */
import { fewestRecipes, libraryGoals } from '#nutrition/recipes/cookbook/library-goals.ts'
import { librarySpread } from '#nutrition/recipes/cookbook/library-spread.ts'
import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { describeRecipe } from '#nutrition/recipes/described-recipe.ts'

const nameWidth = 18
const goalWidth = 16
const barUnits = 40

console.log(`${recipes.length} recipes${goalText(recipes.length, fewestRecipes)}`)
for (const [trait, counts] of librarySpread(recipes.map(describeRecipe))) {
  console.log(`\n${trait}`)
  for (const [value, count] of [...counts, ...unmet(trait, counts)]) {
    const least = libraryGoals.find((goal) => goal.trait === trait && goal.value === value)?.least
    const bar = '█'.repeat(Math.ceil((count / recipes.length) * barUnits))
    const line = `  ${value.padEnd(nameWidth)}${String(count).padStart(4)}${goalText(count, least).padEnd(goalWidth)}${bar}`
    console.log(line.trimEnd())
  }
}

/** Returns goals without a single recipe, which are absent from the counts. */
function unmet(trait: string, counts: ReadonlyMap<string, number>): (readonly [string, number])[] {
  return libraryGoals
    .filter((goal) => goal.trait === trait && !counts.has(goal.value))
    .map(({ value }) => [value, 0])
}

function goalText(count: number, least: number | undefined): string {
  if (least === undefined) return ''
  return ` / ${String(least).padStart(3)} ${count < least ? '✗ short' : '✓'}`
}
