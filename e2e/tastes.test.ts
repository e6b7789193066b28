import { expect, type Page } from '@playwright/test'
import { findRecipe, recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { findFood } from '#nutrition/foods/food-table.ts'
import type { Recommendation } from '#contract/day/recommendations.ts'
import type { Alternative, WeekPlan } from '#contract/menus/week-plans.ts'
import { plainAnswers } from './support/answers.ts'
import { haveMenu, test } from './support/journey.ts'
import { nextMonday } from './support/next-monday.ts'

const fishOrBroccoli =
  /peixe|sardinha|atum|merluza|salmão|pescada|corvina|bacalhau|pintado|tucunaré|cação|brócolis/i

/** Foods of a recipe as the food table names them. */
const foodsOf = (recipeId: string) =>
  findRecipe(recipeId)!.ingredients.map(({ foodId }) => findFood(foodId)?.name ?? '')

function expectNeither(recipeIds: readonly string[]) {
  expect(recipeIds.filter((id) => foodsOf(id).some((name) => fishOrBroccoli.test(name)))).toEqual([])
}

const idsIn = ({ parts }: { readonly parts: readonly { readonly recipe_id: string }[] }) =>
  parts.map(({ recipe_id }) => recipe_id)

async function read<Shape>(page: Page, address: string): Promise<Shape> {
  const reply = await page.request.get(address)
  expect([address, reply.status()]).toEqual([address, 200])
  return (await reply.json()) as Shape
}

test('an avoided family and food stay out of menus, swaps, edits and recommendations', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/onboarding?from=profile&passo=5')
  const search = page.getByRole('combobox', { name: 'Buscar: não gosto' })
  await search.fill('peix')
  const fish = page.getByRole('option', { name: /^Peixes/ })
  await expect(fish).toContainText(/Toda a família\. Sem peixes: \d+ de \d+ receitas/)
  await fish.tap()
  await page.getByText('Brócolis', { exact: true }).first().tap()
  await expect(page.getByText(/^Sem peixes e brócolis: \d+ de \d+ receitas\.$/)).toBeVisible()

  await page.goto('/onboarding?from=profile&passo=7')
  await expect(page.getByText(/Autorizado em/)).toBeVisible()
  await page.getByRole('button', { name: 'Finalizar' }).tap()
  await expect(page.getByRole('heading', { name: 'Suas metas estimadas' })).toBeVisible()

  await haveMenu(page)
  const data = { week_start: nextMonday(), observations: 'sem abobrinha' }
  expect((await page.request.post('/api/plan-generate-week', { data })).ok()).toBe(true)
  const { week_plan: plan } = await read<{ week_plan: WeekPlan }>(
    page,
    `/api/plan-get-week?start=${nextMonday()}`,
  )
  const meals = plan.days.flatMap(({ meals: planned }) => planned)
  expect(meals.length).toBeGreaterThan(20)
  expectNeither(meals.flatMap(idsIn))
  expect(plan.explanation.avoided.join(' ')).toContain('Evitamos o que você não gosta: peixes e brócolis.')
  const held = meals.flatMap(idsIn).flatMap(foodsOf)
  expect(held.filter((name) => /abobrinha/i.test(name))).toEqual([])

  const swaps = await read<Alternative[]>(
    page,
    `/api/week-plans/alternatives?date=${nextMonday()}&meal_type=almoco&count=12`,
  )
  expect(swaps.length).toBeGreaterThan(3)
  expectNeither(swaps.flatMap(({ meal }) => idsIn(meal)))

  const { recommendations } = await read<{ recommendations: Recommendation[] }>(page, '/api/plan-today')
  const named = recommendations.flatMap(({ foods, data: { recipe } }) => [
    ...foods,
    ...(recipe ? foodsOf(recipe.id) : []),
  ])
  expect(named.filter((name) => fishOrBroccoli.test(name))).toEqual([])

  await page.goto(`/semana?dia=${nextMonday()}`)
  await page.getByText('Por que este cardápio?').tap()
  await expect(page.getByText('Evitamos o que você não gosta: peixes e brócolis.')).toBeVisible()

  const fishDish = recipes.find(({ role, id, mealTypes }) => {
    return (
      role === 'main' && mealTypes.includes('almoco') && foodsOf(id).some((name) => /sardinha/i.test(name))
    )
  })!
  await page.goto(`/receitas/${fishDish.id}`)
  await page.getByRole('button', { name: 'Adicionar ao meu plano' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Adicionar ao meu plano' })
  await sheet.getByText('Almoço', { exact: true }).tap()
  await sheet.getByRole('button', { name: 'Adicionar', exact: true }).tap()
  await expect(sheet.getByRole('alert')).toHaveText('Leva peixes, que você prefere evitar.')
  await sheet.getByRole('button', { name: 'Adicionar assim mesmo' }).tap()
  await expect(page.getByText('Receita adicionada ao seu plano', { exact: true }).first()).toBeVisible()
})
