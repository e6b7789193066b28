import type { MiddlewareHandler } from 'hono'
import type { PixelConfig } from '../process/config.ts'

export interface SecurityOptions {
  readonly production: boolean
  /** Hashes of inline code in the built pages, for the content security policy. */
  readonly inline: InlineHashes
  /** Advertising pixel. Its address is the only one besides this origin to which a page may send data. */
  readonly pixel?: PixelConfig | undefined
}

/** Hashes (`sha256-…`) of inline styles and scripts. */
export interface InlineHashes {
  readonly styleHashes: readonly string[]
  readonly scriptHashes: readonly string[]
}

/**
 * Paths of pages whose address may contain a token. The token must reach neither another site by the referrer nor a
 * cache.
 */
const tokenPages = new Set([
  '/auth-success',
  '/email-confirmation',
  '/reset-password',
  '/perfil/seguranca',
  '/descadastro',
  '/relatorio-do-mes',
  '/segunda-etapa',
])

/** Sets the security headers of every reply. Only inline code of the build may run, checked by its hash. */
export function securityHeaders(options: SecurityOptions): MiddlewareHandler {
  const { styleHashes, scriptHashes } = options.inline
  const contentSecurityPolicy = [
    "default-src 'none'",
    `script-src ${ownAnd(scriptHashes)}`,
    `style-src ${ownAnd(styleHashes)}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...(options.pixel ? [new URL(options.pixel.url).origin] : [])].join(' ')}`,
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
    // The camera is for photos of plates, the microphone for dictating a plate.
    headers.set('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=()')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('cross-origin-resource-policy', 'same-origin')
    if (options.production) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
    // A reply that may be cached has set its own header before.
    if (holdsToken || !headers.has('cache-control')) headers.set('cache-control', 'no-store')
  }
}

function ownAnd(hashes: readonly string[]): string {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
}
