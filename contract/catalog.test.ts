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
  /** Names that a record may have. */
  readonly propertyNames?: Shape
  readonly additionalProperties?: Shape | boolean
}

/** Returns the shapes inside a shape with their paths. */
function partsOf(shape: Shape, path: string): (readonly [Shape, string])[] {
  const { properties = {}, items, additionalProperties: values, anyOf = [], oneOf = [], allOf = [] } = shape
  return [
    ...Object.entries(properties).map(([name, part]) => [part, `${path}.${name}`] as const),
    ...(items ? [[items, `${path}[]`] as const] : []),
    ...(typeof values === 'object' ? [[values, `${path}{}`] as const] : []),
    ...[...anyOf, ...oneOf, ...allOf].map((part) => [part, path] as const),
  ]
}

/**
 * Returns the paths of texts, lists, records and numbers without an upper bound (numbers: without a minimum or maximum). Dates,
 * ids and patterns without repetition are bounded by their format; a `user_id` must equal the caller's own.
 */
function endlessParts(shape: Shape, path: string): string[] {
  const isPlain = shape.pattern !== undefined && !/[+*]/.test(shape.pattern)
  const isShort =
    isPlain || path.endsWith('.user_id') || (shape.enum ?? shape.const ?? shape.format ?? shape.maxLength)
  const low = shape.minimum ?? shape.exclusiveMinimum ?? -Infinity
  const high = shape.maximum ?? shape.exclusiveMaximum ?? Infinity
  const isNumber = shape.type === 'number' || shape.type === 'integer'
  const isBounded = shape.enum !== undefined || shape.const !== undefined || (low > -1e12 && high < 1e12)
  // The reply of the browser to a passkey challenge, which better-auth checks.
  const isSigned = path.endsWith(' body.response')
  const ends =
    (shape.type !== 'string' || isShort) &&
    (shape.type !== 'array' || shape.maxItems) &&
    (shape.propertyNames === undefined || shape.propertyNames.enum || isSigned) &&
    (!isNumber || isBounded)
  return [...(ends ? [] : [path]), ...partsOf(shape, path).flatMap(([part, at]) => endlessParts(part, at))]
}

/** Returns the paths of the numbers of a request with their bounds: `POST /api/water body.ml 50..2000`. */
function numbersIn(shape: Shape, path: string): string[] {
  const low = shape.minimum ?? shape.exclusiveMinimum ?? -Infinity
  const high = shape.maximum ?? shape.exclusiveMaximum ?? Infinity
  const isNumber = shape.type === 'number' || shape.type === 'integer'
  return [
    ...(isNumber ? [`${path} ${low}..${high}`] : []),
    ...partsOf(shape, path).flatMap(([part, at]) => numbersIn(part, at)),
  ]
}

/** Returns what `read` finds in the parameters, query and body of every endpoint. */
function readRequests(read: (shape: Shape, path: string) => readonly string[]): string[] {
  return catalog.flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([place, shape]) =>
      shape ? read(toJSONSchema(shape, { io: 'input' }) as Shape, `${method} ${path} ${place}`) : [],
    ),
  )
}

test('every text, list and number of a request is bounded', () => {
  expect(readRequests(endlessParts)).toEqual([])
})

/** Maximum of an amount of food: the whole weight of an own recipe, grams. */
const mostOfFood = 100_000

test('every amount of food in a request has a minimum of 0 or more and a realistic maximum', () => {
  const amounts = readRequests((shape, path) => numbersIn(shape, path)).filter((path) =>
    /[.](?:grams|final_grams|ladle_grams|quantity|portions?|package_portions|ml) /.test(path),
  )
  expect(amounts.length).toBeGreaterThan(20)
  const unrealistic = amounts.filter((path) => {
    const [low, high] = path.slice(path.lastIndexOf(' ')).split('..').map(Number)
    return !(Number(low) >= 0 && Number(high) <= mostOfFood)
  })
  expect(unrealistic).toEqual([])
})
