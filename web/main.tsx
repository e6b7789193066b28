import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/client.ts'
import { followOtherTabs } from './api/session.ts'
import { followArrivals } from './app/arrival.ts'
import { router } from './app/router.tsx'
import { holdInstallQuestion } from './install/install-question.ts'

holdInstallQuestion()
followArrivals(router)
followOtherTabs(() => void router.invalidate())

// A tap on the page as it arrived changes the address before anybody of the router listens.
const stopListening = router.history.subscribe(() => void router.load())
router.subscribe('onRendered', stopListening)
// The page arrives as it will stand; that stays until the first screen is ready to be drawn.
await router.load()
const root = createRoot(document.getElementById('root')!)
// In small pieces, between which a finger is heard.
startTransition(() =>
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
)

// Nothing of the first screen waits for it. While developing there is no worker: it would hide every change.
if (import.meta.env.PROD) {
  setTimeout(() => void import('./app/after-start.ts').then(({ afterStart }) => afterStart(router)), 1000)
}
