import { expect, type Page } from '@playwright/test'
import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import type { Today } from '#contract/day/today.ts'
import { peanutAllergy, plainAnswers } from './support/answers.ts'
import { broughtLater, dismiss, haveMenu, holdNotices, test, toast } from './support/journey.ts'

const cards = (page: Page) => page.getByRole('article')
const count = (page: Page) => page.getByRole('status').filter({ hasText: /receitas?$/ })
const listed = async (page: Page) => (await (await page.request.get('/api/recipes')).json()) as RecipeCard[]

async function plannedIn(page: Page, type: string): Promise<string | null | undefined> {
  const { planned_meals } = (await (await page.request.get('/api/plan-today')).json()) as Today
  return planned_meals.find(({ meal_type }) => meal_type === type)?.recipe_id
}

test('a person with an allergy searches, filters and likes recipes', async ({ page, enter }) => {
  await enter(peanutAllergy)
  const search = page.getByLabel('Buscar receita pelo nome')

  await test.step('a shelf that does not load says so, and a second try loads it', async () => {
    await page.route('**/api/recipes', (route) => route.fulfill({ status: 500 }))
    await page.goto('/receitas?tempo=abc&equipamento=Fogueira&tag=paleolitica')
    await expect(page.getByRole('alert')).toContainText('Erro ao carregar dados')
    await page.unroute('**/api/recipes')
    await page.getByRole('button', { name: 'Tentar novamente' }).tap()
    await expect(cards(page).first()).toBeVisible()
  })

  await test.step('an old link with unknown filters hides nothing', async () => {
    await expect(count(page)).toHaveText('200 receitas')
  })

  await test.step('a recipe is found while one types, without asking the server again', async () => {
    await page.goto('/receitas')
    await expect(count(page)).toHaveText('200 receitas')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url())
    })
    await search.pressSequentially('FEIJAO')
    await expect(page).toHaveURL(/busca=FEIJAO/)
    await expect(cards(page).first()).toContainText(/feijão/i)
    for (const name of await cards(page).getByRole('heading').allTextContents())
      expect(name).toMatch(/feijão/i)
    expect(asked).toEqual([])
  })

  await test.step('a search without results offers all recipes again', async () => {
    await search.fill('xablau')
    await expect(page.getByRole('heading', { name: 'Nenhuma receita encontrada' })).toBeVisible()
    await page.getByRole('button', { name: 'Limpar filtros' }).tap()
    await expect(count(page)).toHaveText('200 receitas')
    await expect(search).toHaveValue('')
    await search.fill('arroz')
    await expect(count(page)).not.toHaveText('200 receitas')
    await page.getByRole('button', { name: 'Limpar a busca' }).tap()
    await expect(count(page)).toHaveText('200 receitas')
  })

  await test.step('filters combine, are stored in the address, and are restored on going back', async () => {
    await page.getByRole('group', { name: 'Tempo' }).getByText('30 min').tap()
    await page.getByRole('group', { name: 'Equipamento' }).getByText('Frigideira').tap()
    await page.getByRole('group', { name: 'Estilo' }).getByText('Proteína alta').tap()
    const expected = (await listed(page)).filter(
      ({ time_min, equipment, tags }) =>
        time_min <= 30 && equipment.includes('Frigideira') && tags.includes('proteina_alta'),
    )
    expect(expected.length).toBeGreaterThan(0)
    await expect(count(page)).toContainText(String(expected.length))
    const names = async () => cards(page).getByRole('heading').allTextContents()
    await expect
      .poll(async () => (await names()).toSorted())
      .toEqual(expected.map(({ name }) => name).toSorted())
    const last = (await names()).at(-1)!
    await cards(page).last().getByRole('link').tap()
    await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible()
    await page.getByRole('button', { name: 'Voltar às receitas' }).tap()
    await expect(page).toHaveURL(/tempo=30.*equipamento=Frigideira.*tag=proteina_alta/)
    await page.reload()
    await expect(count(page)).toContainText(String(expected.length))
    await expect(page.getByRole('radio', { name: 'Frigideira' })).toBeChecked()
  })

  await test.step('a recipe that conflicts with the allergy has a warning in the list and in the recipe', async () => {
    const risky = (await listed(page)).find(({ conflicts }) => conflicts.includes('Amendoim'))!
    await page.goto(`/receitas?busca=${encodeURIComponent(risky.name)}`)
    await expect(cards(page).first()).toContainText('Não combina: Amendoim')
    await cards(page).first().getByRole('link').tap()
    await expect(page.getByRole('alert')).toContainText('você informou alergia (Amendoim)')
    await page.goto('/receitas')
    await expect(count(page)).toHaveText('200 receitas')
    await expect(cards(page).getByText('Não combina')).toHaveCount(0)
    const excluded = (await listed(page)).filter(({ conflicts }) => conflicts.length > 0).length
    await page.getByRole('checkbox', { name: 'Só o que combina comigo' }).check()
    await expect(count(page)).toHaveText(`${200 - excluded} receitas`)
    await page.getByRole('checkbox', { name: 'Só o que combina comigo' }).uncheck()
  })

  await test.step('the list starts short, grows by its button, and is where it was on going back', async () => {
    await page.goto('/receitas')
    await expect(cards(page).first()).toBeVisible()
    const atFirst = await cards(page).count()
    expect(atFirst).toBeLessThan(40)
    const more = page.getByRole('button', { name: 'Mostrar mais receitas' })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => cards(page).count()).toBeGreaterThan(atFirst)
    const far = cards(page).nth(atFirst).getByRole('link')
    await expect(far).toBeFocused()
    const name = (await far.textContent()) ?? ''
    await far.tap()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('button', { name: 'Voltar às receitas' }).tap()
    await expect(page.getByRole('link', { name, exact: true })).toBeInViewport()
  })

  await test.step('logging an excluded recipe warns again', async () => {
    const risky = (await listed(page)).find(({ conflicts }) => conflicts.includes('Amendoim'))!
    await page.goto(`/receitas/${risky.id}`)
    await page.getByRole('button', { name: 'Comi isto' }).tap()
    await expect(page.getByRole('dialog')).toContainText('você informou alergia (Amendoim)')
    await page.goto('/receitas')
  })

  await test.step('a liked recipe is listed among the favourites, found there and removed', async () => {
    await page.goto('/favoritas')
    await expect(page.getByRole('heading', { name: 'Nenhuma receita favorita ainda' })).toBeVisible()
    await page.getByRole('link', { name: 'Ver receitas' }).tap()
    const first = cards(page).first()
    const name = (await first.getByRole('heading').textContent()) ?? ''
    await first.getByRole('button', { name: `Gostei: ${name}` }).tap()
    await expect(first.getByRole('button', { name: `Favorito: ${name}` })).toBeVisible()
    await dismiss(page, 'Receita adicionada aos favoritos!')
    await page.getByRole('link', { name: 'Favoritas' }).tap()
    await expect(page.getByText('1 receita favorita')).toBeVisible()
    await page.getByLabel('Buscar favorita pelo nome').fill('xablau')
    await expect(page.getByRole('heading', { name: 'Nenhuma receita encontrada' })).toBeVisible()
    await page.getByRole('button', { name: 'Limpar a busca' }).tap()
    await page.getByRole('button', { name: `Tirar ${name} dos favoritos` }).tap()
    await expect(page.getByRole('heading', { name: 'Nenhuma receita favorita ainda' })).toBeVisible()
    await expect(toast(page, 'Receita removida dos favoritos')).toBeVisible()
  })

  await test.step('a favourite added on another device shows on returning to this one', async () => {
    await page.goto('/receitas')
    const card = cards(page).first()
    await expect(card.getByRole('button', { name: /^Gostei/ })).toBeVisible()
    const name = await card.getByRole('heading').textContent()
    const recipe_id = (await listed(page)).find((one) => one.name === name)!.id
    await page.request.post('/api/favorites', { data: { recipe_id } })
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(card.getByRole('button', { name: /^Favorito/ })).toBeVisible()
  })

  await test.step('the list tells that more recipes exist beyond the plan, with a link to the plans', async () => {
    await page.getByRole('link', { name: /^Abrir as \d+ receitas do livro: o seu plano abre 200/ }).tap()
    await expect(page).toHaveURL(/\/paywall$/)
  })
})

