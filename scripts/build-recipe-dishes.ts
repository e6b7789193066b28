/**
 * Writes `nutrition/data/recipe-dishes.json`: one portion of every recipe of the cookbook as a dish that a sentence can
 * name. `node scripts/build-recipe-dishes.ts`
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recipeDishRows } from '#nutrition/recipes/recipe-dishes.ts'

const rows = recipeDishRows()
const text = `{"recipes":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}\n`
writeFileSync(join(import.meta.dirname, '../nutrition/data/recipe-dishes.json'), text)
console.log(`${rows.length} recipes`)
