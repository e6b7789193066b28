import { expect, test } from 'vitest'
import { toJSONSchema } from 'zod/v4/core'
import { catalog, routes } from './catalog.ts'

test('every endpoint is listed under its method and path', () => {
  for (const [key, { method, path }] of Object.entries(routes)) expect(key).toBe(`${method} ${path}`)
})

test('every shape of the contract converts to JSON Schema', () => {
  const told = catalog.flatMap(({ params, query, body, reply }) => [
    ...[params, query, body].flatMap((shape) => (shape ? toJSONSchema(shape, { io: 'input' }) : [])),
    ...(reply ? [toJSONSchema(reply)] : []),
  ])
  expect(
    told.every(({ type, anyOf, oneOf }) => type !== undefined || anyOf !== undefined || oneOf !== undefined),
  ).toBe(true)
})

test('every path parameter has a shape', () => {
  for (const { path, params } of catalog) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const described = params ? Object.keys(toJSONSchema(params).properties ?? {}) : []
    expect(new Set(described)).toEqual(new Set(names))
  }
})

interface Shape {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly exclusiveMaximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
}

/**
 * Returns the paths of texts, lists and numbers without an upper bound (numbers: without a minimum or maximum). Dates,
 * ids and patterns without repetition are bounded by their format; a `user_id` must equal the caller's own.
 */
function endlessParts(shape: Shape, path: string): string[] {
  const parts = [
    ...Object.entries(shape.properties ?? {}).map(([name, part]) => [part, `${path}.${name}`] as const),
    ...(shape.items ? [[shape.items, `${path}[]`] as const] : []),
    ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])].map(
      (part) => [part, path] as const,
    ),
  ]
  const isPlain = shape.pattern !== undefined && !/[+*]/.test(shape.pattern)
  const isShort =
    isPlain || path.endsWith('.user_id') || (shape.enum ?? shape.const ?? shape.format ?? shape.maxLength)
  const low = shape.minimum ?? shape.exclusiveMinimum ?? -Infinity
  const high = shape.maximum ?? shape.exclusiveMaximum ?? Infinity
  const isNumber = shape.type === 'number' || shape.type === 'integer'
  const isBounded = shape.enum !== undefined || shape.const !== undefined || (low > -1e12 && high < 1e12)
  const ends =
    (shape.type !== 'string' || isShort) &&
    (shape.type !== 'array' || shape.maxItems) &&
    (!isNumber || isBounded)
  return [...(ends ? [] : [path]), ...parts.flatMap(([part, at]) => endlessParts(part, at))]
}

test('every text, list and number of a request is bounded', () => {
  const endless = catalog.flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([place, shape]) =>
      shape ? endlessParts(toJSONSchema(shape, { io: 'input' }) as Shape, `${method} ${path} ${place}`) : [],
    ),
  )
  expect(endless).toEqual([])
})