test('a person reads a recipe, shares it, and puts it into the plan', async ({
  page,
  enter,
  context,
  browser,
}) => {
  await enter(plainAnswers)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const [recipe_id, name] = ['lombo-com-abacaxi', 'Lombo de porco com abacaxi']
  const adding = page.getByRole('dialog', { name: 'Adicionar ao meu plano' })
  const openAdding = () => page.getByRole('button', { name: 'Adicionar ao meu plano' }).tap()

  await test.step('a recipe of a larger plan and an unknown recipe explain why they are not shown', async () => {
    await page.route('**/api/recipes/*', (route) =>
      route.fulfill({
        status: 403,
        json: { code: 'upgrade_required', detail: 'Este recurso não faz parte do seu plano.' },
      }),
    )
    await page.goto(`/receitas/${recipe_id}`)
    await expect(page.getByRole('link', { name: 'Ver planos' })).toBeVisible()
    await page.unroute('**/api/recipes/*')
    await page.goto('/receitas/nao-existe')
    await expect(page.getByRole('heading', { name: 'Receita não encontrada' })).toBeVisible()
    await page.getByRole('link', { name: 'Voltar às receitas' }).tap()
    await expect(count(page)).toHaveText('200 receitas')
  })

  await test.step('an unplanned recipe has five similar ones, to read or to add to the plan', async () => {
    const first = (await cards(page).first().getByRole('heading').textContent()) ?? ''
    const swap = page.getByRole('button', { name: `Trocar ${first}`, exact: true })
    await swap.tap()
    const sheet = page.getByRole('dialog', { name: `Trocar ${first}` })
    await expect(sheet.getByRole('article')).toHaveCount(5)
    await expect(sheet.getByRole('article').first()).toContainText(/kcal|energia/)
    const other = sheet.getByRole('article').first().getByRole('link')
    const otherName = (await other.textContent()) ?? ''
    await sheet.getByRole('button', { name: `Pôr no plano ${otherName}` }).tap()
    await adding.getByRole('button', { name: 'Fechar', exact: true }).tap()
    await swap.tap()
    await other.tap()
    await expect(page.getByRole('heading', { level: 1, name: otherName })).toBeVisible()
  })

  await test.step('a recipe scales to the number of servings', async () => {
    await page.goto(`/receitas/${recipe_id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const ingredients = page.getByRole('region', { name: 'Ingredientes' })
    await expect(ingredients).toContainText('640 g de lombo de porco')
    for (let more = 0; more < 4; more++) await page.getByRole('button', { name: 'Mais uma porção' }).tap()
    await expect(ingredients).toContainText('8 porções')
    await expect(ingredients).toContainText('1.280 g de lombo de porco')
    await expect(page.getByRole('button', { name: 'Mais uma porção' })).toBeDisabled()
    await expect(page.getByRole('region', { name: 'Modo de preparo' }).getByRole('listitem')).toHaveCount(4)
    await expect(page.getByRole('region', { name: 'Nutrição por porção' })).toContainText('Carboidrato')
  })

  await test.step('it is shared by its link, and a friend without an account reads it', async () => {
    await page.getByRole('button', { name: 'Compartilhar receita' }).tap()
    await expect(toast(page, 'Link copiado para a área de transferência!')).toBeVisible()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toMatch(/\/receita\/lombo-com-abacaxi$/)
    const friends = await browser.newContext({ javaScriptEnabled: false })
    const friend = await friends.newPage()
    await friend.goto(address)
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(friend.getByRole('region', { name: 'Modo de preparo' }).getByRole('listitem')).toHaveCount(4)
    await friend.getByRole('link', { name: 'Cadastrar grátis' }).tap()
    await expect(friend).toHaveURL(/\/auth#criar-conta$/)
    await friends.close()
  })

  await test.step('what was eaten is logged with its portions, meal and time, and can be undone', async () => {
    const eaten = async (date?: string) => {
      const of = date === undefined ? '' : `?date=${date}`
      const { plan } = (await (await page.request.get(`/api/plan-today${of}`)).json()) as Today
      return plan.scans
    }
    await holdNotices(page)
    const opener = page.getByRole('button', { name: 'Comi isto' })
    const sheet = page.getByRole('dialog', { name: 'Quanto você comeu?' })
    const undo = toast(page, 'Registrado no seu dia').getByRole('button', { name: 'Desfazer' })
    await opener.tap()
    await sheet.getByText('Jantar', { exact: true }).tap()
    await sheet.getByRole('button', { name: 'Registrar no dia' }).tap()
    await expect(toast(page, 'Registrado no seu dia')).toContainText(`${name}, jantar`)
    const [whole] = await eaten()
    expect(whole?.meal_type).toBe('jantar')
    await undo.tap()
    await expect(toast(page, 'Refeição retirada do dia')).toBeVisible()
    expect(await eaten()).toEqual([])

    await opener.tap()
    await sheet.getByRole('textbox', { name: 'Quantidade' }).fill('0,5')
    const day = sheet.getByLabel('Quando', { exact: true })
    const yesterday = addDays(await day.inputValue(), -1)
    await day.fill(yesterday)
    await sheet.getByLabel('Hora').fill('12:30')
    await expect(sheet.getByRole('radio', { name: 'Almoço', exact: true })).toBeChecked()
    await sheet.getByRole('button', { name: 'Registrar no dia' }).tap()
    await expect(undo).toBeVisible()
    expect(await eaten()).toEqual([])
    const [half] = await eaten(yesterday)
    expect(half?.meal_type).toBe('almoco')
    const clock = await page.evaluate((at) => new Date(at).toTimeString().slice(0, 5), half!.eaten_at)
    expect(clock).toBe('12:30')
    expect(Math.abs(half!.foods[0]!.grams * 2 - whole!.foods[0]!.grams)).toBeLessThanOrEqual(1)
    await undo.tap()
    await expect.poll(() => eaten(yesterday)).toEqual([])
  })

  await test.step('without an active diet the plan leads to the diets', async () => {
    await openAdding()
    await expect(adding.getByRole('link', { name: 'Ver minhas dietas' })).toHaveAttribute('href', '/dietas')
  })

  await test.step('with a menu it is added to today’s lunch, and not twice to a day', async () => {
    await haveMenu(page)
    await page.reload()
    await openAdding()
    await expect(adding.getByRole('radio', { name: /^Hoje, / })).toBeChecked()
    await adding.getByText('Almoço', { exact: true }).tap()
    await adding.getByRole('button', { name: 'Adicionar', exact: true }).tap()
    await expect(toast(page, 'Receita adicionada ao seu plano')).toContainText('Almoço, hoje')
    await expect(adding).toHaveCount(0)
    expect(await plannedIn(page, 'almoco')).toBe(recipe_id)
    await openAdding()
    await adding.getByText('Jantar', { exact: true }).tap()
    await adding.getByRole('button', { name: 'Adicionar', exact: true }).tap()
    await expect(adding.getByRole('alert')).toContainText('Esta receita já está neste dia.')
  })

  await test.step('a planned recipe is swapped in its own meal, and back', async () => {
    await page.goto(`/receitas?busca=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: `Trocar ${name}`, exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: `Trocar ${name}` })
    await expect(sheet.getByText('Almoço de hoje')).toBeVisible()
    const dishes = sheet.getByRole('listitem').getByRole('button')
    await expect(dishes).toHaveCount(5)
    await holdNotices(page)
    await dishes.first().tap()
    await expect(toast(page, 'Troca feita')).toBeVisible()
    expect(await plannedIn(page, 'almoco')).not.toBe(recipe_id)
    await toast(page, 'Troca feita').getByRole('button', { name: 'Desfazer' }).tap()
    await expect(toast(page, 'Troca desfeita')).toBeVisible()
    expect(await plannedIn(page, 'almoco')).toBe(recipe_id)
  })
})

