import { expect, test } from 'vitest'
import { withCircuitBreaker } from './circuit-breaker.ts'
import { RecognitionError, type PlateRecognizer, type RecognitionFailure } from './plate-recognizer.ts'
import { answeredPlate } from './fake-provider.ts'
import { sightingFrom } from './sighting-schema.ts'

const recognition = {
  sighting: sightingFrom(answeredPlate()),
  model: 'm',
  promptVersion: 'p',
  tokens: { input: 1, output: 1 },
  askedAgain: false,
}

/** Creates a service that fails on demand, behind a circuit breaker whose clock the test controls. */
function breakerOverService() {
  const service = {
    failure: null as RecognitionFailure | null,
    calls: 0,
    nowMs: 0,
    takes: Promise.resolve(),
  }
  const recognizer: PlateRecognizer = {
    name: 'service',
    async recognise() {
      service.calls += 1
      await service.takes
      if (service.failure) throw new RecognitionError(service.failure, 'failed')
      return recognition
    },
  }
  const guarded = withCircuitBreaker(recognizer, () => service.nowMs)
  const photo = { bytes: Uint8Array.of(1), mediaType: 'image/jpeg' }
  const look = async () => {
    try {
      await guarded.recognise(photo, { mealType: 'almoco' }, { signal: new AbortController().signal })
      return 'ok'
    } catch (error) {
      return error instanceof RecognitionError ? error.kind : 'other'
    }
  }
  const lookTimes = async (times: number) => {
    for (let time = 0; time < times; time += 1) await look()
  }
  return { service, look, lookTimes }
}

test.each(['timeout', 'unavailable'] as const)(
  'after five times %s in a row the circuit opens for a minute',
  async (failure) => {
    const { service, look, lookTimes } = breakerOverService()
    service.failure = failure
    await lookTimes(5)
    expect([await look(), service.calls]).toEqual(['unavailable', 5])
    service.nowMs = 59_999
    expect([await look(), service.calls]).toEqual(['unavailable', 5])
    service.nowMs = 60_000
    service.failure = null
    expect([await look(), service.calls]).toEqual(['ok', 6])
    expect(await look()).toBe('ok')
  },
)

test('a failure of the trial request reopens the circuit', async () => {
  const { service, look, lookTimes } = breakerOverService()
  service.failure = 'timeout'
  await lookTimes(5)
  service.nowMs = 60_000
  expect(await look()).toBe('timeout')
  expect([await look(), service.calls]).toEqual(['unavailable', 6])
})

test('after a minute one photo tries the service, and the others fail at once', async () => {
  const { service, look, lookTimes } = breakerOverService()
  service.failure = 'timeout'
  await lookTimes(5)
  service.nowMs = 60_000
  service.failure = null
  const { promise, resolve } = Promise.withResolvers<void>()
  service.takes = promise
  const first = look()
  expect([await look(), await look(), service.calls]).toEqual(['unavailable', 'unavailable', 6])
  resolve()
  expect([await first, await look(), await look(), service.calls]).toEqual(['ok', 'ok', 'ok', 8])
})

test('an inconclusive trial request leaves the next photo to try', async () => {
  const { service, look, lookTimes } = breakerOverService()
  service.failure = 'timeout'
  await lookTimes(5)
  service.nowMs = 60_000
  service.failure = 'refused'
  expect(await look()).toBe('refused')
  service.failure = null
  expect(await look()).toBe('ok')
})

test('one success among failures resets the count', async () => {
  const { service, look, lookTimes } = breakerOverService()
  service.failure = 'timeout'
  await lookTimes(4)
  service.failure = null
  await look()
  service.failure = 'timeout'
  await lookTimes(4)
  expect(await look()).toBe('timeout')
})

test.each(['refused', 'invalid_answer', 'aborted'] as const)(
  'photos that end as %s never open the circuit',
  async (failure) => {
    const { service, look, lookTimes } = breakerOverService()
    service.failure = failure
    await lookTimes(20)
    service.failure = null
    expect(await look()).toBe('ok')
  },
)
