import type { Counter, Gauge, Histogram } from 'prom-client'
import {
  counted,
  type CountedLabels,
  type CountedName,
  fullName,
  type GaugeLabels,
  type GaugeName,
  gauges,
  timed,
  type TimedLabels,
  type TimedName,
} from './metric-names.ts'

export interface Reading<Name extends GaugeName> {
  readonly labels: GaugeLabels<Name>
  readonly value: number
}

/** Metrics of the process. */
export interface Metrics {
  observe<Name extends TimedName>(name: Name, labels: TimedLabels<Name>, seconds: number): void
  count<Name extends CountedName>(name: Name, labels: CountedLabels<Name>, by?: number): void
  /** Registers the function that reads a gauge on each scrape. It replaces an earlier function of the same name. */
  gauge<Name extends GaugeName>(
    name: Name,
    read: () => readonly Reading<Name>[] | Promise<readonly Reading<Name>[]>,
  ): void
  /** Returns all metrics in Prometheus format; `null` if metrics are off. */
  render(): Promise<{ readonly type: string; readonly text: string } | null>
}

export const noMetrics: Metrics = {
  observe: () => {},
  count: () => {},
  gauge: () => {},
  render: async () => null,
}

/** Gauges of Node whose names end in `_total`, a suffix that only counters may have; they are left out. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

/** Creates metrics of the app and of Node. Loads prom-client only here. */
export async function openMetrics(): Promise<Metrics> {
  const { default: prometheus } = await import('prom-client')
  const registry = new prometheus.Registry()
  const registers = [registry]
  prometheus.collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)
  const histograms = eachOf(
    timed,
    (name, { help, labels, buckets }) =>
      new prometheus.Histogram({
        name: fullName.timed(name),
        help,
        labelNames: [...labels],
        buckets: [...buckets],
        registers,
      }),
  ) as Record<TimedName, Histogram>
  const counters = eachOf(
    counted,
    (name, { help, labels }) =>
      new prometheus.Counter({ name: fullName.counted(name), help, labelNames: [...labels], registers }),
  ) as Record<CountedName, Counter>
  const readers = new Map<GaugeName, () => Promise<readonly Reading<GaugeName>[]>>()
  function show(name: GaugeName): void {
    const { help, labels } = gauges[name]
    new prometheus.Gauge({
      name: fullName.gauge(name),
      help,
      labelNames: [...labels],
      registers,
      async collect() {
        await fill(this, readers.get(name))
      },
    })
  }

  return {
    observe: (name, labels, seconds) => histograms[name].observe(labels, seconds),
    count: (name, labels, by = 1) => counters[name].inc(labels, by),
    gauge: (name, read) => {
      if (!readers.has(name)) show(name)
      readers.set(name, async () => read())
    },
    render: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

/** Reads a gauge. A gauge that cannot be read is left out, so that the others are still reported. */
async function fill(
  gauge: Gauge,
  read: (() => Promise<readonly Reading<GaugeName>[]>) | undefined,
): Promise<void> {
  gauge.reset()
  const readings = (await read?.().catch(() => [])) ?? []
  for (const { labels, value } of readings) gauge.set(labels, value)
}

function eachOf<Definitions extends object, Made>(
  definitions: Definitions,
  make: (name: keyof Definitions, definition: Definitions[keyof Definitions]) => Made,
): Partial<Record<keyof Definitions, Made>> {
  const made: Partial<Record<keyof Definitions, Made>> = {}
  for (const name of Object.keys(definitions) as (keyof Definitions)[])
    made[name] = make(name, definitions[name])
  return made
}
