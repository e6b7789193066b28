import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { SightingAnswer } from './sighting-schema.ts'

export const protocols = ['openai', 'google', 'anthropic'] as const
export type VisionProtocol = (typeof protocols)[number]

/** Scripted reply to a request, in all protocols. */
export type FakeReply =
  | { readonly kind: 'text'; readonly text: string }
  /** A refusal in the vendor's form: a refusal, a safety block or a stop reason. */
  | { readonly kind: 'refusal' }
  /** An answer that the token limit has cut off. */
  | { readonly kind: 'truncated'; readonly text: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'status'; readonly status: number; readonly message?: string }
  /** A redirect to the same path of another origin that keeps the body (307). */
  | { readonly kind: 'redirect'; readonly origin: string }
  /** No answer; the connection stays open until the client closes it. */
  | { readonly kind: 'silence' }
  /** No answer; the connection is closed. */
  | { readonly kind: 'hang_up' }

export interface FakeRequest {
  readonly protocol: VisionProtocol
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Record<string, unknown>
}

export interface FakeProvider {
  /** Returns the base address to configure for a protocol. */
  baseUrl(protocol: VisionProtocol): string
  /** Requests since the start or the last `answerWith`, oldest first. */
  readonly requests: readonly FakeRequest[]
  /** Sets the next replies and clears `requests`. The last reply repeats. */
  answerWith(...replies: readonly FakeReply[]): void
  /** Resolves when a client has aborted a request without an answer. */
  clientLeft(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts a fake vision service on 127.0.0.1 in the three vendors' protocols (Ollama and gateways use OpenAI's). It
 * answers 404 for other paths, records requests, and sends scripted replies.
 */
export async function startFakeProvider(port = 0): Promise<FakeProvider> {
  let replies: readonly FakeReply[] = [{ kind: 'empty' }]
  let requests: FakeRequest[] = []
  let leave = Promise.withResolvers<void>()

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    response.on('close', () => {
      if (!response.writableEnded) leave.resolve()
    })
    const path = request.url ?? ''
    const protocol = protocolOf(path)
    if (request.method !== 'POST' || !protocol)
      return send(response, 404, { error: { message: 'no such path' } })
    const body = JSON.parse(await textOf(request)) as Record<string, unknown>
    const reply = replies[Math.min(requests.length, replies.length - 1)] ?? { kind: 'empty' }
    requests.push({ protocol, path, headers: request.headers, body })
    answer(response, { protocol, path }, reply)
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    baseUrl: (protocol) => origin + basePaths[protocol],
    get requests() {
      return requests
    },
    answerWith(...next) {
      replies = next
      requests = []
      leave = Promise.withResolvers<void>()
    },
    clientLeft: () => leave.promise,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const basePaths: Readonly<Record<VisionProtocol, string>> = {
  openai: '/openai/v1',
  google: '/google/v1beta',
  anthropic: '/anthropic/v1',
}

function protocolOf(path: string): VisionProtocol | null {
  if (path === '/openai/v1/chat/completions') return 'openai'
  if (path === '/anthropic/v1/messages') return 'anthropic'
  if (/^\/google\/v1beta\/models\/[^/:]+:generateContent$/.test(path)) return 'google'
  return null
}

function answer(
  response: ServerResponse,
  { protocol, path }: { readonly protocol: VisionProtocol; readonly path: string },
  reply: FakeReply,
): void {
  switch (reply.kind) {
    case 'redirect':
      response.writeHead(307, { location: reply.origin + path }).end()
      return
    case 'silence':
      return
    case 'hang_up':
      response.destroy()
      return
    case 'status':
      return send(response, reply.status, vendorError(protocol, reply.status, reply.message ?? 'fake error'))
    case 'text':
    case 'truncated':
    case 'empty':
    case 'refusal':
      return send(response, 200, envelopes[protocol](reply))
  }
}

type Completed = Extract<FakeReply, { kind: 'text' | 'truncated' | 'empty' | 'refusal' }>

const envelopes: Readonly<Record<VisionProtocol, (reply: Completed) => unknown>> = {
  openai: (reply) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'fake',
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: contentOf(reply),
          refusal: reply.kind === 'refusal' ? "I'm sorry, I can't help with that." : null,
        },
        finish_reason: reply.kind === 'truncated' ? 'length' : 'stop',
      },
    ],
    usage: { prompt_tokens: 1200, completion_tokens: 300, total_tokens: 1500 },
  }),
  google: (reply) =>
    reply.kind === 'refusal'
      ? {
          candidates: [{ finishReason: 'SAFETY', index: 0 }],
          usageMetadata: { promptTokenCount: 1200, totalTokenCount: 1200 },
        }
      : {
          candidates: [
            {
              content: { role: 'model', parts: reply.kind === 'empty' ? [] : [{ text: reply.text }] },
              finishReason: reply.kind === 'truncated' ? 'MAX_TOKENS' : 'STOP',
              index: 0,
            },
          ],
          usageMetadata: { promptTokenCount: 1200, candidatesTokenCount: 300, totalTokenCount: 1500 },
        },
  anthropic: (reply) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'fake',
    content: reply.kind === 'text' || reply.kind === 'truncated' ? [{ type: 'text', text: reply.text }] : [],
    stop_reason:
      reply.kind === 'refusal' ? 'refusal' : reply.kind === 'truncated' ? 'max_tokens' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 1200, output_tokens: 300 },
  }),
}

function contentOf(reply: Completed): string | null {
  return reply.kind === 'text' || reply.kind === 'truncated' ? reply.text : null
}

function vendorError(protocol: VisionProtocol, status: number, message: string): unknown {
  switch (protocol) {
    case 'openai':
      return { error: { message, type: 'error', param: null, code: null } }
    case 'google':
      return { error: { code: status, message, status: 'STATUS' } }
    case 'anthropic':
      return { type: 'error', error: { type: 'api_error', message } }
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    // Real vendors ask for a longer wait before a retry; tests do not need it.
    ...(status >= 400 ? { 'retry-after-ms': '1' } : {}),
  })
  response.end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

export type AnsweredFood = SightingAnswer['items'][number]

/** Returns a valid item of an answer: rice, with these changes. */
export function answeredFood(changes: Partial<AnsweredFood> = {}): AnsweredFood {
  return {
    name: 'arroz branco cozido',
    alternatives: [{ name: 'arroz parboilizado cozido', prob: 0.2 }],
    food_group: 'cereais',
    cooking_method: 'cozido',
    visible_oil: 'nenhum',
    household_measure: { quantity: 4, unit: 'colher_sopa' },
    grams: 120,
    grams_low: 90,
    grams_high: 160,
    confidence_identity: 0.9,
    confidence_portion: 0.6,
    partially_hidden: false,
    container: 'prato_1',
    box: [0.1, 0.2, 0.4, 0.3],
    ...changes,
  }
}

/** Returns a valid answer: a plate of rice, with these changes. */
export function answeredPlate(changes: Partial<SightingAnswer> = {}): SightingAnswer {
  return {
    image_kind: 'refeicao',
    plates_count: 1,
    scale_reference: 'garfo',
    plate_diameter_cm: 26,
    items: [answeredFood()],
    packaged: { brand: null, product: null, net_weight_g: null, label_text_visible: false },
    text_in_image_ignored: false,
    ...changes,
  }
}
