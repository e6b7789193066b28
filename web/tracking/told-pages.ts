/**
 * Pages whose address may be sent, as route patterns: the ids in them stay here. Excluded: pages that ask for
 * or show health data, account settings, links with a token, and the privacy page itself.
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
