import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import type { RecipeCard } from '#contract/recipes.ts'
import { peanutAllergy, plainAnswers } from './support/answers.ts'
import { eat, scan, test } from './support/journey.ts'
import { guardedPlaces, openPlaces, type Place } from './support/places.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const questionnaire: readonly Place[] = [
  { path: '/onboarding?from=profile&passo=1', heading: 'Dados Pessoais' },
  { path: '/onboarding?from=profile&passo=2', heading: 'Histórico de Saúde' },
  { path: '/onboarding?from=profile&passo=3', heading: 'Estilo de Vida' },
  { path: '/onboarding?from=profile&passo=4', heading: 'Preferências Alimentares' },
  { path: '/onboarding?from=profile&passo=5', heading: 'Atividade Física' },
  { path: '/onboarding?from=profile&passo=6', heading: 'Histórico Nutricional' },
  { path: '/onboarding?from=profile&passo=7', heading: 'Revisão e Confirmação' },
  { path: '/onboarding?passo=resumo', heading: 'Suas metas estimadas' },
]

for (const place of openPlaces) {
  test(`a visitor finds ${place.path} accessible, in light and in dark`, async ({ page }) => {
    await open(page, place)
    await expectNoViolations(page)
  })
}

for (const place of [...guardedPlaces, ...questionnaire]) {
  test(`whoever is signed in finds ${place.path} accessible, in light and in dark`, async ({
    page,
    enter,
  }) => {
    await enter(plainAnswers)
    await eat(page, '2 escumadeiras de arroz, 1 concha de feijão e 1 bife grelhado')
    await open(page, place)
    await expectNoViolations(page)
  })
}

test('a meal, opened to be corrected, is accessible, in light and in dark', async ({ page, enter }) => {
  await enter(plainAnswers)
  await eat(page, '2 escumadeiras de arroz, 1 concha de feijão e 1 bife grelhado')
  await page.goto('/app')
  await page.getByRole('region', { name: 'Suas refeições de hoje' }).getByRole('button').tap()
  await expect(page.getByRole('dialog', { name: 'Almoço' })).toBeVisible()
  await expectNoViolations(page)
})

test('the way of a recipe into the week is accessible, in light and in dark', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.request.post('/api/diet-generate-weekly', { data: {} })
  await page.goto('/receitas/lombo-com-abacaxi')
  await page.getByRole('button', { name: 'Adicionar ao Meu Plano' }).tap()
  await expect(page.getByRole('radio', { name: /^Hoje, / })).toBeVisible()
  await expectNoViolations(page)
})

test('a recipe with a warning is accessible, in light and in dark', async ({ page, enter }) => {
  await enter(peanutAllergy)
  const recipes = (await (await page.request.get('/api/recipes')).json()) as RecipeCard[]
  const risky = recipes.find(({ conflicts }) => conflicts.length > 0)!
  await page.goto(`/receitas?busca=${encodeURIComponent(risky.name)}`)
  await expect(page.getByText('Não combina: Amendoim')).toBeVisible()
  await expectNoViolations(page)
  await page.goto(`/receitas/${risky.id}`)
  await expect(page.getByText('Atenção a esta receita')).toBeVisible()
  await expectNoViolations(page)
})

test('the reminder of the questionnaire is accessible, in light and in dark', async ({ page, enter }) => {
  await enter()
  await page.goto('/app')
  await expect(page.getByRole('dialog', { name: 'Complete seu Perfil de Saúde' })).toBeVisible()
  await expectNoViolations(page)
})

test('a plate with a warning is accessible, in light and in dark', async ({ page, enter }) => {
  await enter(peanutAllergy)
  const { scan_id } = await scan(page, '1 paçoca, 1 banana e 2 colheres de xablau')
  await page.goto(`/scan?scan=${scan_id}`)
  await expect(page.getByText('Atenção a este alimento')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Ajustar Paçoca de amendoim' }).tap()
  await expect(page.getByRole('dialog', { name: 'Paçoca de amendoim' })).toBeVisible()
  await expectNoViolations(page)
})

test('a plate goes from words into the day with the keyboard alone', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/app')
  await tabTo(page, page.getByRole('link', { name: 'Descrever uma refeição' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'FoodScan BR' })).toBeFocused()
  await tabTo(page, page.getByLabel('O que tem no prato?'))
  await page.keyboard.type('2 escumadeiras de arroz e 1 concha de feijão')
  await tabTo(page, page.getByRole('button', { name: 'Ver os números' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('kcal no prato')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Ajustar Feijão carioca cozido' }))
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Feijão carioca cozido' })
  await tabTo(page, sheet.getByLabel('Peso'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('200')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ajustar Feijão carioca cozido' })).toBeFocused()
  await expect(page.getByText('(200 g)')).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Ajustar meu dia' }))
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('region', { name: 'Suas refeições de hoje' }).getByRole('listitem'),
  ).toHaveCount(1)
})

async function open(page: Page, { path, heading }: Place) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

async function expectNoViolations(page: Page) {
  await expect(page.getByRole('status', { name: /^Carregando/ })).toHaveCount(0)
  const rules = new AxeBuilder({ page }).setLegacyMode()
  const inLight = await violationsOf(rules)
  await page.emulateMedia({ colorScheme: 'dark' })
  // Colours glide into each other; between the two neither is right.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  // Of all the rules only this one looks at colours.
  const inDark = await violationsOf(rules.withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: 'light' })
  expect({ inLight, inDark }, page.url()).toEqual({ inLight: [], inDark: [] })
}

async function violationsOf(rules: AxeBuilder): Promise<string[]> {
  const { violations } = await rules.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Walks with the Tab key until this has the focus. */
async function tabTo(page: Page, goal: Locator) {
  await expect(goal).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    if (await goal.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('the Tab key never got there')
}
