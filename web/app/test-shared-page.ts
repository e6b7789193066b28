import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { queryClient } from '../api/client.ts'

/** Empties the page that a test file shares with the files after it. */
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  cleanup()
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
})
