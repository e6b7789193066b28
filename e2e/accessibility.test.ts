import { expect, type Locator, type Page } from '@playwright/test'
import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { expectNoViolations } from './support/accessible.ts'
import { afternoonZone, liveInTheAfternoon } from './support/afternoon.ts'
import { peanutAllergy, plainAnswers } from './support/answers.ts'
import { navigate } from './support/in-app.ts'
import { eat, haveMenu, scan, test, toast } from './support/journey.ts'
import { nextMonday } from './support/next-monday.ts'
import { guardedPlaces, openPlaces, type Place } from './support/places.ts'
import { platePhoto } from './support/plate-photo.ts'
import { readAloud } from './support/screen-reader.ts'

const lunch = '2 escumadeiras de arroz, 1 concha de feijão e 1 bife grelhado'

const questionnaire: readonly Place[] = [
  { path: '/onboarding?from=profile&passo=1', heading: 'Dados pessoais' },
  { path: '/onboarding?from=profile&passo=2', heading: 'Histórico de saúde' },
  { path: '/onboarding?from=profile&passo=3', heading: 'Alimentação e movimento' },
  { path: '/onboarding?from=profile&passo=4', heading: 'Estilo de vida' },
  { path: '/onboarding?from=profile&passo=5', heading: 'Preferências alimentares' },
  { path: '/onboarding?from=profile&passo=6', heading: 'Objetivo e história' },
  { path: '/onboarding?from=profile&passo=7', heading: 'Revisão e confirmação' },
  { path: '/onboarding?passo=resumo', heading: 'Suas metas estimadas' },
]

const accountPaths = /^\/(perfil|pagamentos|privacidade)/
const ofAccount = guardedPlaces.filter(({ path }) => accountPaths.test(path))
const ofEating = guardedPlaces.filter(({ path }) => !accountPaths.test(path))

test.use({ timezoneId: afternoonZone })

const mealsOfToday = (page: Page) => page.getByRole('region', { name: 'Suas refeições de hoje' })

test('public pages are accessible on a narrow phone, in light and in dark', async ({ page }) => {
  test.slow()
  for (const place of openPlaces) {
    await test.step(place.path, async () => {
      const reply = await page.goto(place.path)
      // Navigation to another hash of the same document has no reply.
      expect(reply?.status() ?? 200).toBe(place.path === '/nao-existe' ? 404 : 200)
      await expectAccessible(page, place)
    })
  }
})

test('pages of day, recipes and menus are accessible on a narrow phone, in light and in dark', async ({
  page,
  enter,
}) => {
  test.slow()
  await enter(plainAnswers)
  await eat(page, lunch)
  await expectAppAccessible(page, ofEating)

  await test.step('the editor of a logged meal', async () => {
    await page.goto('/app')
    await mealsOfToday(page).getByRole('button').tap()
    await expect(page.getByRole('dialog', { name: 'Almoço' })).toBeVisible()
    await expectNoViolations(page)
  })
})

test('pages of account and questionnaire are accessible on a narrow phone, in light and in dark', async ({
  page,
  enter,
}) => {
  test.slow()
  await enter()

  await test.step('the dialog that asks for the questionnaire', async () => {
    await page.goto('/app')
    await expect(page.getByRole('dialog', { name: 'Complete seu perfil de saúde' })).toBeVisible()
    await expectNoViolations(page)
  })

  expect((await page.request.post('/api/onboarding', { data: plainAnswers })).ok()).toBe(true)
  await eat(page, lunch)
  await expectAppAccessible(page, [...ofAccount, ...questionnaire])
})

