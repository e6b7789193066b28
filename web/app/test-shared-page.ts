import { cleanup } from '@testing-library/react'
import { afterAll, beforeEach, vi } from 'vitest'
import { queryClient } from '../api/client.ts'
import * as toasts from '../ui/overlay/toast.ts'

/** Replaces `showToast` by a mock: a real toast would be drawn after the test that caused it has ended. */
beforeEach(() => {
  vi.spyOn(toasts, 'showToast').mockReset().mockReturnValue()
})

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
