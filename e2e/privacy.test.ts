import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { signUp } from './support/account.ts'
import { expectNoViolations } from './support/accessible.ts'
import { plainAnswers } from './support/answers.ts'
import { eat, test, toast } from './support/journey.ts'
import { mailTo } from './support/mailbox.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const myData = '/privacidade/meus-dados'

test('a person reads the policy, decides on consents and closes another device', async ({
  page,
  enter,
  origin,
}) => {
  await test.step('a visitor reads photo retention and recipients', async () => {
    await page.goto('/privacidade')
    const main = page.getByRole('main')
    await expect(main).toContainText('Fotos: 30 dias')
    await expect(main).toContainText('As compras são uma demonstração')
    await expect(main).toContainText('Não há reconhecimento automático ligado')
    await expect(main.getByRole('link', { name: 'Termos de uso' })).toHaveAttribute('href', '/termos')
  })

  const person = await enter(plainAnswers)
  await eat(page, '2 colheres de arroz e 1 concha de feijão')
  const reply = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  })
  expect(reply.ok).toBe(true)

  await test.step('signed in, the policy links to the account data', async () => {
    await page.goto('/privacidade')
    await page.getByRole('link', { name: 'Ver e cuidar dos seus dados' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Seus dados' })).toBeVisible()
  })

  await test.step('a consent shows its wording, ends with one tap, and is in the history', async () => {
    const photos = page.getByRole('switch', { name: 'Reconhecer fotos com IA' })
    await photos.tap()
    const asking = page.getByRole('dialog', { name: 'Reconhecer fotos com IA' })
    await expect(asking).toContainText('Posso retirar esta autorização quando quiser')
    await asking.getByRole('button', { name: 'Agora não' }).tap()
    await expect(photos).not.toBeChecked()
    await photos.tap()
    await asking.getByRole('button', { name: 'Autorizar' }).tap()
    await expect(photos).toBeChecked()
    await photos.tap()
    await expect(toast(page, 'Autorização retirada')).toBeVisible()
    await expect(photos).not.toBeChecked()
    await page.getByText(/^Ver histórico/).tap()
    const history = region(page, 'Suas autorizações').getByRole('listitem')
    await expect(history.nth(0)).toContainText(/^Reconhecer fotos com IA: retirado/)
    await expect(history.nth(1)).toContainText(/^Reconhecer fotos com IA: autorizado/)
    await expectNoViolations(page)
  })

  await test.step('withdrawing health consent announces what is deleted', async () => {
    const card = region(page, 'Suas autorizações')
    await card.getByRole('button', { name: 'Retirar' }).tap()
    const asking = page.getByRole('dialog', { name: 'Retirar a autorização?' })
    await expect(asking).toContainText('não dá para calcular metas nem gerar cardápio')
    await asking.getByRole('button', { name: 'Manter' }).tap()
    await expect(card).toContainText('Autorizado em')
    await card.getByRole('button', { name: 'Retirar' }).tap()
    await expectNoViolations(page)
    await asking.getByRole('button', { name: 'Retirar e apagar' }).tap()
    await expect(card).toContainText('Retirado em')
    await expect(card.getByRole('link', { name: 'Responder' })).toBeVisible()
  })

  await test.step('it removes the plan and keeps the diary', async () => {
    await page.goto('/dietas')
    await expect(page).toHaveURL(/\/onboarding/)
    await page.goto('/app')
    await expect(page.getByRole('main')).toContainText(/arroz/i)
  })

  await test.step('another device is listed and can be closed from here', async () => {
    await page.goto(myData)
    const acts = region(page, 'Atividade da conta').getByRole('listitem')
    await expect(acts.filter({ hasText: 'Entrada na conta' }).filter({ hasText: 'Firefox' })).toHaveCount(1)
    const devices = region(page, 'Aparelhos conectados').getByRole('listitem')
    await expect(devices.filter({ hasText: 'Este aparelho' })).toHaveCount(1)
    await page.getByRole('button', { name: /^Encerrar em Firefox/ }).tap()
    await expect(page.getByRole('button', { name: /^Encerrar em Firefox/ })).toHaveCount(0)
    await page.getByRole('button', { name: 'Sair de todos os aparelhos' }).tap()
    await page.getByRole('button', { name: 'Sair de todos', exact: true }).tap()
    await expect(page).toHaveURL(/\/auth$/)
  })
})

test('an export contains the diary; a deletion leaves nothing on server or device', async ({
  page,
  enter,
  origin,
}) => {
  const person = await enter(plainAnswers)
  await eat(page, '2 colheres de arroz e 1 concha de feijão')
  await page.goto('/app')
  await expect(page.getByRole('main')).toContainText(/arroz/i)
  await page.goto(myData)
  await page.getByRole('button', { name: 'Baixar meus dados' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Baixar meus dados' })
  await sheet.getByLabel('Sua senha').fill('não é esta')
  await sheet.getByRole('button', { name: 'Baixar', exact: true }).tap()
  await expect(sheet.getByRole('alert')).toHaveText('Senha incorreta. Confira e tente de novo.')
  await expectNoViolations(page)
  await sheet.getByLabel('Sua senha').fill(person.password)
  const downloading = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Baixar', exact: true }).tap()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^prato-certo-meus-dados-\d{4}-\d\d-\d\d\.zip$/)
  const zip = await readFile(await download.path())
  expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  for (const name of ['LEIA-ME.txt', 'dados/refeicoes.json', 'diario/dias-'])
    expect(zip.includes(name)).toBe(true)
  await sheet.getByRole('button', { name: 'Fechar', exact: true }).last().tap()

  await page.evaluate(() => localStorage.setItem('draft:algo', 'x'))
  await page.getByRole('button', { name: 'Excluir minha conta' }).tap()
  const leaving = page.getByRole('dialog', { name: 'Excluir minha conta' })
  await expect(leaving).toContainText('por cinco anos')
  await leaving.getByRole('button', { name: 'Excluir para sempre' }).tap()
  await expect(leaving.getByText('Digite EXCLUIR para confirmar.')).toBeVisible()
  await expectNoViolations(page)
  await leaving.getByLabel('Sua senha').fill(person.password)
  await leaving.getByLabel('Digite EXCLUIR para confirmar').fill('excluir')
  await leaving.getByRole('button', { name: 'Excluir para sempre' }).tap()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(toast(page, 'Sua conta foi apagada')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await page.evaluate(() => caches.has('seen'))).toBe(false)
  expect(await (await page.request.get('/api/auth/get-session')).json()).toBeNull()
  const subjects = (await mailTo(origin, person.email)).map(({ subject }) => subject)
  expect(subjects).toEqual(['Sua conta no Prato Certo foi apagada'])

  const anew = await signUp(origin, person)
  const headers = { cookie: anew.cookie }
  expect(await (await page.request.get('/api/onboarding', { headers })).json()).toMatchObject({
    answers: null,
  })
})
