import { expect, type Page } from '@playwright/test'
import type { RecipeCard } from '#contract/recipes/recipes.ts'
import type { Today } from '#contract/day/today.ts'
import { eatingDisorder, peanutAllergy, plainAnswers } from './support/answers.ts'
import { broughtLater, haveMenu, test, toast } from './support/journey.ts'

const cards = (page: Page) => page.getByRole('article')
const count = (page: Page) => page.getByRole('status').filter({ hasText: /receitas?$/ })
const listed = async (page: Page) => (await (await page.request.get('/api/recipes')).json()) as RecipeCard[]

async function readToday(page: Page): Promise<Today> {
  return (await (await page.request.get('/api/plan-today')).json()) as Today
}

async function dinnerOf(page: Page): Promise<string | null | undefined> {
  const { planned_meals } = await readToday(page)
  return planned_meals.find(({ meal_type }) => meal_type === 'jantar')?.recipe_id
}

test('a recipe is found while one types, without asking the server again', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/receitas')
  await expect(count(page)).toHaveText('200 receitas')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url())
  })
  await page.getByLabel('Buscar receita pelo nome').pressSequentially('FEIJAO')
  await expect(cards(page).first()).toContainText(/feijão/i)
  for (const name of await cards(page).getByRole('heading').allTextContents()) expect(name).toMatch(/feijão/i)
  await expect(page).toHaveURL(/busca=FEIJAO/)
  expect(asked).toEqual([])

  await page.getByRole('button', { name: 'Limpar a busca' }).tap()
  await expect(count(page)).toHaveText('200 receitas')
})

test('the filters stand in the address, add up, and are there again on the way back', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/receitas')
  await page.getByRole('group', { name: 'Tempo' }).getByText('30 min').tap()
  await page.getByRole('group', { name: 'Equipamento' }).getByText('Frigideira').tap()
  await page.getByRole('group', { name: 'Estilo' }).getByText('Proteína alta').tap()
  await expect(page).toHaveURL(/tempo=30/)
  const expected = (await listed(page)).filter(
    ({ time_min, equipment, tags }) =>
      time_min <= 30 && equipment.includes('Frigideira') && tags.includes('proteina_alta'),
  )
  expect(expected.length).toBeGreaterThan(0)
  await expect(count(page)).toContainText(String(expected.length))
  await expect(cards(page).getByRole('heading')).toHaveText(expected.map(({ name }) => name))

  await cards(page).last().getByRole('link').tap()
  await expect(page.getByRole('heading', { level: 1, name: expected.at(-1)!.name })).toBeVisible()
  await page.getByRole('button', { name: 'Voltar às receitas' }).tap()
  await expect(page).toHaveURL(/tempo=30.*equipamento=Frigideira.*tag=proteina_alta/)
  await page.reload()
  await expect(count(page)).toContainText(String(expected.length))
  await expect(page.getByRole('radio', { name: 'Frigideira' })).toBeChecked()
})

test('a search that finds nothing says so and leads back to everything', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/receitas?busca=xablau&tag=light')
  await expect(page.getByRole('heading', { name: 'Nenhuma receita encontrada' })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).tap()
  await expect(count(page)).toHaveText('200 receitas')
  await expect(page.getByLabel('Buscar receita pelo nome')).toHaveValue('')
})

test('the book says that it goes on beyond the plan, and where', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/receitas')
  await page.getByRole('link', { name: /^Abrir as \d+ receitas do livro: o seu plano abre 200/ }).tap()
  await expect(page).toHaveURL(/\/paywall$/)
})

test('a recipe scales to the number of servings', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/receitas/lombo-com-abacaxi')
  await expect(page.getByRole('heading', { level: 1, name: 'Lombo de porco com abacaxi' })).toBeVisible()
  const ingredients = page.getByRole('region', { name: 'Ingredientes' })
  await expect(ingredients).toContainText('640 g de lombo de porco')
  for (let more = 0; more < 4; more++) await page.getByRole('button', { name: 'Mais uma porção' }).tap()
  await expect(ingredients).toContainText('8 porções')
  await expect(ingredients).toContainText('1.280 g de lombo de porco')
  await expect(page.getByRole('button', { name: 'Mais uma porção' })).toBeDisabled()
  await expect(page.getByRole('region', { name: 'Modo de preparo' }).getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('region', { name: 'Nutrição por porção' })).toContainText('Carboidrato')
})

