import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { instantText } from './mercado-pago-wire.ts'
import { fakeBuyer, type FakeBuyer } from './fake-buyer.ts'
import { expireOverdue, findPayment, movePayment, refundPayment } from './fake-payments.ts'
import { chargesOf, findPreapproval, openPreapproval, setPreapprovalStatus } from './fake-renewals.ts'
import {
  paymentChange,
  preapprovalChange,
  preapprovalRequest,
  type PreferenceRequest,
  preferenceRequest,
  refundRequest,
} from './fake-requests.ts'
import type { FakePreference, FakeReply, FakeStore } from './fake-store.ts'
import { fakeWebhooks, type FakeWebhooks } from './fake-webhooks.ts'
import { FakeRefusal, type FakeWorld } from './fake-world.ts'

export interface FakeSettings {
  readonly accessToken: string
  readonly webhookSecret: string
  readonly collectorId: number
  readonly store: FakeStore
  readonly clock: Clock
  /**
   * Base address of the payment pages (`/checkout/v1/redirect?pref_id=…`, `/subscriptions/checkout?preapproval_id=…`).
   */
  readonly pageAddress: string
  /** Returns the path of an instance's own page for a checkout or renewal, in place of Mercado Pago's. */
  readonly pagePath?: (id: string) => string
  /** Address of webhooks for renewals, and for checkouts that set none; `null`: these get no webhooks. */
  readonly panelAddress: string | null
  readonly deliver: (request: Request) => Promise<Response>
}

export interface FakeMercadoPago {
  /** Answers a request to the API, for a client's `fetch` or a server. */
  readonly fetch: (request: Request) => Promise<Response>
  readonly buyer: FakeBuyer
  readonly webhooks: FakeWebhooks
}

/**
 * Creates a fake of the part of Mercado Pago's API that a seller in Brazil needs, with its own documents; it moves no
 * money. It is as strict as the documentation, and refuses unknown fields.
 */
export function fakeMercadoPago(settings: FakeSettings): FakeMercadoPago {
  const webhooks = fakeWebhooks({ ...settings, secret: settings.webhookSecret })
  const world: FakeWorld = { ...settings, tell: webhooks.tell }
  const inTurn = oneAtATime(() => expireOverdue(world))
  const api = apiOf(world, settings.accessToken, inTurn)
  const buyer = fakeBuyer(world, async (work) => {
    const result = await inTurn(work)
    await webhooks.settled()
    return result
  })
  return { fetch: async (request) => api.fetch(request), buyer, webhooks }
}

type Handler = (c: Context) => Promise<FakeReply>
/** Wraps a handler: one request at a time, and a repeated one with its first reply. */
type Served = (handle: Handler) => (c: Context) => Promise<Response>
type InTurn = <T>(work: () => Promise<T>) => Promise<T>

