import * as z from 'zod/v4/core'
import type { Endpoint } from '#contract/endpoint.ts'

/** Throws if a reply breaks the contract: by its shape, or by a field that no schema names, which could leak data. */
export function assertReply(endpoint: Endpoint, reply: unknown): void {
  // The reply is checked as the caller receives it, because JSON has neither Date nor undefined.
  const received: unknown = JSON.parse(JSON.stringify(reply ?? null))
  const parsed = z.safeParse(endpoint.reply!, received)
  const wrong = parsed.success
    ? findUnnamed(received, parsed.data, '').map((path) => `${path}: not in the contract`)
    : parsed.error.issues.map((issue) => `${issue.path.map(String).join('.')}: ${issue.message}`)
  if (wrong.length === 0) return
  throw new Error(`${endpoint.method} ${endpoint.path} broke its contract. ${wrong.join('; ')}`)
}

/** Returns the paths of fields that parsing dropped, because no schema names them. */
function findUnnamed(received: unknown, named: unknown, path: string): string[] {
  if (!isObject(received) || !isObject(named)) return []
  return Object.entries(received).flatMap(([key, value]) => {
    const place = path === '' ? key : `${path}.${key}`
    return key in named ? findUnnamed(value, named[key], place) : [place]
  })
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