test('what one likes is kept, found again, and taken away', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/favoritas')
  await expect(page.getByRole('heading', { name: 'Nenhuma receita favorita ainda' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver receitas' }).tap()
  const first = cards(page).first()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button', { name: `Gostei: ${name}` }).tap()
  await expect(first.getByRole('button', { name: `Favorito: ${name}` })).toBeVisible()
  await expect(toast(page, 'Receita adicionada aos favoritos!')).toBeVisible()

  await page.getByRole('link', { name: 'Favoritas' }).tap()
  await expect(page.getByText('1 receita favorita')).toBeVisible()
  await page.getByLabel('Buscar favorita pelo nome').fill('xablau')
  await expect(page.getByRole('heading', { name: 'Nenhuma receita encontrada' })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar a busca' }).tap()
  await page.getByRole('button', { name: `Tirar ${name} dos favoritos` }).tap()
  await expect(page.getByRole('heading', { name: 'Nenhuma receita favorita ainda' })).toBeVisible()
  await expect(toast(page, 'Receita removida dos favoritos')).toBeVisible()
})

test('a recipe goes into today’s lunch, and the day has it', async ({ page, enter }) => {
  await enter(plainAnswers)
  await haveMenu(page)
  await page.goto('/receitas/lombo-com-abacaxi')
  await page.getByRole('button', { name: 'Adicionar ao Meu Plano' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Adicionar ao Meu Plano' })
  await expect(sheet.getByRole('radio', { name: /^Hoje, / })).toBeChecked()
  await sheet.getByText('Almoço', { exact: true }).tap()
  await sheet.getByRole('button', { name: 'Adicionar', exact: true }).tap()
  await expect(toast(page, 'Receita adicionada ao seu plano')).toContainText('Almoço, hoje')
  await expect(sheet).toHaveCount(0)
  const { planned_meals } = await readToday(page)
  expect(planned_meals.find(({ meal_type }) => meal_type === 'almoco')?.recipe_id).toBe('lombo-com-abacaxi')

  await page.getByRole('button', { name: 'Adicionar ao Meu Plano' }).tap()
  await sheet.getByText('Jantar', { exact: true }).tap()
  await sheet.getByRole('button', { name: 'Adicionar', exact: true }).tap()
  await expect(sheet.getByRole('alert')).toContainText('Esta receita já está neste dia.')
})

test('without an active diet the plan leads to the diets', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/receitas/lombo-com-abacaxi')
  await page.getByRole('button', { name: 'Adicionar ao Meu Plano' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Ver Minhas Dietas' }).tap()
  await expect(page).toHaveURL(/\/dietas$/)
})

test('a recipe that is planned is swapped in its own meal, and back', async ({ page, enter }) => {
  await enter(plainAnswers)
  await haveMenu(page)
  const { date } = await readToday(page)
  const [recipe_id, name] = ['lombo-com-abacaxi', 'Lombo de porco com abacaxi']
  await page.request.post('/api/week-plans/edits', {
    data: { kind: 'add_recipe', date, meal_type: 'jantar', recipe_id },
  })
  await page.goto(`/receitas?busca=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Trocar ${name}`, exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: `Trocar ${name}` })
  await expect(sheet.getByText('Jantar de hoje')).toBeVisible()
  const dishes = sheet.getByRole('listitem').getByRole('button')
  await expect(dishes).toHaveCount(5)
  await dishes.first().tap()
  await expect(toast(page, 'Troca feita')).toBeVisible()
  expect(await dinnerOf(page)).not.toBe(recipe_id)
  await toast(page, 'Troca feita').getByRole('button', { name: 'Desfazer' }).tap()
  await expect(toast(page, 'Troca desfeita')).toBeVisible()
  expect(await dinnerOf(page)).toBe(recipe_id)
})

test('a recipe that is not planned has five like it, to be read or put into the plan', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/receitas')
  const name = (await cards(page).first().getByRole('heading').textContent()) ?? ''
  await page.getByRole('button', { name: `Trocar ${name}`, exact: true }).tap()
  const sheet = page.getByRole('dialog', { name: `Trocar ${name}` })
  await expect(sheet.getByRole('article')).toHaveCount(5)
  await expect(sheet.getByRole('article').first()).toContainText(/kcal|energia/)
  const other = sheet.getByRole('article').first().getByRole('link')
  const otherName = (await other.textContent()) ?? ''
  await sheet.getByRole('button', { name: `Pôr no plano ${otherName}` }).tap()
  const adding = page.getByRole('dialog', { name: 'Adicionar ao Meu Plano' })
  await adding.getByRole('button', { name: 'Fechar' }).tap()
  await page.getByRole('button', { name: `Trocar ${name}`, exact: true }).tap()
  await other.tap()
  await expect(page.getByRole('heading', { level: 1, name: otherName })).toBeVisible()
})

test('an old link hides nothing, and a search of ten thousand letters is cut', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/receitas?tempo=abc&equipamento=Fogueira&tag=paleolitica')
  await expect(count(page)).toHaveText('200 receitas')
  await page.goto(`/receitas?busca=${'x'.repeat(10_000)}`)
  await expect(page.getByRole('heading', { name: 'Nenhuma receita encontrada' })).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).tap()
  await expect(count(page)).toHaveText('200 receitas')
})

test('an allergic user is warned in the list and in the recipe, and can exclude it', async ({
  page,
  enter,
}) => {
  await enter(peanutAllergy)
  const risky = (await listed(page)).find(({ conflicts }) => conflicts.includes('Amendoim'))!
  await page.goto(`/receitas?busca=${encodeURIComponent(risky.name)}`)
  await expect(cards(page).first()).toContainText('Não combina: Amendoim')
  await cards(page).first().getByRole('link').tap()
  await expect(page.getByRole('alert')).toContainText('você informou alergia (Amendoim)')
  await page.goto('/receitas')
  await page.getByRole('checkbox', { name: 'Só o que combina comigo' }).check()
  await expect(page.getByText('Não combina')).toHaveCount(0)
})

test('an account without numbers sees recipes without numbers', async ({ page, enter }) => {
  await enter(eatingDisorder)
  await page.goto('/receitas')
  await expect(cards(page).first()).toBeVisible()
  await expect(page.getByText(/kcal|g de proteína|Low-carb|Light/)).toHaveCount(0)
  await page.goto('/receitas/lombo-com-abacaxi')
  await expect(page.getByRole('region', { name: 'Ingredientes' })).toBeVisible()
  await expect(page.getByText(/kcal|proteína|Carboidrato|Sódio/)).toHaveCount(0)
})

test('a recipe of a larger plan, and one that does not exist, say what they are', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/receitas/nao-existe')
  await expect(page.getByRole('heading', { name: 'Receita não encontrada' })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar às receitas' }).tap()
  const open = (await listed(page)).map(({ id }) => id)
  await expect(count(page)).toHaveText('200 receitas')
  await page.route('**/api/recipes/*', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'upgrade_required', detail: 'Este recurso não faz parte do seu plano.' },
    }),
  )
  await page.goto(`/receitas/${open[0]}`)
  await expect(page.getByRole('link', { name: 'Ver planos' })).toBeVisible()
})

