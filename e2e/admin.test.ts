import { expect, type Page } from '@playwright/test'
import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { expectNoViolations } from './support/accessible.ts'
import { administrator, type Person } from './support/account.ts'
import { plainAnswers } from './support/answers.ts'
import { codeFor } from './support/authenticator.ts'
import { test, toast } from './support/journey.ts'
import { linkInMail } from './support/mailbox.ts'

/** Timeout in milliseconds for rendering a plate in every size and format, the slowest request of all journeys. */
const paintingMs = 60_000

const page404 = 'Este prato não está no cardápio'
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })

/** Returns the last two recipes of the account's library, which no other journey opens. */
async function twoRecipes(page: Page): Promise<readonly [RecipeCard, RecipeCard]> {
  const [last, beforeLast] = (
    (await (await page.request.get('/api/recipes')).json()) as RecipeCard[]
  ).toReversed()
  if (!last || !beforeLast) throw new Error('the book of the account is empty')
  return [last, beforeLast]
}

async function select(page: Page, names: readonly string[]) {
  for (const name of names) {
    await page.getByLabel('Buscar receita pelo nome').fill(name)
    await row(page, name).getByRole('checkbox').tap()
  }
  await page.getByRole('button', { name: 'Limpar a busca' }).tap()
}

/** Sets up the second factor, from the page that requires it until the factor is accepted. */
async function setUpSecondFactor(page: Page, origin: string, { email, password }: Person) {
  await expect(page.getByText('Falta o segundo fator')).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Abrir Segurança' }).tap()
  await expect(page.getByText('Administrar pede um segundo fator')).toBeVisible()
  await page
    .getByRole('region', { name: 'Verificação em duas etapas' })
    .getByRole('button', { name: 'Ligar' })
    .tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByLabel('Sua senha')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Confirmar pelo e-mail' }).tap()
  await expect(sheet.getByText('Enviamos o link')).toBeVisible()
  await expectNoViolations(page)
  const mailed = await linkInMail(origin, email, '/perfil/seguranca\\?token=')
  await page.goto(mailed.href)
  await expect(page.getByRole('heading', { name: 'É você?' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Confirmar que sou eu' }).tap()
  await expect(page.getByText('E-mail confirmado. Por 15 minutos')).toBeVisible()
  await page
    .getByRole('region', { name: 'Verificação em duas etapas' })
    .getByRole('button', { name: 'Ligar' })
    .tap()
  await sheet.getByLabel('Sua senha').fill(password)
  await sheet.getByRole('button', { name: 'Continuar' }).tap()
  const link = await sheet.getByRole('link', { name: 'abra no aplicativo' }).getAttribute('href')
  const key = new URL(link ?? '').searchParams.get('secret') ?? ''
  await sheet.getByLabel('Código', { exact: true }).fill(codeFor(key))
  await sheet.getByRole('button', { name: 'Ligar' }).tap()
  await sheet.getByLabel('Guardei os códigos em um lugar seguro').check()
  await sheet.getByRole('button', { name: 'Concluir' }).tap()
  await expect(page.getByText('Administrar pede um segundo fator')).toHaveCount(0)
  await page.goto(mailed.href)
  await page.getByRole('button', { name: 'Confirmar que sou eu' }).tap()
  await expect(page.getByRole('heading', { name: 'Este link já não vale' })).toBeVisible()
}

test('an administrator sets up a second factor, then generates and removes pictures', async ({
  page,
  enter,
  origin,
}, testInfo) => {
  // Rendering alone takes up to `paintingMs`.
  test.slow()

  await test.step('a visitor finds no such page', async () => {
    await page.goto('/admin/recipe-images')
    await expect(page.getByRole('heading', { level: 1, name: page404 })).toBeVisible()
    await expect(page).toHaveTitle(/^Página não encontrada/)
  })

  const owner = await enter(plainAnswers, administrator(testInfo))
  const [painted, other] = await twoRecipes(page)
  const openImages = async () => {
    await page.goto('/perfil')
    await page.getByRole('link', { name: /^Imagens das receitas/ }).tap()
  }

  await test.step('administration asks for a second factor', async () => {
    await openImages()
    await setUpSecondFactor(page, origin, owner)
  })

  await test.step('a picture is drawn for a chosen recipe', async () => {
    await openImages()
    await expect(page.getByRole('heading', { level: 1, name: 'Imagens das receitas' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enviar imagem' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Enviar imagem' })).toHaveAccessibleDescription(
      'Em desenvolvimento',
    )
    await page.getByRole('button', { name: 'Gerar com IA' }).tap()
    await expect(toast(page, 'Selecione pelo menos uma receita')).toBeVisible()

    await select(page, [painted.name])
    await expect(page.getByText('1 selecionada')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Gerar com IA' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Gerar 1 imagem?' })
    await expect(sheet).toContainText('Nenhum modelo de imagens está configurado nesta instalação.')
    await sheet.getByRole('button', { name: 'Usar os pratos desenhados' }).tap()
    await expect(toast(page, '1 imagem gerada com sucesso!')).toBeVisible({ timeout: paintingMs })
    await expect(row(page, painted.name)).toContainText('Pronta')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Concluir' }).tap()
    await page.getByText('Desenhadas', { exact: true }).tap()
    await expect(row(page, painted.name)).toContainText('Prato desenhado')
  })

  await test.step('the recipe shows the picture until it is removed', async () => {
    await page.goto(`/receitas/${painted.id}`)
    const picture = page.getByRole('main').locator('header picture img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await page.goto('/admin/recipe-images?mostrar=desenhadas')
    await page.getByRole('button', { name: `Tirar a imagem de ${painted.name}` }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Tirar', exact: true }).tap()
    await expect(row(page, painted.name)).toHaveCount(0)
  })

  await test.step('a run is not left by accident and continues after a reload', async () => {
    const names = [painted.name, other.name]
    const held = Promise.withResolvers<void>()
    await page.route('**/api/generate-recipe-images', async (route) => {
      await held.promise
      await route.abort()
    })
    await page.goto('/admin/recipe-images?mostrar=todas')
    await select(page, names)
    await expect(page.getByText('2 selecionadas')).toBeVisible()
    await page.getByRole('button', { name: 'Usar os pratos desenhados' }).tap()
    await expect(page.getByRole('heading', { name: 'Gerando imagens' })).toBeFocused()
    await page.getByRole('button', { name: 'Voltar ao perfil' }).tap()
    const question = page.getByRole('dialog', { name: 'Sair no meio da geração?' })
    await question.getByRole('button', { name: 'Ficar aqui' }).tap()
    await expect(page).toHaveURL(/recipe-images/)
    await expect(row(page, names.toSorted()[0] ?? '')).toContainText('Gerando')

    page.on('dialog', (warning) => void warning.accept())
    await page.reload()
    await expect(page.getByText('A geração parou no meio')).toBeVisible()
    for (const name of names) await expect(row(page, name)).toContainText('Na fila')
    await page.getByRole('button', { name: 'Encerrar por aqui' }).tap()
    await expect(page.getByText('2 selecionadas')).toBeVisible()
    held.resolve()
  })
})
