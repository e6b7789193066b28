import type { Endpoint } from '#contract/endpoint.ts'
import * as z from 'zod/v4/core'

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly type?: string
  readonly format?: string
}

const pointingName = /(^|_)(ids?|token|endpoint)$|Ids?$|Token$/

/**
 * Returns the parameters of an endpoint that could identify a resource: all parameters of its path, and those of query
 * and body that are UUIDs or named like an id, a token or a push endpoint.
 */
export function findPointers(endpoint: Endpoint): string[] {
  const found = new Set<string>()
  const visit = (schema: Schema, path: string, name: string): void => {
    for (const [field, inner] of Object.entries(schema.properties ?? {}))
      visit(inner, `${path}.${field}`, field)
    if (schema.items) visit(schema.items, path, name)
    for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      visit(one, path, name)
    const isText = schema.type === 'string'
    const points = path.startsWith('params.') || schema.format === 'uuid' || pointingName.test(name)
    if (isText && points) found.add(`${endpoint.method} ${endpoint.path} ${path}`)
  }
  for (const place of ['params', 'query', 'body'] as const) {
    const schema = endpoint[place]
    if (schema) visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, place, '')
  }
  return [...found]
}
