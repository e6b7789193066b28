import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { brand } from '#contract/brand.ts'
import * as z from 'zod/v4/core'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorDetail, errors } from '#contract/errors.ts'
import { byAddress, clientAddress } from '../security/client-address.ts'
import type { HttpEnv } from './http-env.ts'
import { once } from '../concurrency/once.ts'
import { PreparedReply, sendPrepared } from './prepared-reply.ts'
import type { RateLimiter } from '../security/rate-limit.ts'

type Json = Record<string, unknown>

/** Limit per IP address on reads of the API description: clients need it once, and it is the longest public reply. */
const readLimits = [{ max: 30, perSeconds: 60 }]

export interface DescribedApiParts {
  readonly publicOrigin: string
  readonly rateLimiter: RateLimiter
  readonly trustedProxies: number
}

/** Serves the API description, generated and compressed once; 304 when it is unchanged. */
export function describedApi(catalog: readonly Endpoint[], parts: DescribedApiParts): Hono<HttpEnv> {
  const { publicOrigin, rateLimiter, trustedProxies } = parts
  const prepared = once(() => PreparedReply.of(describeApi(catalog, publicOrigin)))
  const routes = new Hono<HttpEnv>()
  routes.get('/api/openapi.json', etag(), async (c) => {
    const address = clientAddress(c.env, c.req.raw.headers, trustedProxies)
    await rateLimiter.count('openapi', byAddress(address), readLimits)
    c.header('cache-control', 'public, max-age=3600')
    return sendPrepared(c, await prepared())
  })
  return routes
}

/** Describes endpoints as an OpenAPI 3.1 document. */
function describeApi(catalog: readonly Endpoint[], publicOrigin: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of catalog) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: describe(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: brand.name,
      version: '1',
      description: 'Erros são documentos RFC 9457 com um `code` estável.',
    },
    servers: [{ url: publicOrigin }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'prato-certo.session_token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

function describe(endpoint: Endpoint): Json {
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`,
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? {} : { security: [{ cookie: [] }, { bearer: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...requestBody(endpoint),
    responses: { ...success(endpoint), ...problems(endpoint) },
  }
}

function requestBody(endpoint: Endpoint): Json {
  if (endpoint.bytes) return { requestBody: { required: true, content: bytesContent(endpoint.bytes) } }
  if (!endpoint.body) return {}
  return { requestBody: { content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } } }
}

function success(endpoint: Endpoint): Json {
  if (endpoint.replyBytes)
    return { 200: { description: 'Conteúdo', content: bytesContent(endpoint.replyBytes) } }
  if (!endpoint.reply) return { 204: { description: 'Feito' } }
  const content = { 'application/json': { schema: jsonSchema(endpoint.reply, 'output') } }
  return { 200: { description: 'Resposta', content } }
}

function problems(endpoint: Endpoint): Json {
  const codes = new Set([
    ...(endpoint.errors ?? []),
    ...(endpoint.access === 'public' ? [] : (['unauthenticated', 'session_expired'] as const)),
    ...(endpoint.access === 'entitled' ? (['trial_expired'] as const) : []),
    ...(endpoint.access === 'admin' ? (['admin_only'] as const) : []),
    ...((endpoint.body ?? endpoint.query ?? endpoint.params) ? (['validation_failed'] as const) : []),
  ])
  const byStatus = Map.groupBy(codes, (code) => errors[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      {
        description: of.map((code) => `\`${code}\`: ${errorDetail(code)}`).join('\n\n'),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

function parameters(schema: z.$ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function jsonSchema(schema: z.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

function bytesContent(types: readonly string[]): Json {
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]))
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'instance'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'Texto em português, pronto para mostrar' },
    code: { type: 'string', enum: Object.keys(errors) },
    instance: { type: 'string', description: 'Número do pedido' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'detail'],
        properties: { path: { type: 'string' }, detail: { type: 'string' } },
      },
    },
    reasons: { type: 'array', items: { type: 'string' } },
  },
}
