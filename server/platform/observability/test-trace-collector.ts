import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface WireAttribute {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number | string }
}

/** Span in the JSON form of OTLP. */
export interface WireSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes?: readonly WireAttribute[]
  readonly status?: { readonly code?: number; readonly message?: string }
}

interface WireExport {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly WireAttribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[]
  }[]
}

/** Starts a collector of traces: POST /v1/traces, OTLP over HTTP in JSON. */
export async function startTraceCollector() {
  const spans: WireSpan[] = []
  const services = new Set<string | undefined>()
  /** Text of all received bodies. */
  let text = ''
  const server = createServer((request, response) => {
    if (request.url !== '/v1/traces' || request.method !== 'POST') {
      response.writeHead(404).end()
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      text += body
      for (const { resource, scopeSpans } of (JSON.parse(body) as WireExport).resourceSpans) {
        services.add(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue)
        spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    services,
    text: () => text,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
