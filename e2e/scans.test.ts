import { expect, type Page } from '@playwright/test'
import { errorDetail, errors } from '#contract/errors.ts'
import { peanutAllergy, plainAnswers } from './support/answers.ts'
import { holdNotices, test, toast } from './support/journey.ts'
import { platePhoto } from './support/plate-photo.ts'

async function pick(page: Page, file: { name: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Galeria', exact: true }).tap()
  await (await chooser).setFiles({ ...file, mimeType: 'image/jpeg' })
}

async function photo() {
  return { name: 'prato.jpg', buffer: await platePhoto({ widthPx: 1200, heightPx: 900 }) }
}

async function describe(page: Page, words: string) {
  await page.getByLabel('O que tem no prato?').fill(words)
  await page.getByRole('button', { name: 'Ver os números' }).tap()
}

async function expectScansUsed(page: Page, used: number) {
  await page.goto('/perfil')
  await expect(page.getByText(`${used} de 10 scans usados`)).toBeVisible()
}

/** Replaces the browser's speech recognition in the page: the real one needs a microphone and an online service. */
function hearMeal(words: string) {
  class Recognition extends EventTarget {
    start() {
      this.dispatchEvent(new Event('start'))
      this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript: words }]] }))
    }
    stop() {
      this.dispatchEvent(new Event('end'))
    }
    abort() {
      this.stop()
    }
  }
  Object.assign(globalThis, { SpeechRecognition: Recognition })
}

const mealsOfToday = (page: Page) =>
  page.getByRole('region', { name: 'Suas refeições de hoje' }).getByRole('listitem')

test('a person photographs a plate, corrects it and takes it into the day once', async ({
  page,
  context,
  enter,
}) => {
  await enter(plainAnswers)

  await test.step('a photo from the gallery becomes a plate', async () => {
    await page.goto('/scan')
    await pick(page, await photo())
    await expect(page.getByText('Sua foto está guardada.')).toBeVisible()
    await describe(page, '1 concha de feijão')
    await expect(page.getByRole('button', { name: 'Ajustar Feijão carioca cozido' })).toBeVisible()
    await page.getByText('Sua foto', { exact: true }).tap()
    await expect(page.getByRole('img', { name: 'Sua foto do prato' })).toBeVisible()
  })

  await test.step('a reload keeps the scan, its corrections and its photo', async () => {
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/items') && reply.ok())
    await page.getByRole('button', { name: 'Mais Feijão carioca cozido' }).tap()
    await saved
    await page.reload()
    await expect(page.getByText('1½ concha (210 g)')).toBeVisible()
    await expect(page.getByText('Sua foto', { exact: true })).toBeVisible()
  })

  await test.step('it is logged once, also from two tabs', async () => {
    const address = page.url()
    expect(address).toContain('/scan?scan=')
    const other = await context.newPage()
    const take = (tab: Page) => tab.getByRole('button', { name: 'Registrar no meu dia' })
    await other.goto(address)
    // Both tabs load the plate before either logs it: a tab that loads it later offers no button to log it.
    for (const tab of [page, other]) await expect(take(tab)).toBeVisible()
    for (const tab of [page, other]) await take(tab).tap()
    await expect(page).toHaveURL(/\/app$/)
    await expect(other).toHaveURL(/\/app$/)
    await other.close()
    await page.reload()
    await expect(mealsOfToday(page)).toHaveCount(1)
    await page.goto(address)
    await expect(page.getByText('Este prato já está no seu dia')).toBeVisible()
  })

  await test.step('it cost one scan', () => expectScansUsed(page, 1))
})

