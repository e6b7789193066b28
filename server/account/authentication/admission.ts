import type { Use } from '../../platform/http/admission.ts'
import type { CallerContext } from './service.ts'

/**
 * Runs a request with a password inside the limit of concurrent ones, or rejects it as a whole; counts `use` first. A
 * browser that signed in before takes a seat for known callers.
 */
export function admitBrowser<T>(ctx: CallerContext, use: Use, work: () => Promise<T>): Promise<T> {
  return ctx.admission.admit(ctx, { known: ctx.knownBrowsers.read(ctx.headers)?.mark, use }, work)
}
