// @vitest-environment jsdom
import { errorDetail, type ErrorCode, errors } from '#contract/errors.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queueReasons } from './copy.ts'
import { failureOf, queueReasonOf } from './scan-failure.ts'
import { runScan, ScanRunError, type ScanStage } from './scan-run.ts'
import { isUpgradeNeeded } from './upgrade.ts'

const preparePhoto = vi.hoisted(() => vi.fn<(photo: Blob) => Promise<Blob>>())
vi.mock('../shared/photo.ts', () => ({ preparePhoto }))

const photo = new Blob(['photo'], { type: 'image/jpeg' })
const json = (body: unknown, status = 200) => Response.json(body, { status })
const problem = (code: ErrorCode, headers = {}) => {
  const { status } = errors[code]
  const body = { code, detail: errorDetail(code, { plan: 'Teste' }), status }
  return Response.json(body, { status, headers })
}
const busyFor = (seconds: number) => problem('busy', { 'retry-after': String(seconds) })

const server = vi.fn<(call: string, init: RequestInit) => Response>()
const start = {
  scan_id: 'a',
  uploadUrl: 'http://outro.exemplo/api/scan-uploads/segredo',
  path: 'scans/a.jpg',
}
const replies = (call: string): Response => {
  if (call.endsWith('/scan-start')) return json(start)
  if (call.includes('/scan-uploads/')) return json({ received: true })
  return json({ scan_id: 'a', status: 'done' })
}

beforeEach(() => {
  pauses.length = 0
  preparePhoto.mockImplementation((source) => Promise.resolve(source))
  server.mockImplementation(replies)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => server(`${init.method} ${url}`, init))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pauses: number[] = []
const quiet = {
  onPrepared: () => undefined,
  onStage: () => undefined,
  onReserved: () => undefined,
  onBusy: (pauseMs: number) => void pauses.push(pauseMs),
}
const failing = async (): Promise<ScanRunError> => {
  const error: unknown = await runScan(photo, { id: 'a' }, quiet, new AbortController().signal).catch(
    (thrown: unknown) => thrown,
  )
  if (error instanceof ScanRunError) return error
  throw new Error('the run did not fail as a run', { cause: error })
}

test('a scan runs quota, upload and result, and reports each stage first', async () => {
  const told: string[] = []
  server.mockImplementation((call) => {
    told.push(call)
    return replies(call)
  })
  const events = {
    ...quiet,
    onStage: (stage: ScanStage) => void told.push(stage),
    onReserved: (id: string) => void told.push(`reserved ${id}`),
  }
  const scan = await runScan(photo, { id: 'a' }, events, new AbortController().signal)
  expect(scan.status).toBe('done')
  expect(told).toEqual([
    'preparing',
    'reserving',
    'POST /api/scan-start',
    'reserved a',
    'uploading',
    'PUT /api/scan-uploads/segredo',
    'recognising',
    'POST /api/scan-complete',
  ])
})

test('the prepared photo is uploaded, and its path is sent back', async () => {
  const prepared = new Blob(['smaller'], { type: 'image/jpeg' })
  preparePhoto.mockResolvedValue(prepared)
  await runScan(photo, { id: 'a' }, quiet, new AbortController().signal)
  const [, upload, complete] = server.mock.calls.map(([, init]) => init)
  expect(upload?.body).toBe(prepared)
  expect(upload?.headers).toEqual({ 'content-type': 'image/jpeg' })
  expect(complete?.body).toBe(JSON.stringify({ scan_id: 'a', path: 'scans/a.jpg' }))
})

test.each([
  ['/scan-start', 'internal_error', 'Erro ao verificar cota de scans'],
  ['/scan-uploads/', 'upload_link_invalid', 'Falha no upload da imagem'],
  ['/scan-complete', 'recognition_failed', 'Erro no processamento da imagem'],
  ['/scan-complete', 'photo_without_food', 'Não deu para ler o prato'],
  ['/scan-complete', 'recognition_share_reached', 'Por hoje, em palavras'],
  ['/scan-start', 'unauthenticated', 'Usuário não autenticado'],
  ['/scan-complete', 'session_expired', 'Usuário não autenticado'],
] as const)('%s refusing with %s is reported as "%s"', async (place, code, title) => {
  vi.useFakeTimers()
  server.mockImplementation((call) => (call.includes(place) ? problem(code) : replies(call)))
  const failed = failing()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(failureOf(await failed).title).toBe(title)
})

test.each([
  ['recognition_failed', true],
  ['recognition_unreadable', true],
  ['photo_without_food', false],
  ['photo_of_package', false],
  ['photo_illegible', false],
  ['recognition_share_reached', false],
  ['recognition_budget_reached', false],
] as const)('after %s the same photo is offered again: %s', async (code, canResend) => {
  server.mockImplementation((call) => (call.includes('/scan-complete') ? problem(code) : replies(call)))
  expect(failureOf(await failing())).toMatchObject({ canResend, isPhotoUsable: true })
})

test.each([
  ['recognition_failed', true],
  ['photo_without_food', true],
  ['recognition_share_reached', false],
  ['recognition_budget_reached', false],
] as const)('after %s another photo is offered: %s', async (code, canPhotograph) => {
  vi.useFakeTimers()
  server.mockImplementation((call) => (call.includes('/scan-complete') ? problem(code) : replies(call)))
  const failed = failing()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  expect(failureOf(await failed)).toMatchObject({ canPhotograph })
})

test('a file that is no photo never reaches the server and another one is requested', async () => {
  preparePhoto.mockRejectedValue(new DOMException('The source image cannot be decoded', 'InvalidStateError'))
  expect(failureOf(await failing())).toMatchObject({
    title: 'Erro no processamento da imagem',
    detail: 'Este arquivo não abriu como foto. Escolha outra foto ou descreva o prato.',
    isPhotoUsable: false,
  })
  expect(server).not.toHaveBeenCalled()
})

test('an offline photo is kept for sending again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(failureOf(await failing())).toMatchObject({
    detail: 'Você está sem internet. Confira a conexão e tente novamente.',
    isPhotoUsable: true,
  })
})

