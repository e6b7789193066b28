import type { Page } from '@playwright/test'

/** Fills the sign-in form on the screen and sends it. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap()
}

/** Fills the sign-up form on the screen, except for the terms. */
export async function fillSignUp(page: Page, person: { name: string; email: string; password: string }) {
  await page.getByLabel('Nome', { exact: true }).fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
}
