import { chooseGuide } from '#nutrition/recipes/cookbook/guide-choice.ts'
import { createWorkerDocumentMaker } from '../server/adapters/document/worker-document-maker.ts'
import { describeGuide } from '../server/recipes/guides/rules.ts'
import { findSharedRecipe } from '../server/recipes/recipes/service.ts'
import { percentile, report } from './support/measure.ts'
import { describedRecipes } from '../server/menus/planner/rules.ts'

/** This benchmark measures the recipe guide PDF with all plates: time including its thread, and file size. */

const content = describeGuide({
  chapters: chooseGuide(describedRecipes()),
  reader: { exclusions: null, hidesNumbers: false },
  createdAt: new Date(),
  recipeFor: (id) => findSharedRecipe(id)!,
})
const maker = createWorkerDocumentMaker((work) => work())

const took: number[] = []
let bytes = 0
for (let round = 0; round < 3; round++) {
  const started = performance.now()
  bytes = (await maker.makeGuide(content)).length
  took.push(performance.now() - started)
}

report({
  what: `the guide of ${content.chapters.flatMap(({ recipes }) => recipes).length} recipes as PDF, median`,
  measured: percentile(took, 0.5),
  goal: 8000,
  goalIs: 'at most',
  unit: 'ms',
  comparedTo: 'own goal',
})
report({
  what: 'its size',
  measured: bytes / 1000,
  goal: 3000,
  goalIs: 'at most',
  unit: 'kB',
  comparedTo: 'own goal',
})
