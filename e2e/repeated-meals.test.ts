import { expect, type Page } from '@playwright/test'
import { plainAnswers } from './support/answers.ts'
import { eat, holdNotices, test, toast } from './support/journey.ts'
import { pageDay } from './support/page-day.ts'

const againOf = (page: Page) => page.getByRole('region', { name: 'De novo?' })
const mealsOf = (page: Page) => page.getByRole('region', { name: 'Suas refeições de hoje' })

test('yesterday’s meal is eaten again with one tap, and undone', async ({ page, enter }) => {
  await enter(plainAnswers)
  const again = againOf(page).getByRole('button', { name: /Arroz branco cozido, feijão/ })

  await test.step('without past meals nothing is offered', async () => {
    await page.goto('/app')
    await expect(mealsOf(page)).toBeVisible()
    await expect(againOf(page)).toHaveCount(0)
  })

  await test.step('a meal of yesterday is offered with its foods and energy', async () => {
    const yesterday = new Date(Date.now() - 86_400_000)
    for (const words of ['1 banana', '2 ovos fritos']) await eat(page, words, 'ceia', yesterday)
    await eat(page, '2 escumadeiras de arroz e 1 concha de feijão', 'almoco', yesterday)
    await page.goto('/app')
    await expect(again).toContainText(/ontem.*\d+\skcal/i)
    // Hidden text in a row that scrolls must not widen the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  await test.step('words for it offer it too, and words name the day and the meal', async () => {
    const field = page.getByLabel('O que você comeu?')
    await field.fill('o mesmo de ontem')
    await page.getByRole('button', { name: 'Ver', exact: true }).tap()
    await expect(again).toBeVisible()
    await page.getByLabel('O que tem no prato?').fill('ontem no jantar comi 2 ovos fritos')
    await page.getByRole('button', { name: 'Ver os números' }).tap()
    await expect(page.getByText('Entendi: ontem, jantar')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Jantar' })).toBeChecked()
    await expect(page.getByRole('button', { name: 'Registrar ontem' })).toBeVisible()
    await page.goto('/app')
  })

  await test.step('one tap logs it today, and the undo takes it off again', async () => {
    await again.tap()
    await expect(toast(page, 'no seu dia')).toBeVisible()
    await expect(mealsOf(page).getByRole('listitem')).toHaveCount(1)
    await expect(again).toHaveCount(0)
    await toast(page, 'no seu dia').getByRole('button', { name: 'Desfazer' }).tap()
    await expect(mealsOf(page).getByRole('listitem')).toHaveCount(0)
    await expect(again).toBeVisible()
  })
})

test('a past meal is repeated at another time, and a whole day is copied once and undone', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  const yesterday = new Date(Date.now() - 86_400_000)
  await eat(page, '2 escumadeiras de arroz e 1 concha de feijão', 'almoco', yesterday)
  await eat(page, '1 banana', 'lanche_tarde', yesterday)
  const day = page.getByRole('region', { name: 'O que você comeu' })
  await page.goto('/app')
  await page.getByRole('link', { name: 'Dia anterior' }).tap()
  await holdNotices(page)

  await test.step('the sheet of a meal repeats it as another meal of the day before', async () => {
    await day.getByRole('button', { name: /Almoço/ }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Repetir esta refeição' }).tap()
    const fold = sheet.getByRole('region', { name: 'Repetir esta refeição' })
    await fold.getByLabel('Como', { exact: true }).selectOption('jantar')
    await fold.getByLabel('Quando', { exact: true }).fill(await pageDay(page, 2))
    await sheet.getByRole('button', { name: 'Registrar de novo' }).tap()
    await expect(toast(page, /^Jantar, em /)).toBeVisible()
    await page.getByRole('link', { name: 'Dia anterior' }).tap()
    await expect(day.getByRole('listitem')).toContainText('Jantar')
  })

  await test.step('one tap copies the day to today, and the undo takes all of it off', async () => {
    await page.getByRole('link', { name: 'Dia seguinte' }).tap()
    await page.getByRole('button', { name: 'Copiar o dia para hoje' }).tap()
    const notice = toast(page, '2 refeições copiadas hoje')
    await expect(notice).toBeVisible()
    // The undo removes the two meals one after the other.
    let removed = 0
    page.on('response', (reply) => {
      if (reply.request().method() === 'DELETE' && reply.url().includes('/api/meals/')) removed += 1
    })
    await notice.getByRole('button', { name: 'Desfazer' }).tap()
    await expect.poll(() => removed).toBe(2)
    await page.goto('/app')
    await expect(mealsOf(page).getByRole('listitem')).toHaveCount(0)
  })

  await test.step('a meal moves to today and back', async () => {
    await page.goto('/app')
    const today = await pageDay(page)
    await page.getByRole('link', { name: 'Dia anterior' }).tap()
    await holdNotices(page)
    await expect(day.getByRole('listitem')).toHaveCount(2)
    await day.getByRole('button', { name: /Lanche/ }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Quando', { exact: true }).fill(today)
    await sheet.getByRole('button', { name: 'Salvar', exact: true }).tap()
    const notice = toast(page, 'Lanche da tarde no seu dia')
    await expect(notice).toBeVisible()
    await expect(day.getByRole('listitem')).toHaveCount(1)
    await notice.getByRole('button', { name: 'Desfazer' }).tap()
    await expect(day.getByRole('listitem')).toHaveCount(2)
  })

  await test.step('a meal saved under a name is understood in a sentence and offered again', async () => {
    await page.goto('/app')
    await page.getByRole('link', { name: 'Dia anterior' }).tap()
    await day.getByRole('button', { name: /Almoço/ }).tap()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Salvar como minha refeição' }).tap()
    await expect(sheet.getByRole('button', { name: 'Salvar', exact: true })).toHaveCount(0)
    await sheet.getByLabel('Nome').fill('arroz e feijão')
    await sheet.getByRole('button', { name: 'Salvar com este nome' }).tap()
    await expect(sheet.getByText('Já existe um alimento com esse nome')).toBeVisible()
    await sheet.getByLabel('Nome').fill('Marmita da mãe')
    await sheet.getByRole('button', { name: 'Salvar com este nome' }).tap()
    await expect(toast(page, '“Marmita da mãe” salva')).toBeVisible()
    await page.goto('/app')
    await expect(againOf(page).getByRole('button', { name: /Marmita da mãe/ })).toBeVisible()
    await page.getByLabel('O que você comeu?').fill('a marmita da mae e 1 maçã')
    await page.getByLabel('O que você comeu?').press('Enter')
    await expect(page.getByText('De “Marmita da mãe”')).toHaveCount(2)
    await expect(page.getByRole('list', { name: 'Alimentos do prato' }).getByRole('listitem')).toHaveCount(3)
  })

  await test.step('the saved meal is renamed, deleted and brought back', async () => {
    await page.goto('/meus-alimentos')
    await holdNotices(page)
    const saved = page.getByRole('region', { name: 'Minhas refeições' })
    await saved.getByRole('button', { name: /^Trocar o nome de Marmita da mãe/ }).tap()
    await page.getByRole('dialog').getByLabel('Nome').fill('Marmita da vó')
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar com este nome' }).tap()
    await saved.getByRole('button', { name: 'Apagar Marmita da vó' }).tap()
    await expect(saved.getByRole('listitem')).toHaveCount(0)
    await toast(page, '“Marmita da vó” apagada').getByRole('button', { name: 'Desfazer' }).tap()
    await expect(saved.getByRole('listitem')).toHaveCount(1)
  })
})
