import { expect, type Page } from '@playwright/test'
import { expectNoViolations, expectNoViolationsInSheet } from './support/accessible.ts'
import { plainAnswers } from './support/answers.ts'
import { haveMenu, holdNotices, test, toast } from './support/journey.ts'
import { nextMonday } from './support/next-monday.ts'

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a person plans, finds and logs on a laptop with the keyboard alone', async ({ page, enter }) => {
  await enter(plainAnswers)
  await haveMenu(page)

  await test.step('the seven days of a week stand side by side, with their meals in rows', async () => {
    await page.goto(`/semana?dia=${nextMonday()}`)
    const grid = page.getByRole('table')
    await expect(grid.getByRole('columnheader')).toHaveCount(7)
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expectNoViolations(page)
    const lunches = grid.getByRole('button', { name: /^almoço, / })
    await expect(lunches).toHaveCount(7)
    const tops = await lunches.evaluateAll((all) =>
      all.map((one) => one.closest('td')!.getBoundingClientRect().top),
    )
    expect(new Set(tops).size).toBe(1)
  })

  await test.step('arrows lead from meal to meal, Enter opens one, Escape returns to it', async () => {
    const lunch = (day: string) =>
      page.getByRole('table').getByRole('button', { name: new RegExp(`^almoço, ${day}`) })
    await lunch('Segunda').focus()
    await page.keyboard.press('ArrowRight')
    await expect(lunch('Terça')).toBeFocused()
    await page.keyboard.press('Enter')
    const details = page.getByRole('dialog', { name: /^Almoço, terça/ })
    await expect(details.getByText('Ingredientes e preparo')).toBeVisible()
    // Text at twice its size leaves no room for the grid, which stays while a dialog is open.
    await expectNoViolationsInSheet(page)
    await page.keyboard.press('Escape')
    await expect(lunch('Terça')).toBeFocused()
  })

  await test.step('a meal is swapped, and back', async () => {
    await holdNotices(page)
    const lunch = page.getByRole('table').getByRole('button', { name: /^almoço, Terça/ })
    const before = await lunch.innerText()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const options = page.getByRole('dialog', { name: 'Trocar almoço' })
    await options.getByRole('listitem').first().getByRole('button').press('Enter')
    await expect(lunch).not.toHaveText(before)
    await toast(page, 'Troca feita').getByRole('button', { name: 'Desfazer' }).press('Enter')
    await expect(toast(page, 'Troca desfeita')).toBeVisible()
    await expect(lunch).toHaveText(before)
  })

  await test.step('two letters open a screen, a slash its search, and arrows its results', async () => {
    await expect(async () => {
      await page.keyboard.press('g')
      await page.keyboard.press('r')
      await expect(heading(page, 'Receitas')).toBeVisible({ timeout: 3000 })
    }).toPass()
    const search = page.getByRole('searchbox', { name: 'Buscar receita' })
    await expect(search).toBeVisible()
    await page.keyboard.press('/')
    await expect(search).toBeFocused()
    await page.keyboard.type('g d')
    await expect(search).toHaveValue('g d')
    await search.fill('feijão')
    const first = page.locator('[data-recipe]').first().getByRole('link')
    await expect(first).toHaveText(/feijão/i)
    await page.keyboard.press('ArrowDown')
    await expect(first).toBeFocused()
    const name = (await first.textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(heading(page, name)).toBeVisible()
  })

  await test.step('the keys are listed, and can be turned off there and on again in the profile', async () => {
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Atalhos do teclado' })
    await expect(sheet.getByText('Plano da semana')).toBeVisible()
    await expectNoViolationsInSheet(page)
    await sheet.getByRole('switch').press('Space')
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await page.keyboard.press('?')
    await page.goto('/perfil')
    const shortcuts = page.getByRole('switch', { name: 'Atalhos do teclado' })
    await expect(shortcuts).not.toBeChecked()
    await expect(sheet).toHaveCount(0)
    await shortcuts.press('Space')
    // The reloaded page listens to keys once their code has arrived.
    await expect(async () => {
      await page.keyboard.press('/')
      await expect(page.getByRole('textbox', { name: 'O que você comeu?' })).toBeFocused({ timeout: 3000 })
    }).toPass()
    await expect(page).toHaveURL(/\/(app)?$/)
  })

  await test.step('Hoje has its answers at the left and the day at the right', async () => {
    const left = page.getByRole('textbox', { name: 'O que você comeu?' })
    const right = page.getByRole('heading', { name: 'Suas refeições de hoje' })
    const [field, day] = [(await left.boundingBox())!, (await right.boundingBox())!]
    expect(field.x + field.width).toBeLessThan(day.x)
    expect(day.y).toBeLessThan(field.y)
    await expectNoViolations(page)
  })
})
