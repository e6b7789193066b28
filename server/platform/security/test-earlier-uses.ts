import type { TestApp } from '../process/test-app.ts'
import { createRateLimiter, type RateLimiter } from './rate-limit.ts'

/**
 * Counts uses as if the caller had already made that many requests. Throws `rate_limited` if they exceed a limit, so a
 * test also fails if earlier counts are still there.
 */
export async function countEarlierUses(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  uses: number,
  ...counted: Parameters<RateLimiter['count']>
): Promise<void> {
  const limiter = createRateLimiter(database.unscoped, clock)
  await Promise.all(Array.from({ length: uses }, () => limiter.count(...counted)))
}
