import type { Use } from '../../platform/http/admission.ts'
import type { CallerContext } from './service.ts'

/**
 * Counts `use` and runs `work` inside the limit of concurrent password checks, or throws `busy` or `rate_limited`
 * without running it. A browser that signed in before takes a seat reserved for known callers.
 */
export function admitBrowser<T>(ctx: CallerContext, use: Use, work: () => Promise<T>): Promise<T> {
  return ctx.admission.admit(ctx, { known: ctx.knownBrowsers.read(ctx.headers)?.mark, use }, work)
}
