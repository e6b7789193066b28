import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../api/client.ts'
import { RouteErrorScreen } from './route-error-screen.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a failing layout offers a way home and a retry that restores it', async () => {
  const stop = await open(() => new Error('the bar fell'))
  expect(await screen.findByRole('heading', { name: 'Não deu para abrir esta tela' })).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('Algo deu errado do nosso lado.')
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/')
  stop()
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  expect(await screen.findByText('A barra')).toBeDefined()
})

test.each([true, false])(
  'the way home loads a document only with a network (online: %s)',
  async (isOnline) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    await open(() => new Error('the bar fell'))
    let isLeft = false
    const leave = (event: Event) => {
      isLeft = !event.defaultPrevented
      // jsdom loads no documents.
      event.preventDefault()
    }
    document.addEventListener('click', leave, { once: true })
    fireEvent.click(await screen.findByRole('link', { name: 'Voltar ao início' }))
    expect(isLeft).toBe(isOnline)
  },
)

test.each([
  'Failed to fetch dynamically imported module: https://prato.example/assets/scan-screen-a1.js',
  'error loading dynamically imported module: https://prato.example/assets/scan-screen-a1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/scan-screen-a1.css',
])('%s: missing code asks for a reload', async (message) => {
  await open(() => new TypeError(message))
  expect(await screen.findByRole('button', { name: 'Recarregar' })).toBeDefined()
})

/** Renders a layout that fails until the returned function is called. */
async function open(failure: () => Error) {
  vi.stubGlobal('scrollTo', () => undefined)
  // React logs errors caught by a boundary.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let isFailing = true
  const root = createRootRoute({
    component: () => {
      if (isFailing) throw failure()
      return <p>A barra</p>
    },
  })
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultErrorComponent: RouteErrorScreen,
  })
  await router.load()
  render(<RouterProvider router={router} />)
  return () => {
    isFailing = false
  }
}
