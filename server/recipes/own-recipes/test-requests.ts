import { randomUUID } from 'node:crypto'
import type { PlateReading } from '#contract/day/meals.ts'
import type {
  OwnRecipe,
  OwnRecipePreview,
  OwnRecipeSummary,
  TypedRecipe,
} from '#contract/recipes/own-recipes.ts'
import { readReply } from '../../platform/process/test-answers.ts'
import type { TestPerson } from '../../platform/process/test-app.ts'
import { walk } from './test-walk.ts'

/** The lasagne of the row walk, as a person types it. */
export const { id: _, ...lasagna } = walk.bodies!['POST /api/own-recipes'] as unknown as TypedRecipe & {
  id: string
}
export const linesOf = (...texts: readonly string[]) => texts.map((text) => ({ text }))

export const post = (person: TestPerson, changes: Partial<TypedRecipe> = {}, id: string = randomUUID()) =>
  person.fetch('/api/own-recipes', { json: { id, ...lasagna, ...changes } })
export const create = (person: TestPerson, changes: Partial<TypedRecipe> = {}, id?: string) =>
  readReply<OwnRecipe>(post(person, changes, id))
export const change = (person: TestPerson, id: string, changes: Partial<TypedRecipe>) =>
  person.fetch(`/api/own-recipes/${id}`, { method: 'PUT', json: { ...lasagna, ...changes } })
export const remove = (person: TestPerson, id: string) =>
  person.fetch(`/api/own-recipes/${id}`, { method: 'DELETE' })
export const restore = (person: TestPerson, id: string) =>
  person.fetch(`/api/own-recipes/${id}/restore`, { method: 'POST' })
export const listed = async (person: TestPerson) =>
  (await readReply<{ recipes: OwnRecipeSummary[] }>(person.fetch('/api/own-recipes'))).recipes
export const preview = (person: TestPerson, changes: Partial<TypedRecipe> = {}) => {
  const { source_url: __, ...typed } = { ...lasagna, ...changes }
  return readReply<OwnRecipePreview>(person.fetch('/api/own-recipe-previews', { json: typed }))
}

export const describe = (person: TestPerson, text: string) =>
  readReply<PlateReading>(person.fetch('/api/meals/describe', { json: { text } }))
export const log = (person: TestPerson, foodId: string, grams: number) =>
  person.fetch('/api/meals', {
    json: { id: randomUUID(), meal_type: 'jantar', items: [{ food_id: foodId, grams }] },
  })

/** A main dish that the menus may use. */
export const mainDish = {
  role: 'main',
  meal_types: ['almoco', 'jantar'],
  equipment: ['Forno'],
  preparation_min: 20,
  cooking_min: 40,
  keeps_days: 2,
} as const
