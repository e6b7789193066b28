import type { PasswordHasher } from './adapters/auth/slow-passwords.ts'
import type { Payments } from './adapters/payments/configured-payments.ts'
import type { PlateRecognizer } from './adapters/vision/plate-recognizer.ts'
import { Failure } from './platform/failure.ts'
import type { Metrics } from './platform/observability/metrics.ts'
import type { RateLimiter } from './platform/security/rate-limit.ts'
import { type Telemetry, instrumentPort } from './platform/telemetry.ts'

/** Wraps the limiter so that its refusals are counted. */
export function countRefusals(metrics: Metrics, limiter: RateLimiter): RateLimiter {
  return {
    ...limiter,
    count: (what, who, limits) =>
      limiter.count(what, who, limits).catch((error: unknown) => {
        const refusals = limits.map(({ code = 'rate_limited' }) => code)
        if (refusals.some((code) => code === codeOf(error))) metrics.count('rate_limit_refusals', { what })
        throw error
      }),
  }
}

/** Wraps the hashing of passwords: measures calls that run or wait, and counts refusals. */
export function instrumentPasswords(metrics: Metrics, passwords: PasswordHasher): PasswordHasher {
  let underWay = 0
  metrics.gauge('passwords_under_way', () => [{ labels: {}, value: underWay }])
  return {
    ...passwords,
    admit: (work, isKnown) => {
      underWay += 1
      return passwords
        .admit(work, isKnown)
        .catch((error: unknown) => {
          if (codeOf(error) === 'busy') metrics.count('busy_refusals', { what: 'passwords' })
          throw error
        })
        .finally(() => (underWay -= 1))
    },
  }
}

/** Wraps the recogniser so that the tokens by which its model is billed are counted. */
export function countTokens(metrics: Metrics, recognizer: PlateRecognizer): PlateRecognizer {
  return {
    name: recognizer.name,
    recognise: async (...asked) => {
      const recognition = await recognizer.recognise(...asked)
      for (const direction of ['input', 'output'] as const)
        metrics.count('vision_tokens', { direction }, recognition.tokens[direction])
      return recognition
    },
  }
}

function codeOf(error: unknown): string {
  return error instanceof Failure ? error.code : 'failed'
}

const asked = [
  'createCheckout',
  'createRenewal',
  'cancelRenewal',
  'readRenewal',
  'readCharge',
  'findCharges',
  'readPayment',
  'readMerchantOrder',
  'findPayments',
  'refund',
  'cancelPayment',
] as const

export function instrumentPayments(telemetry: Telemetry, payments: Payments): Payments {
  const { provider } = payments
  return {
    ...payments,
    provider:
      provider && instrumentPort(telemetry, { service: 'payments', port: provider, operations: asked }),
  }
}
