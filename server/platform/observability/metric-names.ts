const prefix = 'prato_certo_'

/** Buckets of histograms, in seconds, for replies and the waits within them. */
const quick = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]
/** Buckets of histograms, in seconds, for outgoing calls and computations. */
const slow = [0.01, 0.05, 0.25, 1, 2.5, 10, 30, 120]

/**
 * Durations measured, with their labels. A label has one of a few values that the code defines, never personal data or
 * an id, so that the number of series stays bounded.
 */
export const timed = {
  http_request: {
    help: 'Replies, by the path of the contract, the method and the class of the status.',
    labels: ['endpoint', 'method', 'status'],
    buckets: quick,
  },
  database_transaction: {
    help: 'Scoped transactions, with the wait for a connection.',
    labels: ['scope', 'outcome'],
    buckets: quick,
  },
  database_wait: {
    help: 'From asking for a scoped transaction to its first answer.',
    labels: ['scope'],
    buckets: quick,
  },
  outside_call: {
    help: 'Calls to mail, storage, vision, payments, push and pictures.',
    labels: ['service', 'operation', 'outcome'],
    buckets: slow,
  },
  menu_solve: { help: 'Weeks of menus in a planner thread.', labels: ['outcome'], buckets: slow },
  round: { help: 'Runs of scheduled jobs in this process.', labels: ['round', 'outcome'], buckets: slow },
} as const

export const counted = {
  scans: { help: 'Scans that ended, by how the plate was told.', labels: ['way', 'outcome'] },
  vision_tokens: { help: 'Tokens that the vision model was paid for.', labels: ['direction'] },
  webhooks: {
    help: 'Messages of the payment provider, by what their signature was worth.',
    labels: ['verdict'],
  },
  rate_limit_refusals: { help: 'Requests refused because there were too many.', labels: ['what'] },
  busy_refusals: { help: 'Requests refused because too many waited already.', labels: ['what'] },
} as const

export const gauges = {
  http_requests_in_flight: { help: 'Requests without a reply yet.', labels: [] },
  database_connections: { help: 'Connections of the pool, and who waits for one.', labels: ['state'] },
  passwords_under_way: { help: 'Requests that hash a password, or wait for their turn.', labels: [] },
  menus_waiting: { help: 'Weeks of menus that wait for a planner thread.', labels: [] },
  ready: { help: 'Whether a part works: 1 or 0.', labels: ['part'] },
  round_jobs_waiting: { help: 'Queued runs of a scheduled job.', labels: ['round'] },
  round_oldest_waiting_seconds: { help: 'Seconds since the oldest of them was due.', labels: ['round'] },
  round_last_success_timestamp_seconds: { help: 'When a scheduled job last succeeded.', labels: ['round'] },
} as const

export type TimedName = keyof typeof timed
export type CountedName = keyof typeof counted
export type GaugeName = keyof typeof gauges

type LabelsIn<Definition extends { readonly labels: readonly string[] }> = Readonly<
  Record<Definition['labels'][number], string>
>
export type TimedLabels<Name extends TimedName> = LabelsIn<(typeof timed)[Name]>
export type CountedLabels<Name extends CountedName> = LabelsIn<(typeof counted)[Name]>
export type GaugeLabels<Name extends GaugeName> = LabelsIn<(typeof gauges)[Name]>

export const fullName = {
  timed: (name: TimedName) => `${prefix}${name}_seconds`,
  counted: (name: CountedName) => `${prefix}${name}_total`,
  gauge: (name: GaugeName) => `${prefix}${name}`,
}