const offline = 'Sem conexão: mostrando o que você já viu.'

/**
 * Waits until the cache of stored answers has this number of entries: the user, the list of recipes, its order, the
 * favorites and each opened recipe.
 */
const kept = (page: Page, answers: number) =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('seen')).keys()).length))
    .toBe(answers)

test('seen recipes are readable offline, and signing out leaves nothing on the device', async ({
  page,
  enter,
  context,
}) => {
  await enter(plainAnswers)
  const ingredients = page.getByRole('region', { name: 'Ingredientes' })
  const reader = broughtLater(page, 'offline-cache-schemas')
  await page.goto('/receitas')
  await expect(count(page)).toHaveText('200 receitas')
  const [seen, unseen] = (await cards(page).getByRole('heading').allTextContents()) as [string, string]
  await page.getByRole('link', { name: seen, exact: true }).tap()
  await expect(ingredients).toBeVisible()
  const address = new URL(page.url()).pathname
  await kept(page, 5)
  await reader

  await test.step('a discarded tab reopens offline in its previous state', async () => {
    // Simulates a discarded tab that is restored: its page comes from the browser cache, its memory is empty. An
    // unfinished response is not in the browser cache, so the file must have been loaded.
    const readerAgain = broughtLater(page, 'offline-cache-schemas')
    await page.reload()
    await expect(ingredients).toBeVisible()
    await readerAgain
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')
    await context.setOffline(true)
    await page.goBack()
    await expect(page.getByText(offline)).toBeVisible()
    await expect(ingredients).toBeVisible()
  })

  await test.step('what was eaten offline waits on the device', async () => {
    await page.getByRole('button', { name: 'Comi isto' }).tap()
    await page.getByRole('dialog').getByText('Almoço', { exact: true }).tap()
    await page.getByRole('button', { name: 'Registrar no dia' }).tap()
    await expect(toast(page, 'Sem internet agora')).toBeVisible()
  })

  await test.step('offline the shelf is shown, a favourite is rolled back, an unseen recipe says so', async () => {
    await page.getByRole('button', { name: 'Voltar às receitas' }).tap()
    await expect(count(page)).toHaveText('200 receitas')
    await page.getByRole('button', { name: `Gostei: ${seen}` }).tap()
    await dismiss(page, 'Erro ao adicionar aos favoritos')
    await expect(page.getByRole('button', { name: `Gostei: ${seen}` })).toBeVisible()
    await page.getByRole('link', { name: unseen, exact: true }).tap()
    await expect(page.getByText('Esta receita ainda não foi aberta neste aparelho.')).toBeVisible()
    await page.getByRole('link', { name: seen, exact: true }).tap()
    await expect(page.getByText(offline)).toBeVisible()
    await expect(ingredients).toBeVisible()
  })

  await test.step('back online, it is logged once, and a recipe removed from the library disappears', async () => {
    await page.route(`**/api/recipes${address.replace('/receitas', '')}`, (route) =>
      route.fulfill({
        status: 404,
        json: { code: 'recipe_not_found', detail: 'Receita não encontrada.' },
      }),
    )
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Receita não encontrada' })).toBeVisible()
    await expect(page.getByText(offline)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /Gostei|Favorito/ })).toHaveCount(0)
    // Without a service worker, code whose request failed while the network came back is missing until a reload.
    await page.reload()
    const today = async () => (await (await page.request.get('/api/plan-today')).json()) as Today
    const mealTypes = async () => (await today()).plan.scans.map(({ meal_type }) => meal_type)
    await expect.poll(mealTypes).toEqual(['almoco'])
  })

  await test.step('signing out deletes all stored answers', async () => {
    await page.goto('/perfil')
    await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual([])
    await page.getByRole('button', { name: 'Sair da conta' }).tap()
    await expect(page).toHaveURL(/\/auth$/)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
  })
})
