import type { MiddlewareHandler } from 'hono'

export interface SecurityOptions {
  readonly production: boolean
  /** `sha256-…` of the inline styles that the built pages carry. */
  readonly styleHashes: readonly string[]
}

/** Pages whose address holds a token: nothing of it may leak to another page or into a cache. */
const tokenPages = new Set(['/auth-success', '/email-confirmation', '/reset-password'])

/** Headers of every reply. No inline script runs anywhere; a style runs only by its hash. */
export function securityHeaders(options: SecurityOptions): MiddlewareHandler {
  const contentSecurityPolicy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${["'self'", ...options.styleHashes.map((hash) => `'${hash}'`)].join(' ')}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(options.production ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

  return async (c, next) => {
    await next()
    const { headers } = c.res
    const holdsToken = tokenPages.has(c.req.path)
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', contentSecurityPolicy)
    headers.set('x-content-type-options', 'nosniff')
    headers.set('referrer-policy', holdsToken ? 'no-referrer' : 'strict-origin-when-cross-origin')
    // The camera is for FoodScan, the microphone for dictating a plate.
    headers.set('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=()')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('cross-origin-resource-policy', 'same-origin')
    if (options.production) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (holdsToken) headers.set('cache-control', 'no-store')
    else if (c.req.path.startsWith('/api/') && !headers.has('cache-control')) {
      headers.set('cache-control', 'no-store')
    }
  }
}