function apiOf(world: FakeWorld, accessToken: string, inTurn: InTurn): Hono {
  const api = new Hono({ strict: false })
  const served: Served = (handle) => async (c) =>
    inTurn(async () => {
      const { status, body } = await answerOnce(world.store, c, handle)
      return Response.json(body, { status })
    })

  api.use(async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${accessToken}`) {
      throw new FakeRefusal(401, 'invalid access token')
    }
    await next()
  })
  api.notFound(() => errorReply(404, 'resource not found'))
  api.onError((error) => {
    if (error instanceof FakeRefusal) return errorReply(error.status, error.message)
    if (error instanceof z.ZodError) return errorReply(400, z.prettifyError(error))
    return errorReply(500, 'internal_server_error')
  })
  servePayments(api, world, served)
  servePreapprovals(api, world, served)
  return api
}

function servePayments(api: Hono, world: FakeWorld, served: Served): void {
  const { store } = world
  api.post(
    '/checkout/preferences',
    served(async (c) => created(await openPreference(world, await bodyOf(c)))),
  )
  api.get(
    '/v1/payments/search',
    served(async (c) => {
      const reference = c.req.query('external_reference')
      const payments = (await store.list('payment')).filter((one) => one.external_reference === reference)
      return ok(pageOf(payments.toReversed(), c))
    }),
  )
  api.get(
    '/v1/payments/:id',
    served(async (c) => ok(await findPayment(world, idOf(c)))),
  )
  api.put(
    '/v1/payments/:id',
    served(async (c) => {
      const { status } = paymentChange.parse(await bodyOf(c))
      const to = { status, status_detail: 'by_collector' }
      return ok(await movePayment(world, idOf(c), { from: ['pending', 'in_process'], to }))
    }),
  )
  api.post(
    '/v1/payments/:id/refunds',
    served(async (c) => {
      if (!c.req.header('x-idempotency-key'))
        throw new FakeRefusal(400, "Header X-Idempotency-Key can't be null")
      const { amount } = refundRequest.parse(await bodyOf(c))
      return created(await refundPayment(world, idOf(c), amount))
    }),
  )
  api.get(
    '/merchant_orders/:id',
    served(async (c) => ok(await known(store.get('merchant_order', idOf(c))))),
  )
}

function servePreapprovals(api: Hono, world: FakeWorld, served: Served): void {
  api.post(
    '/preapproval',
    served(async (c) => {
      const request = preapprovalRequest.parse(await bodyOf(c))
      refuseUnreachable(world, request.back_url)
      return created(await openPreapproval(world, request))
    }),
  )
  api.get(
    '/preapproval/:id',
    served(async (c) => ok(await findPreapproval(world, idOf(c)))),
  )
  api.put(
    '/preapproval/:id',
    served(async (c) => {
      const { status } = preapprovalChange.parse(await bodyOf(c))
      return ok(await setPreapprovalStatus(world, idOf(c), status))
    }),
  )
  api.get(
    '/authorized_payments/search',
    served(async (c) => {
      const charges = await chargesOf(world, c.req.query('preapproval_id') ?? '')
      return ok(pageOf(charges, c))
    }),
  )
  api.get(
    '/authorized_payments/:id',
    served(async (c) => ok(await known(world.store.get('authorized_payment', idOf(c))))),
  )
}

/**
 * Returns the stored reply for a repeated idempotency key; handles other requests, and stores their replies if they
 * have a key.
 */
async function answerOnce(store: FakeStore, c: Context, handle: Handler): Promise<FakeReply> {
  const key = c.req.method === 'GET' ? undefined : c.req.header('x-idempotency-key')
  if (key === undefined) return handle(c)
  const path = c.req.path.replace(/\/$/, '')
  const name = `${c.req.method} ${path} ${key}`
  const kept = await store.get('reply', name)
  if (kept) return kept
  const reply = await handle(c)
  await store.put('reply', name, reply)
  return reply
}

async function openPreference(world: FakeWorld, content: unknown): Promise<FakePreference> {
  const request: PreferenceRequest = preferenceRequest.parse(content)
  if (request.notification_url) refuseUnreachable(world, request.notification_url)
  const id = `${world.collectorId}-${randomUUID()}`
  const page = `/checkout/v1/redirect?pref_id=${id}`
  const preference: FakePreference = {
    ...request,
    id,
    init_point: world.pageAddress + (world.pagePath?.(id) ?? page),
    sandbox_init_point: `https://sandbox.mercadopago.com.br${page}`,
    collector_id: world.collectorId,
    client_id: '1',
    site_id: 'MLB',
    date_created: instantText(world.clock.now()),
  }
  await world.store.put('preference', id, preference)
  return preference
}

/** Refuses addresses without https, except those of the instance that runs the fake. */
function refuseUnreachable(world: FakeWorld, address: string): void {
  const { protocol, origin } = new URL(address)
  if (protocol !== 'https:' && origin !== new URL(world.pageAddress).origin) {
    throw new FakeRefusal(400, `${origin} must be https`)
  }
}

/**
 * Returns a function that runs tasks one at a time, so that no read sees a change half done; `before` runs before each.
 */
function oneAtATime(before: () => Promise<void>): InTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(before).then(work)
    last = result.catch(() => {})
    return result
  }
}

async function bodyOf(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new FakeRefusal(400, 'invalid json')
  }
}

function idOf(c: Context): string {
  return c.req.param('id') ?? ''
}

function pageOf(found: readonly unknown[], c: Context) {
  const limit = Number(c.req.query('limit') ?? 30)
  const offset = Number(c.req.query('offset') ?? 0)
  return { paging: { total: found.length, limit, offset }, results: found.slice(offset, offset + limit) }
}

async function known<T>(found: Promise<T | null>): Promise<T> {
  const document = await found
  if (document === null) throw new FakeRefusal(404, 'resource not found')
  return document
}

const ok = (body: unknown): FakeReply => ({ status: 200, body })
const created = (body: unknown): FakeReply => ({ status: 201, body })

const errorWords = {
  400: 'bad_request',
  401: 'unauthorized',
  404: 'not_found',
  500: 'internal_error',
} as const

function errorReply(status: keyof typeof errorWords, message: string): Response {
  return Response.json({ message, error: errorWords[status], status, cause: [] }, { status })
}
