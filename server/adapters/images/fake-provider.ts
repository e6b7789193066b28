import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { html } from '../../platform/http/html.ts'

export const protocols = ['openai', 'google'] as const
export type ImageProtocol = (typeof protocols)[number]

/** Scripted reply of the fake provider, in both protocols. */
export type FakeReply =
  /** The picture, sent after `after` resolves. */
  | { readonly kind: 'image'; readonly bytes: Uint8Array; readonly after?: Promise<unknown> }
  /** A text that is no valid base64, in the place of the picture. */
  | { readonly kind: 'base64'; readonly text: string }
  /** An address of the picture, as in OpenAI's older format. */
  | { readonly kind: 'address'; readonly url: string }
  /** A refusal in the vendor's form: an error code or a finish reason. */
  | { readonly kind: 'refusal' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'html' }
  | { readonly kind: 'body'; readonly body: Uint8Array; readonly type: string; readonly status?: number }
  | { readonly kind: 'status'; readonly status: number; readonly code?: string }
  | { readonly kind: 'redirect'; readonly to: string }
  /** Body of `megabytes` million digits 0, without a Content-Length. */
  | { readonly kind: 'flood'; readonly megabytes: number }
  /** No reply; the connection stays open until the client closes it. */
  | { readonly kind: 'silence' }
  /** No reply; the connection is closed. */
  | { readonly kind: 'hang_up' }

export interface FakeRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

export interface FakeProvider {
  readonly origin: string
  readonly port: number
  /** Returns the base address to configure for a protocol. */
  baseUrl(protocol: ImageProtocol): string
  /** Requests since the start or the last `answerWith`, oldest first. */
  readonly requests: readonly FakeRequest[]
  /** Sets the next replies and clears `requests`. The last reply repeats. */
  answerWith(...replies: readonly FakeReply[]): void
  /** Resolves when a client has closed the connection of a request that got no reply. */
  clientLeft(): Promise<void>
  close(): Promise<void>
}

const paths = {
  openai: /^\/openai\/v1\/images\/generations$/,
  google: /^\/google\/v1beta\/models\/gemini-[^/:]+:generateContent$/,
} as const

/**
 * Starts fake providers of images on 127.0.0.1: two vendors' protocols under separate paths, and a host of pictures
 * under all others. It recognises the protocol by the path, records requests unchecked, and sends scripted replies.
 */
export async function startFakeProvider(): Promise<FakeProvider> {
  let replies: readonly FakeReply[] = [{ kind: 'empty' }]
  let requests: FakeRequest[] = []
  let leave = Promise.withResolvers<void>()

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    response.on('close', () => {
      if (!response.writableEnded) leave.resolve()
    })
    const path = request.url ?? ''
    const body = (await buffer(request as Readable)).toString('utf8')
    const reply = replies[Math.min(requests.length, replies.length - 1)] ?? { kind: 'empty' }
    requests.push({ method: request.method ?? '', path, headers: request.headers, body })
    const protocol = protocols.find((one) => paths[one].test(path))
    if (reply.kind === 'image') await reply.after
    answer(response, protocol, reply)
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`

  return {
    origin,
    port,
    baseUrl: (protocol) => `${origin}${protocol === 'openai' ? '/openai/v1' : '/google/v1beta'}`,
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

function answer(response: ServerResponse, protocol: ImageProtocol | undefined, reply: FakeReply): void {
  switch (reply.kind) {
    case 'silence':
      return
    case 'hang_up':
      response.destroy()
      return
    case 'html':
      return send(response, 200, {
        type: 'text/html',
        bytes: html`<!doctype html><title>Manutenção</title>`.toString(),
      })
    case 'body':
      return send(response, reply.status ?? 200, { type: reply.type, bytes: reply.body })
    case 'redirect':
      response.writeHead(302, { location: reply.to })
      response.end()
      return
    case 'flood':
      return flood(response, reply.megabytes)
    case 'status':
      return sendJson(response, reply.status, vendorError(protocol, reply.status, reply.code))
    case 'refusal':
      return protocol === 'google'
        ? sendJson(response, 200, googleReply([], 'IMAGE_SAFETY'))
        : sendJson(response, 400, vendorError(protocol, 400, 'moderation_blocked'))
    case 'image':
      if (!protocol) return send(response, 200, { type: 'image/png', bytes: reply.bytes })
      return sendJson(response, 200, vendorImage(protocol, Buffer.from(reply.bytes).toString('base64')))
    case 'base64':
      return sendJson(response, 200, vendorImage(protocol, reply.text))
    case 'address':
      return sendJson(response, 200, { created: 1_790_000_000, data: [{ url: reply.url }] })
    case 'empty':
      return sendJson(
        response,
        200,
        protocol === 'google' ? googleReply([], 'STOP') : { created: 1, data: [] },
      )
  }
}

function vendorImage(protocol: ImageProtocol | undefined, data: string): unknown {
  return protocol === 'google'
    ? googleReply([{ inlineData: { mimeType: 'image/png', data } }], 'STOP')
    : { created: 1_790_000_000, data: [{ b64_json: data }] }
}

function googleReply(parts: readonly unknown[], finishReason: string): unknown {
  return {
    candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }],
    usageMetadata: { promptTokenCount: 90, candidatesTokenCount: 1290, totalTokenCount: 1380 },
  }
}

function vendorError(protocol: ImageProtocol | undefined, status: number, code = 'error'): unknown {
  return protocol === 'google'
    ? { error: { code: status, message: code, status: 'STATUS' } }
    : { error: { message: `fake: ${code}`, type: 'error', param: null, code } }
}

function flood(response: ServerResponse, megabytes: number): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  let left = megabytes
  const pour = () => {
    while (left > 0) {
      left -= 1
      if (!response.write(Buffer.alloc(1_000_000, '0'))) return response.once('drain', pour)
    }
    return response.end()
  }
  pour()
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  send(response, status, { type: 'application/json', bytes: JSON.stringify(body) })
}

interface Body {
  readonly type: string
  readonly bytes: string | Uint8Array
}

function send(response: ServerResponse, status: number, { type, bytes }: Body): void {
  response.writeHead(status, { 'content-type': type })
  response.end(bytes)
}
