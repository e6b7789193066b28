/**
 * Pages whose address may be told, as the route table writes them: which recipe, diet or protocol it was stays here.
 * Not told: what asks for or shows somebody's health, their own settings, links that hold a token, and the page on
 * privacy itself.
 */
const toldPages: ReadonlySet<string> = new Set([
  '/auth',
  '/waiting-confirmation',
  '/app',
  '/scan',
  '/receitas',
  '/receitas/$recipeId',
  '/favoritas',
  '/horarios',
  '/protocolos',
  '/protocolos/$protocolId',
  '/dietas',
  '/dietas/$dietId',
  '/semana',
  '/pagamentos',
  '/paywall',
  '/trial-expired',
  '/ajuda',
  '/sobre-os-dados',
  '/termos',
])

export function isTold(page: string): boolean {
  return toldPages.has(page)
}
