import { entitlements } from '#contract/billing/entitlements.ts'
import { libraryRecipes, recipeLimits, unlimited } from '#contract/billing/plans.ts'
import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { expect, test } from 'vitest'
import { beginningOf, contentsOf, offeredPlans, runningPlan, scansOf } from './plan-offer-copy.ts'

test('the plans are offered as Básico, Anual, Mensal', () => {
  expect(offeredPlans).toEqual(['basic', 'annual', 'monthly'])
})

test.each([
  ['basic', '30 scans por mês'],
  ['monthly', 'Scans ilimitados (até 60 fotos por dia)'],
  ['annual', 'Scans ilimitados (até 60 fotos por dia)'],
] as const)('%s includes %s', (plan, scans) => {
  expect(scansOf(plan)).toBe(scans)
  expect(contentsOf(plan)[0]).toBe(scans)
})

test('no plan promises more recipes than the library has', () => {
  expect(libraryRecipes).toBe(recipes.length)
  for (const plan of offeredPlans) {
    const text = contentsOf(plan)[1]!
    const [count = 0] = (/\d+/.exec(text) ?? []).map(Number)
    expect(count).toBeLessThan(recipes.length)
    expect(text === 'Todas as receitas').toBe(
      recipeLimits[plan] === unlimited || recipeLimits[plan] >= recipes.length,
    )
  }
})

test.each([
  ['Relatórios mensais em PDF', 'mailed_documents'],
  ['Guia de receitas brasileiras', 'recipe_guide'],
] as const)('%s is listed only by the plans that include it', (content, entitlement) => {
  const claiming = offeredPlans.filter((plan) => contentsOf(plan).includes(content))
  expect(claiming).toEqual(entitlements[entitlement])
})

test.each([
  ['basic', 'basic', 'É o seu plano. Comprar de novo soma 30 dias ao fim dele.'],
  ['annual', 'annual', 'É o seu plano. Comprar de novo soma 365 dias ao fim dele.'],
  [
    'annual',
    'basic',
    'Começa assim que for pago. Os 20 dias que restam do Básico viram cerca de 24 dias do Anual, pelo preço do dia em cada plano.',
  ],
  [
    'monthly',
    'basic',
    'Começa assim que for pago. Os 20 dias que restam do Básico viram cerca de 12 dias do Mensal, pelo preço do dia em cada plano.',
  ],
  ['monthly', 'annual', 'O Mensal começa quando o seu Anual terminar.'],
  ['basic', 'monthly', 'O Básico começa quando o seu Mensal terminar.'],
] as const)('buying %s while %s runs: %s', (bought, running, words) => {
  expect(beginningOf(bought, running, { days_left: 20, next_plan: null })).toBe(words)
})

test('a last day and days of two plans are described without a wrong figure', () => {
  expect(beginningOf('monthly', 'basic', { days_left: 1, next_plan: null })).toContain(
    'O dia que resta do Básico vira cerca de 1 dia do Mensal, pelo preço do dia em cada plano.',
  )
  expect(beginningOf('annual', 'monthly', { days_left: 50, next_plan: 'basic' })).toContain(
    'Os dias que restam do Mensal e do Básico viram dias do Anual, pelo preço do dia em cada plano.',
  )
})

test.each([
  ['trial', null],
  ['active', 'monthly'],
  ['canceled', 'monthly'],
  ['past_due', null],
  ['expired', null],
] as const)('a subscription that is %s has %j running', (status, running) => {
  expect(runningPlan({ plan: 'monthly', status })).toBe(running)
})
