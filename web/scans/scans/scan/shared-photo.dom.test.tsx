import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/client.ts'
import { sharedAtHeader } from '../../../api/offline-cache-key.ts'
import { dropOldSharedPhoto, sharedPhotoMs } from '../../../api/shared-photo.ts'
import { SharedPhoto } from './shared-photo.tsx'

let kept: Response | undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} }))
  const cache = {
    match: async () => kept,
    delete: async () => {
      kept = undefined
      return true
    },
  }
  vi.stubGlobal('caches', { open: async () => cache })
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function leave(minutesAgo: number) {
  const headers = { [sharedAtHeader]: String(Date.now() - minutesAgo * 60_000) }
  kept = new Response(new Blob(['photo']), { headers })
}

async function open() {
  const [onPhoto, onNone] = [vi.fn<(photo: Blob) => void>(), vi.fn<() => void>()]
  render(
    <QueryClientProvider client={queryClient}>
      <SharedPhoto onPhoto={onPhoto} onNone={onNone} />
    </QueryClientProvider>,
  )
  await act(() => vi.advanceTimersByTimeAsync(50))
  return { onPhoto, onNone }
}

test('a shared photo is labelled, read only on request, and can be discarded', async () => {
  leave(0)
  const { onPhoto, onNone } = await open()
  expect(screen.getByText('Recebida de fora do app')).toBeTruthy()
  expect(onPhoto).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Descartar a foto' }))
  expect(onNone).toHaveBeenCalledOnce()
  expect([onPhoto.mock.calls.length, kept]).toEqual([0, undefined])
})

test('a shared photo unused for ten minutes disappears from the screen', async () => {
  leave(0)
  await open()
  await act(() => vi.advanceTimersByTimeAsync(sharedPhotoMs))
  expect(screen.getByText('A foto foi descartada')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ler este prato' })).toBeNull()
})

test('an expired shared photo is neither shown nor stored', async () => {
  leave(10)
  await open()
  expect(screen.getByText('A foto não veio junto')).toBeTruthy()
  expect(kept).toBeUndefined()
})

test('an unseen shared photo is deleted when the worker starts', async () => {
  leave(9)
  await dropOldSharedPhoto()
  expect(kept).toBeDefined()
  leave(10)
  await dropOldSharedPhoto()
  expect(kept).toBeUndefined()
})
