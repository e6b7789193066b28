import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/client.ts'
import { followOtherTabs } from './api/session.ts'
import { followArrivals } from './app/arrival.ts'
import { onceLoadable } from './app/once-loadable.ts'
import { router } from './app/router.tsx'
import { holdInstallQuestion } from './messages/shared/install-question.ts'

holdInstallQuestion()
followArrivals(router)
followOtherTabs(() => void router.invalidate())

// A tap on the prerendered page changes the address before the router listens.
const stopListening = router.history.subscribe(() => void router.load())
router.subscribe('onRendered', stopListening)
// The prerendered page stays until the first screen is ready to render.
await router.load()
const root = createRoot(document.getElementById('root')!)
// A transition renders in small chunks, so that input is handled in between.
startTransition(() =>
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
)

// Loaded late, because the first screen does not need it. Not in development, where the service worker that it
// registers would hide every change.
if (import.meta.env.PROD) {
  const start = () => void import('./app/after-start.ts').then(({ afterStart }) => afterStart(router))
  setTimeout(() => onceLoadable(start), 1000)
}
