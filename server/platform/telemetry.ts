import type { Config } from './process/config.ts'
import type { ConnectionUsage, Database } from './database/database.ts'
import type { ScheduledJob } from './database/jobs.ts'
import { withLogFields } from './observability/log.ts'
import { type Metrics, noMetrics, openMetrics, type Reading } from './observability/metrics.ts'
import { noTracing, openTracing, type Tracing } from './observability/tracing.ts'

/** Metrics and traces of a process. */
export interface Telemetry {
  readonly metrics: Metrics
  readonly tracing: Tracing
}

export const noTelemetry: Telemetry = { metrics: noMetrics, tracing: noTracing }

/** Opens the metrics and traces that are configured; the others cost nothing. */
export async function openTelemetry({
  metricsToken,
  tracesEndpoint,
}: Pick<Config, 'metricsToken' | 'tracesEndpoint'>): Promise<Telemetry> {
  const [metrics, tracing] = await Promise.all([
    metricsToken === undefined ? noMetrics : openMetrics(),
    tracesEndpoint === undefined ? noTracing : openTracing(tracesEndpoint),
  ])
  return { metrics, tracing }
}

export function connectionReadings(usage: ConnectionUsage): Reading<'database_connections'>[] {
  const { inUse, idle, waiting } = usage
  return Object.entries({ inUse, idle, waiting }).map(([state, value]) => ({
    labels: { state: state === 'inUse' ? 'in_use' : state },
    value,
  }))
}

interface InstrumentedPort<Port> {
  /** Name of the port in metrics and traces. */
  readonly service: string
  readonly port: Port
  /** Names of the methods to measure. */
  readonly operations: readonly (keyof Port & string)[]
}

/** Returns the port with these methods timed and traced. Neither arguments nor results are recorded. */
export function instrumentPort<Port extends object>(
  { metrics, tracing }: Telemetry,
  { service, port, operations }: InstrumentedPort<Port>,
): Port {
  const watched = new Set<PropertyKey>(operations)
  const observed = (operation: string, call: () => Promise<unknown>) => {
    const startedAt = performance.now()
    const note = (outcome: string) =>
      metrics.observe('outside_call', { service, operation, outcome }, secondsSince(startedAt))
    return tracing.span({ name: `${service} ${operation}`, kind: 'client' }, async (span) => {
      try {
        const result = await call()
        const outcome = kindOf(result) ?? 'ok'
        span.tell(`${service} ${operation}`, { outcome })
        note(outcome)
        return result
      } catch (error) {
        note(error instanceof Error ? (kindOf(error) ?? 'failed') : 'failed')
        throw error
      }
    })
  }
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (typeof name === 'symbol' || !watched.has(name)) return value.bind(target)
      return (...given: unknown[]) => observed(name, async () => Reflect.apply(value, target, given))
    },
  })
}

/** Returns the `kind` of a result as a metric label; each port has a fixed list of kinds. `undefined` without one. */
function kindOf(result: unknown): string | undefined {
  if (typeof result !== 'object' || result === null || !('kind' in result)) return undefined
  return typeof result.kind === 'string' && /^[a-z_]{1,30}$/.test(result.kind) ? result.kind : undefined
}

/** Returns the database with its scoped transactions timed and traced. */
export function instrumentDatabase({ metrics, tracing }: Telemetry, database: Database): Database {
  function watched<T>(scope: 'account' | 'system', transact: (begun: () => void) => Promise<T>): Promise<T> {
    const startedAt = performance.now()
    const note = (outcome: string) =>
      metrics.observe('database_transaction', { scope, outcome }, secondsSince(startedAt))
    const begun = () => metrics.observe('database_wait', { scope }, secondsSince(startedAt))
    return tracing.span({ name: `transaction of ${scope}`, kind: 'internal' }, async () => {
      try {
        const result = await transact(begun)
        note('committed')
        return result
      } catch (error) {
        note('rolled_back')
        throw error
      }
    })
  }
  return {
    ...database,
    asAccount: (accountId, work) =>
      watched('account', (begun) =>
        database.asAccount(accountId, (tx) => {
          begun()
          return work(tx)
        }),
      ),
    readAsAccount: (accountId, work) =>
      watched('account', (begun) =>
        database.readAsAccount(accountId, (tx) => {
          begun()
          return work(tx)
        }),
      ),
    asSystem: (work) =>
      watched('system', (begun) =>
        database.asSystem((tx) => {
          begun()
          return work(tx)
        }),
      ),
  }
}

/** Returns the job with its runs timed and traced, and with its name on the log lines of a run. */
export function instrumentJob({ metrics, tracing }: Telemetry, job: ScheduledJob): ScheduledJob {
  const { name, work } = job
  return {
    ...job,
    work: (signal) =>
      tracing.span({ name: `round ${name}`, kind: 'internal' }, () =>
        withLogFields({ round: name, traceId: tracing.traceId() }, async () => {
          const startedAt = performance.now()
          const note = (outcome: string) =>
            metrics.observe('round', { round: name, outcome }, secondsSince(startedAt))
          try {
            const result = await work(signal)
            note('ok')
            return result
          } catch (error) {
            note('failed')
            throw error
          }
        }),
      ),
  }
}

export function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1000
}
