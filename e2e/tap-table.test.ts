import { expect, type Locator, type Page } from '@playwright/test'
import { afternoonZone, liveInTheAfternoon } from './support/afternoon.ts'
import { plainAnswers } from './support/answers.ts'
import { eat, holdNotices, numberIn, test, toast } from './support/journey.ts'

const sheet = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => page.getByRole('textbox', { name: 'O que você comeu?' })
const ring = (page: Page) => page.getByRole('img', { name: /^Calorias: / })
const eaten = async (page: Page) =>
  numberIn(((await ring(page).getAttribute('aria-label')) ?? '').replace(/^Calorias: /, ''))

/** A thumb on the screen: counts its touches, and never scrolls. */
class Thumb {
  touches = 0
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Touches the middle of `target`, which must be on the screen without scrolling. */
  async tap(target: Locator): Promise<void> {
    await expect(target).toBeInViewport({ ratio: 1 })
    const box = await target.boundingBox()
    if (!box) throw new Error('the target of the touch is not rendered')
    this.touches += 1
    await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  }

  /** Returns the touches since the last call. */
  taken(): number {
    const { touches } = this
    this.touches = 0
    return touches
  }
}

test.use({ timezoneId: afternoonZone })

test('daily acts take the touches that they should, without scrolling', async ({ page, enter }) => {
  await enter(plainAnswers)
  await liveInTheAfternoon(page)
  const yesterday = new Date(Date.now() - 86_400_000)
  await eat(page, '2 escumadeiras de arroz e 1 concha de feijão', 'almoco', yesterday)
  const thumb = new Thumb(page)
  const write = async (words: string) => {
    await thumb.tap(field(page))
    await expect(field(page)).toBeFocused()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  await page.goto('/app')
  await holdNotices(page)

  await test.step('a meal by words takes two, and the key of the keyboard', async () => {
    await write('2 ovos fritos')
    await thumb.tap(page.getByRole('button', { name: 'Registrar no meu dia' }))
    await expect.poll(() => eaten(page)).toBeGreaterThan(0)
    expect(thumb.taken()).toBe(2)
  })

  await test.step('one food by search takes three', async () => {
    const before = await eaten(page)
    await thumb.tap(page.getByRole('button', { name: 'Buscar um alimento' }))
    await sheet(page).getByLabel('Qual alimento?').fill('banana prata')
    await thumb.tap(
      sheet(page)
        .getByRole('option', { name: /^Banana/ })
        .first(),
    )
    await thumb.tap(page.getByRole('button', { name: 'Registrar no meu dia' }))
    await expect.poll(() => eaten(page)).toBeGreaterThan(before)
    expect(thumb.taken()).toBe(3)
  })

  await test.step('the meal of yesterday takes one, and its undo another', async () => {
    const again = page.getByRole('region', { name: 'De novo?' }).getByRole('button', { name: /feijão/ })
    await again.scrollIntoViewIfNeeded()
    await thumb.tap(again)
    await expect(toast(page, 'no seu dia')).toBeVisible()
    expect(thumb.taken()).toBe(1)
    await thumb.tap(toast(page, 'no seu dia').getByRole('button', { name: 'Desfazer' }))
    await expect(again).toBeVisible()
    expect(thumb.taken()).toBe(1)
  })

  await test.step('a glass of water takes one, a weight two', async () => {
    const body = page.getByRole('region', { name: 'Água e peso' })
    await body.scrollIntoViewIfNeeded()
    await thumb.tap(body.getByRole('button', { name: '200 ml de água' }))
    await expect(body.getByRole('button', { name: /^Água 200 ml hoje/ })).toBeVisible()
    expect(thumb.taken()).toBe(1)
    await thumb.tap(body.getByRole('button', { name: 'Anotar peso' }))
    await thumb.tap(sheet(page).getByRole('button', { name: 'Salvar' }))
    await expect(toast(page, '70,5 kg anotados')).toBeVisible()
    expect(thumb.taken()).toBe(2)
  })

  await test.step('on a past day words take one more, and removing a meal too', async () => {
    await page.goto('/app')
    await expect(ring(page)).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await thumb.tap(page.getByRole('link', { name: 'Dia anterior' }))
    await expect(page.getByRole('heading', { name: /^Ontem, / })).toBeVisible()
    const before = await eaten(page)
    await write('1 banana')
    await thumb.tap(page.getByRole('button', { name: 'Registrar ontem' }))
    await expect.poll(() => eaten(page)).toBeGreaterThan(before)
    expect(thumb.taken()).toBe(3)
  })

  await test.step('the first menu takes two', async () => {
    await thumb.tap(page.getByRole('navigation').getByRole('link', { name: 'Dietas' }))
    const generate = page.getByRole('button', { name: 'Gerar cardápio' })
    await generate.scrollIntoViewIfNeeded()
    await thumb.tap(generate)
    await expect(page.getByRole('heading', { name: 'Plano da semana' })).toBeVisible()
    expect(thumb.taken()).toBe(2)
  })

  await test.step('the first screen holds what is left, the next meal and the field', async () => {
    await page.goto('/app')
    // On a Monday the app plans the week now, which exchanges the meals under the thumb.
    const { date } = (await (await page.request.get('/api/plan-today')).json()) as { date: string }
    const isMonday = new Date(`${date}T00:00:00Z`).getUTCDay() === 1
    if (isMonday) await expect(toast(page, 'Seu cardápio da semana está pronto')).toBeVisible()
    const next = page.getByRole('button', { name: /^Já comi: / })
    const last = page.getByRole('button', { name: 'Buscar um alimento' })
    for (const part of [ring(page), next, field(page), last]) await expect(part).toBeInViewport({ ratio: 1 })
  })

  await test.step('a planned meal is eaten with one', async () => {
    const before = await eaten(page)
    await thumb.tap(page.getByRole('button', { name: /^Já comi: / }))
    await expect.poll(() => eaten(page)).toBeGreaterThan(before)
    expect(thumb.taken()).toBe(1)
  })

  await test.step('a swap takes three', async () => {
    const week = page.getByRole('link', { name: /^(?:Ver a semana da dieta|Plano da semana)/ })
    await week.scrollIntoViewIfNeeded()
    await thumb.tap(week)
    const swap = page.getByRole('button', { name: /^Trocar / }).first()
    await swap.scrollIntoViewIfNeeded()
    await thumb.tap(swap)
    await thumb.tap(sheet(page).getByRole('listitem').first().getByRole('button'))
    await expect(toast(page, 'Troca feita')).toBeVisible()
    expect(thumb.taken()).toBe(3)
  })
})
