import type { Context } from 'hono'
import * as z from 'zod/v4/core'
import { fail } from '../failure.ts'
import { fieldProblems } from './field-problems.ts'
import type { ServedEndpoint } from './serve.ts'
import type { Account } from './session.ts'

/** Returns the media type of the body in lower case, without parameters; empty without one. */
export function mediaTypeOf(c: Context): string {
  return c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/**
 * Receives the body and parses it: bytes as they are, JSON by the endpoint's schema; an empty body counts as `{}`.
 * Throws `unsupported_media_type`, `malformed_json`, `validation_failed`, `foreign_account` for another account's
 * `user_id`, and the errors of `receive`.
 */
export async function readBody(
  c: Context,
  {
    endpoint,
    options,
    account,
  }: Pick<ServedEndpoint, 'endpoint' | 'options'> & { account: Account | undefined },
  receive: () => Promise<Uint8Array<ArrayBuffer>>,
): Promise<unknown> {
  const type = mediaTypeOf(c)
  if (endpoint.bytes) {
    if (!options.acceptsAnyType && !endpoint.bytes.includes(type))
      throw fail('unsupported_media_type', { expected: endpoint.bytes.join(', ') })
    return receive()
  }
  if (!endpoint.body) return undefined
  const text = new TextDecoder().decode(await receive())
  if (text !== '' && type !== 'application/json') {
    throw fail('unsupported_media_type', { expected: 'application/json' })
  }
  const json = text === '' ? {} : parseJson(text)
  refuseUnstorable(json)
  if (account && isObject(json) && 'user_id' in json && json['user_id'] !== account.id) {
    throw fail('foreign_account')
  }
  return parse(endpoint.body, json)
}

/** Returns the parsed input. Throws `validation_failed` with the fields that do not fit the schema. */
export function parse(schema: z.$ZodType | undefined, input: unknown): unknown {
  if (!schema) return undefined
  const parsed = z.safeParse(schema, input, { reportInput: true })
  if (!parsed.success) throw fail('validation_failed', {}, { fields: fieldProblems(parsed.error) })
  return parsed.data
}

/**
 * NUL and unpaired surrogates, as `JSON.stringify` escapes them: PostgreSQL cannot store them in a text.
 */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/

export function refuseUnstorable(input: unknown): void {
  if (unstorable.test(writeJson(input))) throw fail('validation_failed')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw fail('malformed_json')
  }
}

function writeJson(input: unknown): string {
  try {
    return JSON.stringify(input)
  } catch {
    // JSON.parse accepts such deep nesting, but every recursive walk over it overflows the stack.
    throw fail('malformed_json')
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
