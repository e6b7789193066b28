import { expect, test } from 'vitest'
import { recipes } from '../../recipes/cookbook/recipe-library.ts'
import { describeRecipe } from '../../recipes/described-recipe.ts'
import { exclusionsOf } from '../../safety/exclusions.ts'
import { equipment, type Equipment } from '../../targets/answers.ts'
import { mealTypes, type MealType } from '../../targets/meal-type.ts'
import type { Person } from '../../targets/person.ts'
import { isMainMeal, isSafe, isSafeServing } from '../request/eligibility.ts'
import { isOffered } from './meal-parts.ts'
import { seededRandom } from '../request/random.ts'
import { randomPerson, randomRequest } from '../test-library.ts'

const library = recipes.map(describeRecipe)
const nobody: Person = {
  ...randomPerson(seededRandom(1)),
  sex: 'F',
  conditions: [],
  styles: [],
  allergies: [],
  intolerances: [],
}
const profiles: Readonly<Record<string, Partial<Person>>> = {
  'sem restrições': {},
  vegetariana: { styles: ['Vegetariano'] },
  vegana: { styles: ['Vegano'] },
  'sem glúten': { intolerances: ['Glúten'] },
  'sem lactose': { intolerances: ['Lactose'] },
  'alergia a leite': { allergies: ['Leite'] },
  'alergia a ovo': { allergies: ['Ovo'] },
  'alergia a amendoim e castanhas': { allergies: ['Amendoim', 'Castanhas'] },
  'alergia a frutos do mar': { allergies: ['Frutos do mar'] },
  'vegana com alergia a soja': { styles: ['Vegano'], allergies: ['Soja'] },
  'vegana com alergia a soja e castanhas': {
    styles: ['Vegano'],
    allergies: ['Soja', 'Castanhas', 'Amendoim'],
  },
  'vegana sem glúten': { styles: ['Vegano'], intolerances: ['Glúten'] },
  'alergia grave a amendoim': { allergies: ['Amendoim'], conditions: ['alergias_graves'] },
  diabetes: { conditions: ['diabetes'] },
  hipertensão: { conditions: ['hipertensao'] },
  'colesterol alto': { conditions: ['colesterol_alto'] },
  gestante: { pregnancyBreastfeeding: 'gestante' },
  'intestino irritável': { digestiveIssues: ['Síndrome do intestino irritável'] },
}
const minutes = [10, 15, 20, 30] as const
const kitchens: Readonly<Record<string, readonly Equipment[]>> = {
  'qualquer cozinha': equipment,
  'só fogão': ['Fogão', 'Sem cozimento'],
  'só micro-ondas': ['Micro-ondas', 'Sem cozimento'],
}
const least = { main: 8, light: 5 }

/** Counts the recipes that can be the main of this meal for a person with this time limit and equipment. */
function countMains(
  facts: Partial<Person>,
  mealType: MealType,
  maxMinutes: number,
  kitchen: readonly Equipment[],
): number {
  const person = { ...nobody, ...facts }
  const exclusions = exclusionsOf(person)
  const request = {
    ...randomRequest(1, []),
    exclusions,
    sodiumMgMax: 2000,
    hasHypertension: person.conditions.includes('hipertensao'),
    hasDiabetes: person.conditions.includes('diabetes'),
  }
  return library.filter(
    (recipe) =>
      recipe.totalMinutes <= maxMinutes &&
      recipe.equipment.every((needed) => kitchen.includes(needed)) &&
      isOffered('main', recipe, mealType) &&
      isSafe(recipe, exclusions) &&
      isSafeServing(recipe, 1, request),
  ).length
}

test('every profile has enough recipes with little time and equipment', () => {
  const cells = Object.entries(profiles).flatMap(([profile, facts]) =>
    Object.entries(kitchens).flatMap(([kitchen, owned]) =>
      mealTypes.flatMap((mealType) =>
        minutes
          .filter((most) => isMainMeal(mealType) || most <= 20)
          .map((most) => ({
            cell: `${mealType}, ${profile}, ${kitchen}, até ${most} min`,
            count: countMains(facts, mealType, most, owned),
            wanted: isMainMeal(mealType) ? least.main : least.light,
          })),
      ),
    ),
  )
  const tooThin = cells
    .filter(({ count, wanted }) => count < wanted)
    .map(({ cell, count }) => `${cell}: ${count}`)
  expect(tooThin).toEqual([])
})
