/** Prints how many recipes the library has of what: `node scripts/library-stats.ts`. */
import { librarySpread } from '#nutrition/cookbook/library-spread.ts'
import { recipes } from '#nutrition/cookbook/recipe-library.ts'
import { describeRecipe } from '#nutrition/recipes/described-recipe.ts'

const nameWidth = 18
const barUnits = 40

console.log(`${recipes.length} receitas`)
for (const [trait, counts] of librarySpread(recipes.map(describeRecipe))) {
  console.log(`\n${trait}`)
  for (const [value, count] of counts) {
    const bar = '█'.repeat(Math.ceil((count / recipes.length) * barUnits))
    console.log(`  ${value.padEnd(nameWidth)}${String(count).padStart(4)}  ${bar}`)
  }
}
