import type { Meal } from '#contract/day/meals.ts'
import type { OwnRecipe } from '#contract/recipes/own-recipes.ts'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'
import { createLog } from '../../platform/observability/log.ts'
import { eraseRemovedRecipes } from './remove-own-recipe.ts'
import { ownRecipes } from '../stored-recipes/table.ts'
import {
  describe,
  log,
  change,
  create,
  linesOf,
  listed,
  mainDish,
  post,
  remove,
  restore,
} from './test-requests.ts'

const { clock, database, signUpConfirmed } = await startTestApp()

test('a deleted recipe leaves list and search, stays in logged meals, and can be restored', async () => {
  const person = await signUpConfirmed()
  const { id, food } = await create(person)
  const meal = await readReply<Meal>(log(person, food.id, 200))
  await readReply(remove(person, id))
  expect(await readReply(remove(person, id))).toEqual({ removed: true })
  expect(await listed(person)).toEqual([])
  expect(await problemCode(person.fetch(`/api/own-recipes/${id}`))).toBe('404 own_recipe_not_found')
  expect(await problemCode(change(person, id, {}))).toBe('404 own_recipe_not_found')
  expect(await problemCode(post(person, {}, id))).toBe('404 own_recipe_not_found')
  expect((await readReply<Meal>(person.fetch(`/api/meals/${meal.id}`))).totals).toEqual(meal.totals)
  expect((await describe(person, '1 porção da minha lasanha')).items[0]?.food.id).not.toBe(food.id)
  await readReply(restore(person, id))
  expect((await listed(person)).map((one) => one.id)).toEqual([id])
})

test('deleted recipes are erased after 30 days', async () => {
  const person = await signUpConfirmed()
  const { id } = await create(person)
  await readReply(remove(person, id))
  clock.advance({ days: 30 })
  await eraseRemovedRecipes({ database, clock, log: createLog('silent') })
  expect((await restore(person, id)).status).toBe(200)
  await readReply(remove(person, id))
  clock.advance({ days: 20 })
  // Deleting again must not begin another 30 days.
  await readReply(remove(person, id))
  clock.advance({ days: 10, minutes: 1 })
  await eraseRemovedRecipes({ database, clock, log: createLog('silent') })
  expect(await problemCode(restore(person, id))).toBe('404 own_recipe_not_found')
})

test('the number of recipes, of their revisions and of those in the menus is limited', async () => {
  const person = await signUpConfirmed()
  const { id } = await create(person, {
    menu: { ...mainDish, meal_types: ['almoco'], equipment: [] },
    lines: linesOf('500 g de carne moída'),
  })
  await database.asAccount(person.id, async (tx) => {
    await tx.execute(sql`insert into own_recipes select user_id, gen_random_uuid(), 1, recipe, lines, food, n <= 39,
      source_url, created_at, null from own_recipes, generate_series(1, 199) as n where id = ${id}`)
  })
  expect(await problemCode(post(person))).toBe('409 own_recipes_full')
  const other = (await listed(person)).find((one) => !one.in_menus)!
  const asMenu = {
    menu: { ...mainDish, meal_types: ['almoco' as const], equipment: [] },
    lines: linesOf('500 g de carne moída'),
  }
  expect(await problemCode(change(person, other.id, asMenu))).toBe('409 own_recipes_in_menus_full')
  for (let count = 0; count < 24; count += 1) expect((await change(person, other.id, {})).status).toBe(200)
  const rows = await database.asAccount(person.id, (tx) =>
    tx.select().from(ownRecipes).where(eq(ownRecipes.id, other.id)),
  )
  expect(rows).toHaveLength(20)
})

test('a deleted recipe comes back only where there is room, and one in the menus can always be changed', async () => {
  const person = await signUpConfirmed()
  const asMenu = {
    menu: { ...mainDish, meal_types: ['almoco' as const], equipment: [] },
    lines: linesOf('500 g de carne moída'),
  }
  const { id } = await create(person, asMenu)
  await database.asAccount(person.id, async (tx) => {
    await tx.execute(sql`insert into own_recipes select user_id, gen_random_uuid(), 1, recipe, lines, food, n <= 39,
      source_url, created_at, null from own_recipes, generate_series(1, 199) as n where id = ${id}`)
  })
  expect((await change(person, id, asMenu)).status).toBe(200)
  await readReply(remove(person, id))
  const added = await create(person)
  expect(await problemCode(restore(person, id))).toBe('409 own_recipes_full')
  await readReply(remove(person, added.id))
  const other = (await listed(person)).find((one) => !one.in_menus)!
  expect((await change(person, other.id, asMenu)).status).toBe(200)
  expect(await problemCode(restore(person, id))).toBe('409 own_recipes_in_menus_full')
})

test('concurrent edits become revisions in a row', async () => {
  const person = await signUpConfirmed()
  const { id } = await create(person)
  const edits = await Promise.all(
    [1, 2, 3, 4, 5].map((portions) => readReply<OwnRecipe>(change(person, id, { portions }))),
  )
  const revisions = edits.map(({ food }) => food.id).toSorted()
  expect(revisions).toEqual([2, 3, 4, 5, 6].map((revision) => `own-recipe:${id}:${revision}`))
})
