import { expect, test } from 'vitest'
import { router } from '../../app/router.tsx'
import { trackedPage } from './tracked-page.ts'

const routes = Object.values(router.routesByPath)

test('only pages without health data, settings, tokens and ids are tracked', () => {
  const tracked = routes.flatMap(
    ({ fullPath, options: { staticData = {} } }) => trackedPage({ fullPath, staticData }) ?? [],
  )
  expect(tracked.sort()).toEqual([
    '/ajuda',
    '/app',
    '/auth',
    '/dietas',
    '/dietas/$dietId',
    '/favoritas',
    '/horarios',
    '/pagamentos',
    '/paywall',
    '/protocolos',
    '/protocolos/$protocolId',
    '/receitas',
    '/receitas/$recipeId',
    '/scan',
    '/semana',
    '/sobre-os-dados',
    '/termos',
    '/trial-expired',
    '/waiting-confirmation',
  ])
})

test('only route patterns are sent, never the address of a recipe, diet or protocol', () => {
  const sent = (address: string) => trackedPage(router.matchRoutes(address, {}).at(-1))
  expect(sent('/receitas/moqueca')).toBe('/receitas/$recipeId')
  expect(sent('/protocolos/diabetes')).toBe('/protocolos/$protocolId')
  expect(sent('/dietas/7f3a1f0e')).toBe('/dietas/$dietId')
  expect(sent('/perfil/dados')).toBeNull()
})