test('a recipe is shared by its link, and a friend without an account reads it', async ({
  page,
  enter,
  context,
  browser,
}) => {
  await enter(plainAnswers)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('/receitas/lombo-com-abacaxi')
  await page.getByRole('button', { name: 'Compartilhar Receita' }).tap()
  await expect(toast(page, 'Link copiado para a área de transferência!')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/\/receita\/lombo-com-abacaxi$/)

  const friends = await browser.newContext({ javaScriptEnabled: false })
  const friend = await friends.newPage()
  await friend.goto(address)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Lombo de porco com abacaxi')
  await expect(friend.getByRole('region', { name: 'Modo de preparo' }).getByRole('listitem')).toHaveCount(4)
  await friend.getByRole('link', { name: 'Cadastrar Grátis' }).tap()
  await expect(friend).toHaveURL(/\/auth#criar-conta$/)
  await friends.close()
})

test('a shelf that does not load says so, and a second try loads it', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.route('**/api/recipes', (route) => route.fulfill({ status: 500 }))
  await page.goto('/receitas')
  await expect(page.getByRole('alert')).toContainText('Erro ao carregar dados')
  await page.unroute('**/api/recipes')
  await page.getByRole('button', { name: 'Tentar novamente' }).tap()
  await expect(cards(page).first()).toBeVisible()
})

