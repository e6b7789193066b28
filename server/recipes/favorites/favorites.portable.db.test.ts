import type { Favorite } from '#contract/recipes/favorites.ts'
import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { expect, test } from 'vitest'
import { startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { addFavorite } from './queries.ts'
import { listFavoriteRecipeIds } from './service.ts'

const { clock, database, openBrowser, signUpConfirmed } = await startTestApp()

const open = (await (await (await signUpConfirmed()).fetch('/api/recipes')).json()) as RecipeCard[]
const [first, second] = open.map(({ id }) => id) as [string, string]
const beyondPlan = recipes.find(({ id }) => !open.some((card) => card.id === id))!.id

const favoritesOf = async (person: Pick<TestPerson, 'fetch'>) =>
  (await (await person.fetch('/api/favorites')).json()) as Favorite[]
const add = (person: Pick<TestPerson, 'fetch'>, json: object) => person.fetch('/api/favorites', { json })
const remove = (person: Pick<TestPerson, 'fetch'>, id: string) =>
  person.fetch(`/api/favorites/${id}`, { method: 'DELETE' })
const codeOf = async (reply: Response) => `${reply.status} ${((await reply.json()) as { code: string }).code}`

test('favourites are listed per account with their date, newest first', async () => {
  const person = await signUpConfirmed()
  await add(person, { recipe_id: first })
  clock.advance({ minutes: 1 })
  const newest = (await (await add(person, { recipe_id: second })).json()) as Favorite
  expect(newest).toMatchObject({
    recipe_id: second,
    user_id: person.id,
    created_at: clock.now().toISOString(),
  })
  const kept = await favoritesOf(person)
  expect(kept.map(({ recipe_id }) => recipe_id)).toEqual([second, first])
  expect(kept[0]).toEqual(newest)
})

test('a recipe added repeatedly or concurrently is one favourite', async () => {
  const person = await signUpConfirmed()
  const asked = await Promise.all(Array.from({ length: 5 }, () => add(person, { recipe_id: first })))
  expect(asked.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(asked.filter(({ status }) => status === 409)).toHaveLength(4)
  const refused = (await (await add(person, { recipe_id: first })).json()) as object
  expect(refused).toMatchObject({
    code: 'favorite_exists',
    detail: 'Esta receita já está nos seus favoritos',
  })
  expect(await favoritesOf(person)).toHaveLength(1)
})

test('a favourite removed twice is removed once', async () => {
  const person = await signUpConfirmed()
  await add(person, { recipe_id: first })
  expect(await (await remove(person, first)).json()).toEqual({ removed: true })
  expect(await (await remove(person, first)).json()).toEqual({ removed: false })
  expect(await favoritesOf(person)).toEqual([])
})

test('an account cannot see or remove the favourites of another', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  await add(ana, { recipe_id: first })
  expect(await favoritesOf(bia)).toEqual([])
  expect(await (await remove(bia, first)).json()).toEqual({ removed: false })
  expect(await codeOf(await add(bia, { recipe_id: first, user_id: ana.id }))).toBe('403 foreign_account')
  expect((await add(bia, { recipe_id: first, user_id: bia.id })).status).toBe(200)
  expect(await favoritesOf(ana)).toHaveLength(1)
  expect(await codeOf(await add(openBrowser(), { recipe_id: first }))).toBe('401 unauthenticated')
})

test('a recipe outside the library or plan is rejected', async () => {
  const person = await signUpConfirmed()
  expect(await codeOf(await add(person, { recipe_id: 'nao-existe' }))).toBe('404 recipe_not_found')
  expect(await codeOf(await add(person, { recipe_id: beyondPlan }))).toBe('403 upgrade_required')
  expect(await codeOf(await add(person, { recipe_id: '' }))).toBe('422 validation_failed')
  expect(await codeOf(await add(person, {}))).toBe('422 validation_failed')
  expect(await favoritesOf(person)).toEqual([])
})

test('an ended trial can list and remove favourites but not add any', async () => {
  const person = await signUpConfirmed()
  await add(person, { recipe_id: first })
  clock.advance({ days: 4 })
  expect(await favoritesOf(person)).toHaveLength(1)
  expect(await codeOf(await add(person, { recipe_id: second }))).toBe('403 trial_expired')
  expect(await (await remove(person, first)).json()).toEqual({ removed: true })
})

test('the last tap of two devices wins', async () => {
  const person = await signUpConfirmed()
  const [phone, tablet] = [person, person]
  await add(phone, { recipe_id: first })
  expect(await codeOf(await add(tablet, { recipe_id: first }))).toBe('409 favorite_exists')
  expect((await remove(tablet, first)).status).toBe(200)
  expect((await remove(phone, first)).status).toBe(200)
  expect(await favoritesOf(phone)).toEqual([])
})

test('a favourite whose recipe left the library is hidden', async () => {
  const person = await signUpConfirmed()
  await add(person, { recipe_id: first })
  await database.asAccount(person.id, (tx) => addFavorite(tx, 'receita-que-saiu-do-livro', clock.now()))
  expect((await favoritesOf(person)).map(({ recipe_id }) => recipe_id)).toEqual([first])
})

test('menus use the favourites of their own account', async () => {
  const [ana, bia] = [await signUpConfirmed(), await signUpConfirmed()]
  await add(ana, { recipe_id: first })
  const idsOf = ({ id }: TestPerson) => database.asAccount(id, (tx) => listFavoriteRecipeIds(tx))
  expect(await idsOf(ana)).toEqual([first])
  expect(await idsOf(bia)).toEqual([])
})
