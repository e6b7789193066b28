import { expect, type Page } from '@playwright/test'
import { plainAnswers } from './support/answers.ts'
import { expectNoViolations } from './support/accessible.ts'
import { test, toast } from './support/journey.ts'

const label = `INFORMAÇÃO NUTRICIONAL
Porções por embalagem: 30
Porção: 30 g (1 dosador)
100 g 30 g %VD*
Valor energético (kcal) 393 118 6
Carboidratos (g) 10 3 1
Açúcares totais (g) 6,7 2
Açúcares adicionados (g) 0 0 0
Proteínas (g) 80 24 48
Gorduras totais (g) 3,7 1,1 2
Gorduras saturadas (g) 2 0,6 3
Gorduras trans (g) 0 0 0
Fibras alimentares (g) <0,5 <0,5 0
Sódio (mg) 187 56 3
Cinzas (g) 4,1
ALÉRGICOS: CONTÉM LEITE. NÃO CONTÉM GLÚTEN.`

const mealsOfToday = (page: Page) =>
  page.getByRole('region', { name: 'Suas refeições de hoje' }).getByRole('listitem')

async function describe(page: Page, words: string) {
  await page.goto('/scan?modo=descrever')
  await page.getByLabel('O que tem no prato?').fill(words)
  await page.getByRole('button', { name: 'Ver os números' }).tap()
}

test('a label that is typed once becomes a food, in the plate of a sentence and in the day', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)

  await test.step('words that no table knows offer to create the food', async () => {
    await describe(page, '1 banana prata e 1 zuquinho protéico')
    await page.getByRole('button', { name: 'Criar alimento' }).first().tap()
  })

  await test.step('missing and impossible values are said at their fields, and nothing is lost', async () => {
    await page.getByLabel('Nome', { exact: true }).fill('Zuquinho protéico')
    await page.getByRole('textbox', { name: 'Porção', exact: true }).fill('45')
    await page.getByLabel('Valor energético, porção de 45 g').fill('164')
    await page.getByLabel('Carboidratos, porção de 45 g').fill('15')
    await page.getByLabel('Açúcares totais, porção de 45 g').fill('20')
    await page.getByLabel('Gorduras totais, porção de 45 g').fill('6,2')
    await page.getByRole('button', { name: 'Criar alimento' }).last().tap()
    await expect(page.getByText('Falta este valor. Se o rótulo diz “não contém”, digite 0.')).toBeVisible()
    await expect(page.getByText('Não pode ser mais que carboidratos.')).toBeVisible()
    await page.getByLabel('Açúcares totais, porção de 45 g').fill('<0,5')
  })

  await test.step('energy that does not fit is asked about, and the corrected food joins the plate', async () => {
    await page.getByLabel('Proteínas, porção de 45 g').fill('1')
    await expect(page.getByText('Confere com o rótulo?')).toBeVisible()
    await page.getByLabel('Proteínas, porção de 45 g').fill('15')
    await page.getByRole('button', { name: 'Criar alimento' }).last().tap()
    await expect(toast(page, 'Alimento criado')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ajustar Zuquinho protéico' })).toBeVisible()
    await expect(page.getByText('Não encontramos “zuquinho protéico” na tabela.')).toBeHidden()
    await page.getByRole('button', { name: 'Registrar no meu dia' }).tap()
    await expect(mealsOfToday(page).filter({ hasText: 'Zuquinho protéico' })).toBeVisible()
  })

  await test.step('from then on a sentence knows it by its name', async () => {
    await describe(page, '2 unidades do meu zuquinho')
    await expect(page.getByRole('button', { name: 'Ajustar Zuquinho protéico' })).toBeVisible()
  })
})

test('a pasted label fills the form; an edit and a deletion leave past meals as they were', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)

  await test.step('both columns are read, and the line that was not understood is shown', async () => {
    await page.goto('/meus-alimentos')
    await page.getByRole('button', { name: 'Criar alimento' }).tap()
    await page.getByRole('button', { name: 'Colar o texto do rótulo' }).tap()
    await page.getByLabel('Texto do rótulo').fill(label)
    await page.getByRole('button', { name: 'Preencher com este texto' }).tap()
    await expect(page.getByText('“Cinzas (g) 4,1”')).toBeVisible()
    await expect(page.getByLabel('Proteínas, 100 g')).toHaveValue('80')
    await expect(page.getByLabel('Fibras alimentares, porção de 30 g')).toHaveValue('<0,5')
    await expectNoViolations(page, 'dialog')
    await page.getByLabel('Nome', { exact: true }).fill('Whey da academia')
    await page.getByRole('button', { name: 'Criar alimento' }).last().tap()
    await expect(page.getByText('1 dose (30 g) · 118 kcal')).toBeVisible()
  })

  await test.step('it is eaten by its name', async () => {
    await describe(page, '1 dose do meu whey com 200 ml de água')
    await page.getByRole('button', { name: 'Registrar no meu dia' }).tap()
    await expect(mealsOfToday(page).filter({ hasText: '118 kcal' })).toBeVisible()
  })

  await test.step('a correction changes the food and not the meal', async () => {
    await page.goto('/meus-alimentos')
    await page.getByRole('button', { name: 'Corrigir Whey da academia' }).tap()
    await page.getByLabel('Valor energético, 100 g').fill('430')
    await page.getByRole('button', { name: 'Salvar', exact: true }).tap()
    await expect(page.getByText('1 dose (30 g) · 129 kcal')).toBeVisible()
    await page.goto('/app')
    await expect(mealsOfToday(page).filter({ hasText: '118 kcal' })).toBeVisible()
  })

  await test.step('a deletion can be undone', async () => {
    await page.goto('/meus-alimentos')
    await page.getByRole('button', { name: 'Apagar Whey da academia' }).tap()
    await expect(page.getByText('Nenhum alimento seu ainda')).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).tap()
    await expect(page.getByText('1 dose (30 g) · 129 kcal')).toBeVisible()
  })
})
