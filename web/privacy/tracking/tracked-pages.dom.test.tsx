import { expect, test } from 'vitest'
import { router } from '../../app/router.tsx'
import { isTracked } from './tracked-pages.ts'

const addresses = Object.keys(router.routesByPath)

test('the list of excluded pages is complete', () => {
  const quiet = addresses.filter((address) => !isTracked(address) && !address.startsWith('/dev/'))
  expect(quiet.sort()).toEqual([
    // The landing page tracks itself; in the app this page does not exist.
    '/',
    '/admin/recipe-images',
    '/auth-success',
    '/email-confirmation',
    '/onboarding',
    '/perfil',
    '/perfil/seguranca',
    '/perfil/seguranca/revisao',
    '/privacidade',
    '/privacidade/meus-dados',
    // These two only redirect.
    '/recipes',
    '/relatorios',
    '/reports',
    '/reset-password',
  ])
})

test('only route patterns are sent, never the address of a recipe, diet or protocol', () => {
  for (const address of ['/receitas/moqueca', '/protocolos/diabetes', '/dietas/7f3a1f0e', '/perfil/dados']) {
    expect(isTracked(address)).toBe(false)
  }
})