const offline = 'Sem conexão: mostrando o que você já viu.'

/** Waits until the device has kept so much: whose it is, the shelf, the favourites, each recipe that was opened. */
const kept = (page: Page, answers: number) =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('seen')).keys()).length))
    .toBe(answers)

test('seen recipes are readable offline and reload when the network is back', async ({
  page,
  enter,
  context,
}) => {
  await enter(plainAnswers)
  const reader = broughtLater(page, 'offline-cache-schemas')
  await page.goto('/receitas')
  await expect(count(page)).toHaveText('200 receitas')
  const [seen, unseen] = (await cards(page).getByRole('heading').allTextContents()) as [string, string]
  await page.getByRole('link', { name: seen, exact: true }).tap()
  await expect(page.getByRole('region', { name: 'Ingredientes' })).toBeVisible()
  await kept(page, 4)
  await reader

  // A tab that was put away comes back as history does: its page from the browser's cache, nothing of its memory.
  // What is still on its way when a page is left is not in the browser's cache.
  const readerAgain = broughtLater(page, 'offline-cache-schemas')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Ingredientes' })).toBeVisible()
  await readerAgain
  await page.goto('about:blank')
  await context.setOffline(true)
  await page.goBack()
  await expect(page.getByText(offline)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ingredientes' })).toBeVisible()
  await page.getByRole('button', { name: 'Voltar às receitas' }).tap()
  await expect(count(page)).toHaveText('200 receitas')
  await page.getByRole('button', { name: `Gostei: ${seen}` }).tap()
  await expect(toast(page, 'Erro ao adicionar aos favoritos')).toBeVisible()
  await expect(page.getByRole('button', { name: `Gostei: ${seen}` })).toBeVisible()

  await page.getByRole('link', { name: unseen, exact: true }).tap()
  await expect(page.getByText('Esta receita ainda não foi aberta neste aparelho.')).toBeVisible()
  await page.getByRole('link', { name: seen, exact: true }).tap()
  await expect(page.getByText(offline)).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(offline)).toHaveCount(0)
})

test('signing out leaves nothing of what was seen on the device', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/receitas')
  await kept(page, 3)
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Sair da conta' }).tap()
  await expect(page).toHaveURL(/\/auth$/)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('a recipe that leaves the book while it is open is gone from the screen', async ({
  page,
  enter,
  context,
}) => {
  await enter(plainAnswers)
  await page.goto('/receitas/lombo-com-abacaxi')
  await expect(page.getByRole('region', { name: 'Ingredientes' })).toBeVisible()
  await page.route('**/api/recipes/lombo-com-abacaxi', (route) =>
    route.fulfill({
      status: 404,
      json: { code: 'recipe_not_found', detail: 'Receita não encontrada.' },
    }),
  )
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Receita não encontrada' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Gostei|Favorito/ })).toHaveCount(0)
})

test('a heart given on another device is there when one comes back to this one', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/receitas')
  const card = cards(page).first()
  await expect(card.getByRole('button', { name: /^Gostei/ })).toBeVisible()
  const [{ id } = { id: '' }] = await listed(page)
  await page.request.post('/api/favorites', { data: { recipe_id: id } })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(card.getByRole('button', { name: /^Favorito/ })).toBeVisible()
})
