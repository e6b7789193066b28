import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Span, SpanContext } from '@opentelemetry/api'

/** Attributes of a span: constants of the code and numbers, no personal data. */
export type SpanFacts = Readonly<Record<string, string | number>>

export interface SpanOptions {
  readonly name: string
  readonly kind: 'server' | 'client' | 'internal'
  readonly facts?: SpanFacts
  /** Header `traceparent` of the caller (W3C Trace Context). */
  readonly parent?: string | undefined
}

export interface OpenSpan {
  /** Sets name and attributes of the span once they are known. */
  tell(name: string, facts: SpanFacts): void
  fail(): void
}

/** Traces of the process. */
export interface Tracing {
  /** Runs `work` in a span; spans opened inside become its children. An error marks the span as failed and passes. */
  span<T>(options: SpanOptions, work: (span: OpenSpan) => Promise<T>): Promise<T>
  /** Id of the current trace, for log lines; `undefined` outside of a trace. */
  traceId(): string | undefined
  /**
   * Header for a call to another service of the same operator, so that the service continues the trace; `undefined`
   * outside of a trace.
   */
  traceparent(): string | undefined
  /** Sends the spans that are still pending. */
  close(): Promise<void>
}

const silentSpan: OpenSpan = { tell: () => {}, fail: () => {} }

export const noTracing: Tracing = {
  span: (_, work) => work(silentSpan),
  traceId: () => undefined,
  traceparent: () => undefined,
  close: async () => {},
}

const serviceName = 'prato-certo'
const closeMs = 5000

/** Opens traces that are exported to the collector at `endpoint` (OTLP over HTTP). Loads OpenTelemetry only here. */
export async function openTracing(endpoint: string): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const attributes = { 'service.name': serviceName }
  const resource = {
    attributes,
    merge: () => resource,
    getRawAttributes: (): [string, string][] => Object.entries(attributes),
  }
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.BasicTracerProvider({
    resource,
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer(serviceName)
  const kinds = { server: api.SpanKind.SERVER, client: api.SpanKind.CLIENT, internal: api.SpanKind.INTERNAL }
  const current = new AsyncLocalStorage<Span>()

  function parentOf(header: string | undefined): Context {
    const span = current.getStore()
    if (span) return api.trace.setSpan(api.ROOT_CONTEXT, span)
    const remote = readTraceparent(header)
    return remote ? api.trace.setSpanContext(api.ROOT_CONTEXT, remote) : api.ROOT_CONTEXT
  }

  return {
    span: async ({ name, kind, facts = {}, parent }, work) => {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, parentOf(parent))
      const fail = () => void span.setStatus({ code: api.SpanStatusCode.ERROR })
      const tell: OpenSpan['tell'] = (told, more) => void span.updateName(told).setAttributes(more)
      try {
        return await current.run(span, () => work({ tell, fail }))
      } catch (error) {
        // The error's message is not recorded, because a mail server's message contains an e-mail address.
        fail()
        throw error
      } finally {
        span.end()
      }
    },
    traceId: () => current.getStore()?.spanContext().traceId,
    traceparent: () => {
      const context = current.getStore()?.spanContext()
      if (!context) return undefined
      const flags = context.traceFlags.toString(16).padStart(2, '0')
      return `00-${context.traceId}-${context.spanId}-${flags}`
    },
    close: async () => {
      const late = new Promise<void>((resolve) => void setTimeout(resolve, closeMs).unref())
      await Promise.race([provider.shutdown().catch(() => {}), late])
    },
  }
}

/** Header of W3C Trace Context, level 1. Ids of zeros only are invalid. */
const shape = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/

function readTraceparent(header: string | undefined): SpanContext | null {
  const [, traceId, spanId, flags] = shape.exec(header ?? '') ?? []
  if (!traceId || !spanId || !flags) return null
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
}