test.each(['/scan-uploads/', '/scan-complete'])(
  'a photo refused by a busy %s is queued on the phone',
  async (place) => {
    vi.useFakeTimers()
    server.mockImplementation((call) => (call.includes(place) ? problem('busy') : replies(call)))
    const failed = failing()
    await vi.runAllTimersAsync()
    vi.useRealTimers()
    const because = queueReasonOf(await failed)
    expect(because && queueReasons[because]).toBe(
      'Há muitas fotos sendo lidas agora. A sua segue sozinha em instantes e espera você conferir.',
    )
  },
)

test.each(['/scan-uploads/', '/scan-complete'])(
  'a photo refused by a busy %s is retried after the server’s delay',
  async (place) => {
    vi.useFakeTimers()
    let turns = -2
    server.mockImplementation((call) => {
      if (!call.includes(place)) return replies(call)
      turns += 1
      return turns <= 0 ? busyFor(5) : replies(call)
    })
    const scan = runScan(photo, { id: 'a' }, quiet, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(4999)
    expect(turns).toBe(-1)
    await vi.advanceTimersByTimeAsync(2501)
    expect(turns).toBe(0)
    await vi.runAllTimersAsync()
    expect((await scan).status).toBe('done')
    expect(turns).toBe(1)
    const [first = 0, second = 0] = pauses
    expect([first >= 5000, first <= 7500, second >= 7500, second <= 11_250, pauses.length]).toEqual([
      true,
      true,
      true,
      true,
      2,
    ])
  },
)

test('after four pauses, or a long one, the phone queues the photo', async () => {
  vi.useFakeTimers()
  const asked = (call: string) => server.mock.calls.filter(([one]) => one.includes(call)).length
  server.mockImplementation((call) => (call.includes('/scan-complete') ? busyFor(5) : replies(call)))
  const failed = failing()
  await vi.runAllTimersAsync()
  expect(queueReasonOf(await failed)).toBe('busy')
  expect([pauses.length, asked('/scan-complete')]).toEqual([4, 5])

  server.mockImplementation((call) => (call.includes('/scan-complete') ? busyFor(300) : replies(call)))
  expect(queueReasonOf(await failing())).toBe('busy')
  expect(asked('/scan-complete')).toBe(6)
})

test('a run cancelled while waiting makes no further request', async () => {
  vi.useFakeTimers()
  server.mockImplementation((call) => (call.includes('/scan-complete') ? busyFor(5) : replies(call)))
  const control = new AbortController()
  const run = runScan(photo, { id: 'a' }, quiet, control.signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  const before = server.mock.calls.length
  control.abort()
  expect(await run).toBeInstanceOf(ScanRunError)
  await vi.runAllTimersAsync()
  expect(server).toHaveBeenCalledTimes(before)
})

test('a refusal of the photo itself queues nothing', async () => {
  server.mockImplementation((call) =>
    call.includes('/scan-complete') ? problem('photo_without_food') : replies(call),
  )
  expect(queueReasonOf(await failing())).toBeNull()
})

test.each(['trial_expired', 'quota_reached'] as const)('%s leads to the plans', async (code) => {
  server.mockImplementation(() => problem(code))
  const { cause } = await failing()
  expect(isUpgradeNeeded(cause) && cause.detail).toBe(errorDetail(code, { plan: 'Teste' }))
})

test('other refusals do not lead to the plans', async () => {
  server.mockImplementation(() => problem('rate_limited'))
  expect(isUpgradeNeeded((await failing()).cause)).toBe(false)
})

test('a cancelled run makes no further call', async () => {
  const control = new AbortController()
  const events = { ...quiet, onReserved: () => control.abort() }
  await expect(runScan(photo, { id: 'a' }, events, control.signal)).rejects.toBeInstanceOf(ScanRunError)
  expect(server).toHaveBeenCalledOnce()
})
