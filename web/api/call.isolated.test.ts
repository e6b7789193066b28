// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, messageOf } from './api-error.ts'
import { address, call } from './call.ts'
import { request } from './request.ts'

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  fetchMock.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** Advances the fake timers through the pauses between attempts. */
async function settle<T>(work: Promise<T>): Promise<PromiseSettledResult<T>> {
  const [[result]] = await Promise.all([Promise.allSettled([work]), vi.runAllTimersAsync()])
  return result
}

async function failure(work: Promise<unknown>): Promise<ApiError> {
  const result = await settle(work)
  if (result.status === 'fulfilled' || !(result.reason instanceof ApiError))
    throw new Error('expected an ApiError')
  return result.reason
}

test('a refusal carries its code, sentence, fields and retry delay', async () => {
  fetchMock.mockResolvedValue(
    json(
      {
        code: 'validation_failed',
        detail: 'Alguns campos precisam de ajuste.',
        fields: [{ path: 'anthropometrics.weight_kg', detail: 'De 30 a 300 kg.' }],
      },
      422,
      { 'retry-after': '30' },
    ),
  )
  const error = await failure(request('/api/onboarding', { method: 'POST', json: {} }))
  expect(error).toMatchObject({ code: 'validation_failed', status: 422, retryAfterSeconds: 30 })
  expect(messageOf(error)).toBe('Alguns campos precisam de ajuste.')
  expect(error.fieldDetail('anthropometrics.weight_kg')).toBe('De 30 a 300 kg.')
})

test('a refusal is not retried', async () => {
  fetchMock.mockResolvedValue(json({ code: 'quota_reached', detail: 'Cota de scans atingida.' }, 403))
  await failure(call('GET /api/plan-today'))
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('a read survives a short outage with exponential backoff', async () => {
  const waited = vi.spyOn(globalThis, 'setTimeout')
  fetchMock
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('<html>bad gateway</html>', { status: 502 }))
    .mockResolvedValueOnce(json({ code: 'database_unavailable', detail: 'Sem banco.' }, 503))
    .mockResolvedValueOnce(json({ plan: {} }))
  expect(await settle(call('GET /api/plan-today'))).toMatchObject({
    status: 'fulfilled',
    value: { plan: {} },
  })
  expect(waited.mock.calls.map(([, ms]) => ms)).toEqual([200, 400, 800])
  waited.mockRestore()
})

test('a lasting outage is reported after the fourth attempt', async () => {
  fetchMock.mockImplementation(async () => new Response('', { status: 504 }))
  const error = await failure(call('GET /api/plan-today'))
  expect(error).toMatchObject({ code: 'unexpected_reply', status: 504 })
  expect(fetchMock).toHaveBeenCalledTimes(4)
})

test('a request that a busy server refused is not retried', async () => {
  fetchMock.mockImplementation(async () => json({ code: 'busy', detail: 'Há muitas fotos.' }, 503))
  const upload = request('/api/scan-uploads/a', { method: 'PUT', bytes: new Blob(['photo']) })
  expect(await failure(upload)).toMatchObject({ code: 'busy', retryAfterSeconds: 0 })
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test.for(['recognition_failed', 'recognition_unreadable', 'recognition_budget_reached'])(
  'a photo is not read again automatically after %s',
  async (code) => {
    fetchMock.mockImplementation(async () => json({ code, detail: 'Não deu.' }, 502))
    await failure(request('/api/scan-complete', { method: 'POST', json: {}, idempotent: true }))
    expect(fetchMock).toHaveBeenCalledTimes(1)
  },
)

test('a POST is sent once unless it is marked idempotent', async () => {
  fetchMock.mockImplementation(async () => new Response('', { status: 503 }))
  await failure(request('/api/scan-start', { method: 'POST', json: {} }))
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await failure(request('/api/plan-apply-scan', { method: 'POST', json: {}, idempotent: true }))
  expect(fetchMock).toHaveBeenCalledTimes(5)
})

test('an offline failure says that there is no internet', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  const error = await failure(request('/api/scan-start', { method: 'POST', json: {} }))
  expect(error.code).toBe('offline')
  expect(messageOf(error)).toContain('sem internet')
  vi.restoreAllMocks()
})

test('an abort is passed through unchanged', async () => {
  const abort = new AbortController()
  abort.abort()
  fetchMock.mockRejectedValue(new DOMException('aborted', 'AbortError'))
  const result = await settle(call('GET /api/plan-today', { signal: abort.signal }))
  expect(result).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } })
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('any other thrown value gets a Portuguese sentence', () => {
  expect(messageOf(new Error('x is not a function'))).toBe(
    'Algo deu errado do nosso lado. Tente novamente em instantes.',
  )
})

test('path parameters are filled, the query appended, absent values left out', () => {
  expect(address('/api/foods/{id}', { id: 'pof:1/2' })).toBe('/api/foods/pof%3A1%2F2')
  expect(address('/api/foods', {}, { q: 'pão de queijo', limit: undefined })).toBe(
    '/api/foods?q=p%C3%A3o+de+queijo',
  )
})
