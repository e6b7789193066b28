import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { Scan } from '#contract/scans/scans.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useScanRun } from './use-scan-run.ts'

type Run = typeof import('../scan-run.ts').runScan

const phone = vi.hoisted(() => ({ photos: new Set<string>(), writing: Promise.withResolvers<void>() }))
const runScan = vi.hoisted(() => vi.fn<Run>())

vi.mock('../../../api/session.ts', () => ({ useSessionUser: () => ({ id: 'ana' }) }))
vi.mock('../../../ui/overlay/toast.ts', () => ({ showToast: () => undefined }))
vi.mock('../../../privacy/shared/track.ts', () => ({ track: () => undefined }))
vi.mock('../use-upgrade.ts', () => ({ useUpgrade: () => () => false }))
vi.mock('../scan-run.ts', async (original) => ({ ...(await original<object>()), runScan }))
vi.mock('../../../day/meal-outbox/queries.ts', () => ({
  queueMeal: async (_: unknown, { id }: { id: string }) => {
    await phone.writing.promise
    phone.photos.add(id)
  },
  completeMeal: async (_: unknown, id: string) => {
    phone.photos.delete(id)
  },
}))

beforeEach(() => {
  phone.photos.clear()
  phone.writing = Promise.withResolvers()
})
afterEach(cleanup)

test('the result appears after the photo upload, also with slow storage', async () => {
  runScan.mockImplementation(async (photo, { id }, events) => {
    events.onStage('recognising')
    events.onPrepared(photo)
    events.onBusy(1_000)
    return { scan_id: id, status: 'awaiting_description' } as Scan
  })
  const keptAtResult: number[] = []
  const { result } = renderHook(() => {
    const scan = useScanRun({ mealType: undefined, date: undefined }, () => undefined)
    if (scan.step.at === 'camera') keptAtResult.push(phone.photos.size)
    return scan
  })
  await act(async () => result.current.run(new Blob(['photo'])))
  expect(result.current.step).toMatchObject({ at: 'working', isServerBusy: true })
  await act(async () => phone.writing.resolve())
  await waitFor(() => expect(result.current.step.at).toBe('camera'))
  expect(keptAtResult.at(-1)).toBe(0)
  expect(phone.photos.size).toBe(0)
})
