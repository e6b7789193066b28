import { expect, test } from 'vitest'
import { toJSONSchema } from 'zod/v4/core'
import { catalog, routes } from './catalog.ts'

test('every endpoint stands under its own method and path', () => {
  for (const [key, { method, path }] of Object.entries(routes)) expect(key).toBe(`${method} ${path}`)
})

test('every shape of the contract can be told as JSON Schema', () => {
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
