import { readFileSync } from 'node:fs'

/** Address of a page and its heading. */
export interface Place {
  readonly path: string
  readonly heading: string | RegExp
}

/** Pages open to visitors whose heading is not their title, or that have several states. */
const openStates: readonly Place[] = [
  { path: '/', heading: 'Arroz, feijão e a conta certa.' },
  { path: '/auth', heading: 'Que bom ter você aqui' },
  { path: '/auth#criar-conta', heading: 'Comece com 3 dias grátis' },
  { path: '/auth-success', heading: 'Não deu para confirmar' },
  { path: '/email-confirmation', heading: 'Não deu para confirmar' },
  { path: '/reset-password', heading: 'Este link já não vale' },
  { path: '/reset-password?token=um', heading: 'Crie outra senha' },
  { path: '/onboarding', heading: 'Dados pessoais' },
  { path: '/trial-expired', heading: 'Quando o teste termina' },
  { path: '/nao-existe', heading: 'Este prato não está no cardápio' },
]

/**
 * Pages that require a session and whose heading is not their title, that have several states, or that check the
 * session themselves.
 */
const guardedStates: readonly Place[] = [
  { path: '/app', heading: /^(Bom dia|Boa tarde|Boa noite), / },
  { path: '/scan', heading: 'FoodScan BR' },
  { path: '/scan?modo=descrever', heading: 'FoodScan BR' },
  { path: '/receitas/lombo-com-abacaxi', heading: 'Lombo de porco com abacaxi' },
  { path: '/protocolos/marmita', heading: 'Marmita da semana' },
  { path: '/dietas', heading: 'Dietas' },
  { path: '/perfil/seguranca?token=um', heading: 'É você?' },
  // Its route lets in a buyer who returns without a session, for whom the screen asks to sign in.
  { path: '/pagamentos', heading: 'Pagamentos' },
]

/** Page in the build's list, which `web/build/pages.ts` makes from the routes of all areas. */
interface BuiltPage {
  readonly path: string
  readonly title?: string
  readonly guard?: string
}

const builtPages = JSON.parse(
  readFileSync(new URL('../../dist/web/screens.json', import.meta.url), 'utf8'),
) as readonly BuiltPage[]

/**
 * Adds the built pages with these guards that are in neither list of states, under their titles; pages with a parameter
 * in the path are left out.
 */
function withPages(states: readonly Place[], guards: readonly string[]): readonly Place[] {
  const pages = builtPages.flatMap(({ path, title = '', guard = '' }) =>
    guards.includes(guard) && !path.includes('$') ? { path, heading: title } : [],
  )
  const stated = [...openStates, ...guardedStates].map(({ path }) => path)
  return [...states, ...pages.filter(({ path }) => !stated.includes(path))]
}

/** Pages open to visitors. */
export const openPlaces = withPages(openStates, ['public', 'visitor'])

/** Pages that require a session. */
export const guardedPlaces = withPages(guardedStates, ['session', 'entitled'])
