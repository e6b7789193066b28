import { isNotFound, isRedirect } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../api/client.ts'
import { profileQuery } from '../api/profile.ts'
import { type Session, sessionKey } from '../api/session-state.ts'
import { subscriptionQuery } from '../api/subscription.ts'
import { router } from './router.tsx'

afterEach(() => queryClient.clear())

const user = { id: 'ana', email: 'ana@exemplo.com.br', name: 'Ana', is_admin: false }

function visitAs(session: Session, { trialExpired = false, answered = true } = {}) {
  queryClient.setQueryData<Session>(sessionKey, session)
  queryClient.setQueryData<object>(subscriptionQuery.queryKey, { is_trial_expired: trialExpired })
  queryClient.setQueryData<object>(profileQuery.queryKey, { questionnaire_completed: answered })
}

type BeforeLoad = (visit: { location: { searchStr: string } }) => unknown

/** Returns the redirect of each route of the table that redirects before it loads, or `not found`. */
async function redirects(searchStr = ''): Promise<Record<string, string>> {
  const found: [string, string][] = []
  for (const [path, { options }] of Object.entries(router.routesByPath)) {
    const beforeLoad = options.beforeLoad as BeforeLoad | undefined
    try {
      await beforeLoad?.({ location: { searchStr } })
    } catch (thrown) {
      if (isRedirect(thrown)) found.push([path, thrown.options.href ?? String(thrown.options.to)])
      else if (isNotFound(thrown)) found.push([path, 'not found'])
      else throw thrown
    }
  }
  return Object.fromEntries(found.filter(([path]) => !path.startsWith('/dev/')))
}

const pathsTo = (target: string, all: Record<string, string>) =>
  Object.keys(all)
    .filter((path) => all[path] === target)
    .sort()

const paths = Object.keys(router.routesByPath).filter((path) => !path.startsWith('/dev/'))
const sorted = (...lists: readonly (readonly string[])[]) => lists.flat().sort()

const forEveryone = [
  '/ajuda',
  '/auth-success',
  '/email-confirmation',
  '/onboarding',
  '/pagamentos',
  '/paywall',
  '/privacidade',
  '/reset-password',
  '/sobre-os-dados',
  '/termos',
  '/trial-expired',
]
const forVisitors = ['/', '/auth', '/waiting-confirmation']
const afterTrial = [
  '/dia/$date',
  '/perfil',
  '/perfil/seguranca',
  '/perfil/seguranca/revisao',
  '/privacidade/meus-dados',
]
const aliases = ['/recipes', '/reports']
const operators = ['/admin/recipe-images']
/** All other screens, also those that a later area adds, need a session and a plan or trial. */
const entitled = paths
  .filter((path) => ![forEveryone, forVisitors, afterTrial, aliases, operators].flat().includes(path))
  .sort()

test('routes with account data lead a visitor to the landing page', async () => {
  visitAs({ status: 'visitor' })
  expect(entitled).toEqual(
    expect.arrayContaining(['/app', '/dietas/$dietId', '/receitas', '/relatorios', '/scan', '/semana']),
  )
  expect(pathsTo('/', await redirects())).toEqual(sorted(entitled, ['/'], afterTrial))
})

test('landing page, sign-in and confirmation lead an account into the app', async () => {
  visitAs({ status: 'signed-in', user })
  expect(pathsTo('/app', await redirects())).toEqual(['/', '/auth', '/waiting-confirmation'])
})

test('after the trial only the own days, profile, plans, data and public pages stay open', async () => {
  visitAs({ status: 'signed-in', user }, { trialExpired: true })
  const found = await redirects()
  expect(pathsTo('/trial-expired', found)).toEqual(entitled)
  // The bar leads to `/`, which must not leave the app.
  expect(pathsTo('/app', found)).toEqual(['/'])
})

test('only the diets ask for the questionnaire first', async () => {
  visitAs({ status: 'signed-in', user }, { answered: false })
  expect(pathsTo('/onboarding', await redirects())).toEqual(['/dietas', '/dietas/$dietId', '/semana'])
})

test('English addresses lead to the Portuguese ones and keep the query', async () => {
  visitAs({ status: 'signed-in', user })
  expect(await redirects('?mes=2026-11')).toMatchObject({
    '/recipes': '/receitas?mes=2026-11',
    '/reports': '/relatorios?mes=2026-11',
  })
})