test('warnings and adding a recipe to the week are accessible, in light and in dark', async ({
  page,
  enter,
}) => {
  await enter(peanutAllergy)
  const recipes = (await (await page.request.get('/api/recipes')).json()) as RecipeCard[]
  const risky = recipes.find(({ conflicts }) => conflicts.length > 0)!

  await test.step('a recipe with a warning, in the list and opened', async () => {
    await page.goto(`/receitas?busca=${encodeURIComponent(risky.name)}`)
    await expect(page.getByText('Não combina: Amendoim')).toBeVisible()
    await expectNoViolations(page)
    await page.goto(`/receitas/${risky.id}`)
    await expect(page.getByText('Atenção a esta receita')).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('a plate with a warning, and its food opened', async () => {
    const { scan_id } = await scan(page, '1 paçoca, 1 banana e 2 colheres de xablau')
    await page.goto(`/scan?scan=${scan_id}`)
    await expect(page.getByText('Atenção a este alimento')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Ajustar Paçoca de amendoim' }).tap()
    await expect(page.getByRole('dialog', { name: 'Paçoca de amendoim' })).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('adding a recipe to the week', async () => {
    await haveMenu(page)
    await page.goto('/receitas/lombo-com-abacaxi')
    await page.getByRole('button', { name: 'Adicionar ao meu plano' }).tap()
    await expect(page.getByRole('radio', { name: /^Hoje, / })).toBeVisible()
    await expectNoViolations(page)
  })
})

test('a user without sight or mouse hears the day, logs a plate, plans a week and buys a plan', async ({
  page,
  enter,
}) => {
  test.slow()
  await enter(plainAnswers)
  await liveInTheAfternoon(page)
  await eat(page, lunch)
  await haveMenu(page)

  await test.step('a screen reader announces the day in order, from the greeting to the bar', async () => {
    await page.goto('/app')
    await expect(mealsOfToday(page).getByRole('checkbox').first()).toBeVisible()
    await expect(page.getByText('Faltam 3 dias.')).toBeVisible()
    const told = await readAloud(page)
    const plate = 'Prato com arroz branco cozido, feijão carioca cozido e contrafilé grelhado'
    expect(told.filter((line) => dayInWords.some((words) => words.test(line)))).toEqual(
      dayInWords.map((words) => expect.stringMatching(words)),
    )
    // The plate is shown where no other meal is next.
    expect(told.filter((line) => line.includes(plate)).length).toBeLessThanOrEqual(1)
    expect(told.filter((line) => line.includes('(sem nome)'))).toEqual([])
    expect(told.filter((line, at) => line === told[at - 1])).toEqual([])
  })

  await test.step('a plate is described and logged with the keyboard alone', async () => {
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
    await tabTo(page, page.getByRole('button', { name: /^(Ajustar|Registrar no) meu dia$/ }))
    await page.keyboard.press('Enter')
    const changes = page.getByRole('dialog', { name: /^Quer ajustar/ })
    await expect(changes.or(mealsOfToday(page))).toBeVisible()
    // Whether a change of the rest of the day is proposed depends on the menu and the hour.
    if (await changes.isVisible()) {
      await tabTo(page, changes.getByRole('button', { name: 'Deixar como estava' }))
      await page.keyboard.press('Enter')
    }
    const planned = page.getByRole('checkbox', { checked: false })
    await expect(mealsOfToday(page).getByRole('listitem').filter({ hasNot: planned })).toHaveCount(2)
  })

  await test.step('a week is planned and a meal swapped with the keyboard alone', async () => {
    // On Mondays the app plans the current week automatically, so the journey uses the next one.
    await page.goto(`/semana?dia=${nextMonday()}`)
    await tabTo(page, page.getByRole('button', { name: 'Gerar cardápio' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Plano da semana' })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Trocar almoço' }))
    await page.keyboard.press('Enter')
    const swap = page.getByRole('dialog', { name: 'Trocar almoço' })
    await tabTo(page, swap.getByRole('listitem').first().getByRole('button'))
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Troca feita')).toBeVisible()
    await expect(swap).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Trocar almoço' })).toBeFocused()
  })

  await test.step('a plan is bought with the keyboard alone', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Perfil' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeFocused()
    await tabTo(page, page.getByRole('link', { name: 'Ver planos' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Planos' })).toBeFocused()
    await tabTo(page, page.getByRole('button', { name: 'Escolher Mensal' }))
    await page.keyboard.press('Enter')
    const approve = page.getByRole('button', { name: 'Aprovar' })
    await expect(approve).toBeVisible()
    await expectNoViolations(page)
    await tabTo(page, approve)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Pagamento aprovado!' })).toBeFocused()
    await expectNoViolations(page)
  })
})

/** Expected announcements, in order, for a day with one meal and a menu, whatever the time of day. */
const dayInWords = [
  /^Ir para o conteúdo, link$/,
  /^título 1: (Bom dia|Boa tarde|Boa noite), Marina$/,
  /^1 dia seguido com refeições registradas$/,
  /^\[região: Progresso do dia\]$/,
  /^Calorias: \d+ de [\d.]+ kcal, \d+%, imagem$/,
  /^Proteína: [\d,]+ de \d+ g, \d+%, imagem$/,
  /^Carboidrato: [\d,]+ de \d+ g, \d+%, imagem$/,
  /^Gordura: [\d,]+ de \d+ g, \d+%, imagem$/,
  /^Fibra: [\d,]+ de \d+ g, \d+%, imagem$/,
  /^Faltam [\d.]+ kcal$/,
  /Registro: Anotado$/,
  /^O que você comeu\?, /,
  /^Escanear meu prato, link$/,
  /^Buscar um alimento, botão$/,
  /^Código de barras, botão$/,
  /^\[região: Suas refeições de hoje\]$/,
  /^1 refeição$/,
  /^Descrever uma refeição, link$/,
  /^Almoço: comi .+, caixa de seleção/,
  /^Almoço \d+h\d* Arroz branco cozido, feijão carioca cozido, .+ kcal · [\d,]+ g de proteína, botão$/,
  /^Faltam 3 dias\.$/,
  /^Dispensar aviso, botão$/,
  /^\[região: Minhas dietas\]$/,
  /^Ver todas as dietas, link$/,
  /^\[grupo: Meus treinos\]$/,
  /^\[navegação: Principal\]$/,
  /^Hoje, link$/,
  /^Perfil, link$/,
]

test('with reduced motion the landing page, the scan and the rings do not move', async ({ page, enter }) => {
  await page.addInitScript(watchMotion)
  await page.goto('/')
  for (const section of await page.locator('[data-section]').all()) await section.scrollIntoViewIfNeeded()
  await expectStillness(page)

  await enter(plainAnswers)
  await eat(page, '1 concha de feijão')
  await page.goto('/app')
  await expect(page.getByRole('img', { name: /^Calorias: / }).locator('.ring-sweep')).toBeVisible()
  await expectStillness(page)

  await page.route('**/api/scan-complete', () => undefined)
  await page.goto('/scan')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Galeria', exact: true }).tap()
  await (
    await chooser
  ).setFiles({
    name: 'prato.jpg',
    mimeType: 'image/jpeg',
    buffer: await platePhoto({ widthPx: 640, heightPx: 480 }),
  })
  await expect(page.getByRole('list', { name: 'Andamento' })).toBeVisible()
  await expectStillness(page)
})

/**
 * Records the last animation longer than 1 ms, its element and duration, in `data-motion` of the page. Runs in the
 * browser.
 */
function watchMotion() {
  for (const start of ['animationstart', 'transitionrun']) addEventListener(start, note, true)

  function note() {
    for (const { effect } of document.getAnimations()) {
      const lastsMs = Number(effect?.getComputedTiming().endTime ?? 0)
      if (lastsMs <= 1 || !(effect instanceof KeyframeEffect)) continue
      document.documentElement.dataset['motion'] = `${effect.target?.outerHTML}: ${lastsMs} ms`
    }
  }
}

async function expectStillness(page: Page) {
  expect(await page.locator('html').getAttribute('data-motion')).toBeNull()
}

/** Loads the first place as a document and navigates to the others inside the app. */
async function expectAppAccessible(page: Page, places: readonly Place[]): Promise<void> {
  for (const [index, place] of places.entries()) {
    await test.step(place.path, async () => {
      expect((await page.request.get(place.path)).status()).toBe(200)
      // A place with the heading of the one before is loaded as a document, because an unchanged heading would not show
      // when the next screen has opened.
      const isFresh = index === 0 || place.heading === places[index - 1]?.heading
      if (isFresh) await page.goto(place.path)
      else await navigate(page, place.path)
      await expectAccessible(page, place)
    })
  }
}

async function expectAccessible(page: Page, { path, heading }: Place): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  const overflowPx = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflowPx, path).toBe(0)
  await expectNoViolations(page)
}

/** Presses Tab, at most 60 times, until `goal` has the focus; no element focused on the way may lie under a bar. */
async function tabTo(page: Page, goal: Locator) {
  await expect(goal).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(findCoveredFocus)).toBe('')
    if (await goal.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('the Tab key never got there')
}

/**
 * Returns the HTML of the focused element and of the element that covers it; empty if one of three points on the
 * focused element is visible. Runs in the browser.
 */
function findCoveredFocus(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body) return ''
  const shown = focused.closest('label') ?? focused
  const { left, top, width, height } = shown.getBoundingClientRect()
  const covers = [0.1, 0.5, 0.9].map((row) => document.elementFromPoint(left + width / 2, top + height * row))
  // Toasts are left out, because they disappear by themselves.
  const isSeen = covers.some(
    (there) => there && (shown.contains(there) || there.contains(shown) || there.closest('.toaster-host')),
  )
  return isSeen ? '' : `${shown.outerHTML} under ${covers[1]?.outerHTML}`
}

test('the day is as wide as a narrow screen at twice the text size', async ({ page, enter }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(plainAnswers)
  for (const mealType of ['cafe_manha', 'almoco'] as const) await eat(page, lunch, mealType)
  await page.goto('/app')
  await expect(mealsOfToday(page).getByText('2 refeições')).toBeVisible()
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  // A browser for phones also widens its viewport to a page that is too wide.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
