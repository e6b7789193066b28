import { expect, test } from 'vitest'
import { router } from '../app/router.tsx'
import { isTold } from './told-pages.ts'

const addresses = Object.keys(router.routesByPath)

test('the pages whose address is never told', () => {
  const quiet = addresses.filter((address) => !isTold(address) && !address.startsWith('/dev/'))
  expect(quiet.sort()).toEqual([
    // The landing page tells itself; in the app there is no such page.
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
    // These two only lead on.
    '/recipes',
    '/relatorios',
    '/reports',
    '/reset-password',
  ])
})

test('what is told are patterns: no address that somebody opened is one of a recipe, a diet or a protocol', () => {
  for (const address of ['/receitas/moqueca', '/protocolos/diabetes', '/dietas/7f3a1f0e', '/perfil/dados']) {
    expect(isTold(address)).toBe(false)
  }
})
