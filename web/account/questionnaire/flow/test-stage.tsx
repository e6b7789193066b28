import type { ConsentRecord } from '#contract/privacy/consents.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { queryClient } from '../../../api/client.ts'
import { type Session, sessionKey } from '../../../api/session-state.ts'
import { QuestionnaireScreen } from './questionnaire-screen.tsx'

export const ana: Session = {
  status: 'signed-in',
  user: { id: 'ana', email: 'ana@exemplo.com', name: 'Ana', is_admin: false },
}

/** Fake server. Tests replace its replies and its saved questionnaire. */
export const server = {
  posts: [] as unknown[],
  answerPost: (): Response => Response.json({}),
  consentHistory: [] as ConsentRecord[],
  consentReply: (): Response | Promise<Response> => Response.json(server.consentHistory),
  saved: {} as unknown,
}

export function setStage(): void {
  server.saved = { answers: null, targets: null }
  server.consentHistory = []
  server.consentReply = () => Response.json(server.consentHistory)
  vi.stubGlobal('scrollTo', () => undefined)
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { body?: string }) => {
    if (url === '/api/onboarding/reading') return new Response(null, { status: 404 })
    if (init.method === 'POST') {
      server.posts.push(JSON.parse(init.body ?? ''))
      const reply = server.answerPost()
      if (reply.ok)
        server.saved = { answers: server.posts.at(-1), ...((await reply.clone().json()) as object) }
      return reply
    }
    if (url === '/api/consents/history') return server.consentReply()
    if (url === '/api/auth/get-session')
      return Response.json(ana.status === 'signed-in' && { user: ana.user })
    return Response.json(server.saved)
  })
}

export function resetStage(): void {
  cleanup()
  queryClient.clear()
  localStorage.clear()
  server.posts.length = 0
  vi.unstubAllGlobals()
}

export async function open(session: Session, address: string) {
  queryClient.setQueryData(sessionKey, session)
  const root = createRootRoute()
  const route = createRoute({
    getParentRoute: () => root,
    path: '/onboarding',
    validateSearch: (search: Record<string, unknown>): { from?: string; passo?: string } => search,
    component: QuestionnaireScreen,
  })
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch: (search) => `?${new URLSearchParams(search).toString()}`,
  })
  render(
    <QueryClientProvider client={queryClient}>
      {/* The test's small route table replaces the app's. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return router
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const stepTitle = (title: string) => screen.findByRole('heading', { level: 1, name: title })
export const tap = (group: string, label: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByLabelText(label))
