import type { Socket } from 'node:net'
import type { PoolClient, QueryConfig, QueryResult } from 'pg'

/** The connection interface that drizzle uses. */
export type LentClient = { query(query: string | QueryConfig, values?: unknown[]): Promise<QueryResult> }

/** Limit of prepared statements; statements beyond it are parsed on each run. */
const mostStatements = 500

/** Names prepared statements by their text, so that each connection parses and plans a statement once. */
export function createStatementNames() {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostStatements) return known
    const name = `s${names.size + 1}`
    names.set(text, name)
    return name
  }
}

/** Connections to a direct PostgreSQL session; a pooler would assign a session per transaction. */
const keepsStatements = new WeakSet<PoolClient>()

/**
 * Returns whether a connection keeps one session. Behind a pooler, a COMMIT and the next BEGIN sent together may reach
 * different sessions.
 */
export function isSessionOfItsOwn(client: PoolClient): boolean {
  return keepsStatements.has(client)
}

/** Applies the session settings to a new connection and detects a pooler. */
export async function prepareSession(client: PoolClient, settings: string): Promise<void> {
  const results: unknown = await client.query(`${settings}; select pg_backend_pid() as pid`)
  // `set` and `select` each return a result. A pooler reports a process id other than the connection's.
  const { rows } = (results as readonly QueryResult<{ pid: number }>[]).at(-1)!
  if (rows[0]?.pid === (client as unknown as { readonly processID: number }).processID)
    keepsStatements.add(client)
}

/**
 * Pipelines a connection: statements are prepared, BEGIN is sent with the first query of its transaction, and queries
 * of one event loop turn leave in one packet. A round trip to the database costs more than most queries
 * (`bench/drivers.ts`). The pool must create its connections with `pipeline`.
 */
export function pipelined(
  client: PoolClient,
  nameOf: ReturnType<typeof createStatementNames>,
  { endsLate = false } = {},
): LentClient {
  let isAboutToBegin = false

  async function send(query: string | QueryConfig, values: unknown[] | undefined): Promise<QueryResult> {
    if (endsLate && textOf(query) === 'commit') delayEnd(client)
    else gatherTurn(client)
    const named = values?.length && keepsStatements.has(client) ? withName(query, nameOf) : query
    if (!isAboutToBegin) return client.query(named, values)
    isAboutToBegin = false
    const [, result] = await Promise.all([client.query('begin'), client.query(named, values)])
    return result
  }

  return {
    query: async (query, values) => {
      const text = textOf(query)
      if (text === 'begin') {
        isAboutToBegin = true
        return nothing
      }
      if (isAboutToBegin && (text === 'commit' || text === 'rollback')) {
        isAboutToBegin = false
        return nothing
      }
      return send(query, values)
    },
  }
}

export function textOf(query: string | QueryConfig): string {
  return typeof query === 'string' ? query : query.text
}

export const nothing: QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }

function withName(
  query: string | QueryConfig,
  nameOf: ReturnType<typeof createStatementNames>,
): string | QueryConfig {
  const config = typeof query === 'string' ? { text: query } : query
  const name = nameOf(config.text)
  return name === undefined ? query : { ...config, name }
}

/** Buffers writes until the current turn of the event loop has sent all of its queries. */
function gatherTurn(client: PoolClient): void {
  const stream = streamOf(client)
  const isHeldBack = heldBack.delete(client)
  if (stream.writableCorked > 0 && !isHeldBack) return
  if (!isHeldBack) stream.cork()
  process.nextTick(() => stream.uncork())
}

const heldBack = new WeakSet<PoolClient>()

/**
 * Delays the COMMIT of a read transaction to send it with the connection's next query, or on its own in the next event
 * loop turn.
 */
function delayEnd(client: PoolClient): void {
  const stream = streamOf(client)
  if (stream.writableCorked > 0) return
  stream.cork()
  heldBack.add(client)
  setImmediate(() => {
    if (heldBack.delete(client)) stream.uncork()
  })
}

/**
 * Destroys the socket, which also rejects pending queries. `end` would wait for the last answer of a pipelined
 * connection first.
 */
export function destroyConnection(client: PoolClient): void {
  streamOf(client).destroy()
}

function streamOf(client: PoolClient): Socket {
  return (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream
}