test('a person whose camera, photo or network fails loses no scan', async ({ page, context, enter }) => {
  await enter(plainAnswers)
  const gallery = page.getByRole('button', { name: 'Galeria', exact: true })
  const again = page.getByRole('button', { name: 'Tentar novamente' })
  const arrived = page.getByText('Sua foto está guardada.')

  await test.step('without a camera the reason is shown, and gallery and description stay available', async () => {
    await page.goto('/scan')
    await page.getByRole('button', { name: 'Abrir câmera' }).tap()
    await expect(page.getByText(/^Não foi possível acessar a câmera: /)).toBeVisible()
    await expect(gallery).toBeEnabled()
    await page.getByRole('button', { name: 'Descrever' }).tap()
    await expect(page.getByLabel('O que tem no prato?')).toBeVisible()
  })

  await test.step('a text file named as a photo is refused with a clear message', async () => {
    await page.goto('/scan')
    await pick(page, { name: 'prato.jpg', buffer: Buffer.from('isto não é uma foto') })
    await expect(page.getByText('Este arquivo não abriu como foto.')).toBeVisible()
    await again.tap()
    await expect(gallery).toBeVisible()
  })

  await test.step('a failed upload costs no scan once it is cancelled', async () => {
    await page.route('**/api/scan-uploads/**', (route) => route.fulfill({ status: 500, json: {} }))
    await pick(page, await photo())
    await expect(page.getByText('Falha no upload da imagem')).toBeVisible()
    const givenUp = page.waitForResponse((reply) => reply.request().method() === 'DELETE')
    await again.tap()
    await givenUp
    await expect(gallery).toBeVisible()
    await page.unroute('**/api/scan-uploads/**')
    await expectScansUsed(page, 0)
  })

  await test.step('a photo taken offline is queued, and sent once online', async () => {
    await page.goto('/scan')
    await expect(gallery).toBeVisible()
    const plate = await photo()
    await context.setOffline(true)
    await pick(page, plate)
    await expect(page.getByText('Você está sem internet.')).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Enviar a mesma foto' }).tap()
    await expect(arrived).toBeVisible()
    await expectScansUsed(page, 1)
  })

  await test.step('a photo refused for load is retried by itself and costs one scan', async () => {
    const refuse = { status: errors.busy.status, headers: { 'retry-after': '1' } }
    const json = { code: 'busy', detail: errorDetail('busy'), status: errors.busy.status }
    await page.goto('/scan')
    await page.route('**/api/scan-complete', (route) => route.fulfill({ ...refuse, json }), { times: 2 })
    await pick(page, await photo())
    await expect(page.getByText('Muita gente fotografando agora…', { exact: true })).toBeVisible()
    await expect(arrived).toBeVisible()
    await expectScansUsed(page, 2)
    await page.goto('/app')
    await expect(page.getByRole('heading', { name: 'Suas refeições de hoje' })).toBeVisible()
    await expect(page.getByText('Foto do prato')).toHaveCount(0)
  })

  await test.step('a used-up quota shows before a photo is taken and leads to the plans', async () => {
    const detail = errorDetail('quota_reached', { plan: 'de teste' })
    await page.route('**/api/scan-start', (route) =>
      route.fulfill({
        status: errors.quota_reached.status,
        contentType: 'application/problem+json',
        json: { code: 'quota_reached', detail },
      }),
    )
    await page.route('**/api/subscriptions-me', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), scans_used_mo: 10 } })
    })
    await page.goto('/scan')
    await expect(page.getByText('Os scans do seu plano acabaram.')).toBeVisible()
    await pick(page, await photo())
    await expect(toast(page, detail)).toBeVisible()
    await expect(page).toHaveURL(/\/paywall$/)
  })
})

