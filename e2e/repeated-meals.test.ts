import { expect, type Page } from '@playwright/test'
import { plainAnswers } from './support/answers.ts'
import { eat, test, toast } from './support/journey.ts'

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
