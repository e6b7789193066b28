/**
 * Pages whose address may be sent, as route patterns, so that the ids in the addresses are not sent. Excluded: pages
 * that ask for or show health data, account settings, links with a token, and the privacy page itself.
 */
const trackedPages: ReadonlySet<string> = new Set([
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

export function isTracked(page: string): boolean {
  return trackedPages.has(page)
}