test('a person with an allergy describes meals in words, which costs no scan', async ({ page, enter }) => {
  await enter(peanutAllergy)

  await test.step('a description without foods is reported and stays in its field', async () => {
    await page.goto('/scan')
    await page.getByRole('button', { name: 'Descrever' }).tap()
    await describe(page, 'xablau zorg')
    await expect(page.getByRole('alert')).toContainText('Não reconhecemos nenhum alimento no texto.')
    await describe(page, '1 concha de feijão e 2 colheres de xablau')
    await expect(page.getByText('Não encontramos “xablau” na tabela.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ajustar Feijão carioca cozido' })).toBeVisible()
    await page.getByRole('button', { name: 'Mudar as palavras' }).tap()
    await expect(page.getByLabel('O que tem no prato?')).toHaveValue(
      '1 concha de feijão e 2 colheres de xablau',
    )
  })

  await test.step('a food that conflicts with the answers has a warning', async () => {
    await describe(page, '1 paçoca e 1 banana')
    const warning = page.getByRole('alert').filter({ hasText: 'Atenção a este alimento' })
    await expect(warning).toContainText(/paçoca/i)
    await expect(warning).not.toContainText(/banana/i)
  })

  await test.step('a dictated meal without punctuation is read like a typed one', async () => {
    await page.addInitScript(hearMeal, 'Dois ovos um pão francês café com leite')
    await page.goto('/scan?modo=descrever')
    await page.getByLabel('O que tem no prato?').fill('')
    await page.getByRole('button', { name: 'Ditar', exact: true }).tap()
    await expect(page.getByRole('dialog')).toContainText('o som vai para o Google, e não passa por nós')
    await page.getByRole('button', { name: 'Entendi, ditar' }).tap()
    await page.getByRole('button', { name: 'Parar de ouvir' }).tap()
    await expect(page.getByLabel('O que tem no prato?')).toHaveValue(
      'Dois ovos um pão francês café com leite',
    )
    await page.getByRole('button', { name: 'Ver os números' }).tap()
    for (const food of ['Ovo cozido', 'Pão francês', 'Café com leite'])
      await expect(page.getByRole('button', { name: `Ajustar ${food}` })).toBeVisible()
  })

  await test.step('a meal that nobody named follows its time, and a chosen one does not', async () => {
    await page.goto('/scan?modo=descrever')
    await describe(page, '1 pão francês')
    const meal = page.getByLabel('Refeição')
    await page.getByLabel('Hora').fill('07:30')
    await expect(meal).toHaveValue('cafe_manha')
    await expect(page.getByText('Entra como café da manhã, 7h30')).toBeVisible()
    await meal.selectOption('Jantar')
    await page.getByLabel('Hora').fill('07:40')
    await expect(meal).toHaveValue('jantar')
    await page.reload()
    await page.getByLabel('Hora').fill('07:50')
    await expect(meal).toHaveValue('jantar')
  })

  await test.step('a meal whose reply was lost is logged once', async () => {
    await page.goto('/scan?modo=descrever')
    await describe(page, '1 concha de feijão')
    await page.getByLabel('Refeição').selectOption('Jantar')
    const logged = { replies: 0 }
    await page.route('**/api/plan-apply-meal', async (route) => {
      const response = await route.fetch()
      logged.replies += 1
      await (logged.replies === 1 ? route.abort() : route.fulfill({ response }))
    })
    await holdNotices(page)
    await page.getByRole('button', { name: 'Registrar no meu dia' }).tap()
    await expect(toast(page, 'Refeição adicionada ao dia')).toBeVisible()
    expect(logged.replies).toBe(2)
    await expect(mealsOfToday(page)).toHaveCount(1)
    await expect(mealsOfToday(page)).toContainText(['Jantar'])
    await expect(page.getByText(/Registro: Anotado$/)).toBeVisible()
  })

  await test.step('its notice takes the meal back, and the next one restores it', async () => {
    const undo = (words: string) => toast(page, words).getByRole('button', { name: 'Desfazer' })
    await undo('Refeição adicionada ao dia').tap()
    await expect(mealsOfToday(page)).toHaveCount(0)
    await undo('Refeição retirada do dia').tap()
    await expect(mealsOfToday(page)).toContainText(['Jantar'])
  })

  await test.step('no scan was used', () => expectScansUsed(page, 0))
})

test('a day told in one text becomes a plate for each meal, and stopping in between loses none', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  const step = (name: string) => page.getByRole('heading', { level: 2, name })

  await test.step('the first meal is shown with the ones that follow, also after a reload', async () => {
    await page.goto('/scan?modo=descrever')
    await describe(
      page,
      'ontem de manhã comi 2 bananas, no almoço 2 escumadeiras de arroz e 1 concha de feijão e jantei 2 ovos fritos',
    )
    for (const again of [false, true]) {
      if (again) await page.reload()
      await expect(step('1 de 3: café da manhã · ontem')).toBeVisible()
      await expect(page.getByText('“jantei 2 ovos fritos”')).toBeVisible()
      await expect(page.getByRole('button', { name: /^Ajustar / })).toHaveCount(1)
    }
  })

  await test.step('logging it leads to the next one, whose heading has the focus', async () => {
    await page.getByRole('button', { name: 'Registrar e ir para a próxima' }).tap()
    await expect(step('2 de 3: almoço · ontem')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: /seu prato, 2 de 3$/ })).toBeFocused()
    await expect(page.getByRole('button', { name: /^Ajustar (?:Arroz|Feijão)/ })).toHaveCount(2)
  })

  await test.step('the others wait on the day and can be logged later', async () => {
    await page.getByRole('button', { name: 'Deixar para depois' }).tap()
    const waiting = page.getByRole('region', { name: '2 refeições para conferir' })
    await expect(waiting.getByRole('listitem')).toHaveCount(2)
    await waiting
      .getByRole('listitem')
      .filter({ hasText: 'jantei' })
      .getByRole('link', { name: 'Conferir' })
      .tap()
    await expect(page.getByRole('radio', { name: 'Jantar' })).toBeChecked()
    await page.getByRole('button', { name: 'Registrar ontem' }).tap()
    await expect(page.getByRole('heading', { name: /^Ontem, / })).toBeVisible()
    const meals = page.getByRole('region', { name: 'O que você comeu' }).getByRole('listitem')
    await expect(meals).toHaveText([/^Café da manhã.*Banana/, /^Jantar.*Ovo/])
  })
})
