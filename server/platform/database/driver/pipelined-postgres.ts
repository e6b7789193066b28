import type { Socket } from 'node:net'
import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import { gatherQuery, sendGathered } from './query-group.ts'

/** Part of a connection that drizzle uses. */
export type LentClient = { query(query: string | QueryConfig, values?: unknown[]): Promise<QueryResult> }

/** Maximum number of prepared statements; further ones are parsed on each run. */
const mostStatements = 500

/**
 * Creates the function that names statements by their text, so that each connection parses and plans a statement once.
 * It returns `undefined` for the statements beyond `mostStatements`.
 */
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

/** Connections that keep one PostgreSQL session; a pooler assigns a session per transaction. */
const keepsStatements = new WeakSet<PoolClient>()

/**
 * Returns whether the connection has one session for itself. Behind a pooler, a COMMIT and the next BEGIN that are sent
 * together may reach different sessions.
 */
export function isSessionOfItsOwn(client: PoolClient): boolean {
  return keepsStatements.has(client)
}

/**
 * Applies the session settings to a new connection, and notes whether it reaches a session directly or a pooler.
 */
export async function prepareSession(client: PoolClient, settings: string): Promise<void> {
  const results: unknown = await client.query(`${settings}; select pg_backend_pid() as pid`)
  // `set` and `select` have a result each. A pooler reports a process id other than that of the session it assigned.
  const { rows } = (results as readonly QueryResult<{ pid: number }>[]).at(-1)!
  if (rows[0]?.pid === (client as unknown as { readonly processID: number }).processID)
    keepsStatements.add(client)
}

/**
 * Pipelines a connection: statements are prepared, BEGIN is sent with the first query of its transaction, and queries
 * of one event loop turn leave and are answered in one packet. A round trip to the database costs more than most
 * queries (`bench/drivers.ts`). The pool must create its connections with `pipeline`.
 * @param endsLate whether COMMIT is sent with the connection's next query, for transactions that only read
 */
export function pipelined(
  client: PoolClient,
  nameOf: ReturnType<typeof createStatementNames>,
  { endsLate = false } = {},
): LentClient {
  let isAboutToBegin = false
  const gather = (query: string | QueryConfig, values?: unknown[], mayWait = false) => {
    const config = typeof query === 'string' ? { text: query } : query
    const name = keepsStatements.has(client) ? nameOf(config.text) : undefined
    return gatherQuery(client, { ...config, ...(values && { values }), ...(name && { name }) }, { mayWait })
  }

  return {
    query: async (query, values) => {
      const text = textOf(query)
      if (text === 'begin') {
        isAboutToBegin = true
        return nothing
      }
      const isEnd = text === 'commit' || text === 'rollback'
      if (isAboutToBegin) {
        isAboutToBegin = false
        if (isEnd) return nothing
        // A failed BEGIN also fails the query behind it, which reports the error.
        gather('begin').catch(() => {})
      }
      if (values?.length) return gather(query, values)
      // The end of a transaction is sent in a separate packet, because it must not be skipped when a query before it
      // fails.
      sendGathered(client)
      if (isEnd) return gather(query, undefined, endsLate && text === 'commit')
      // Text without values may hold several statements, which only pg's simple protocol accepts.
      return client.query(query, values)
    },
  }
}

export function textOf(query: string | QueryConfig): string {
  return typeof query === 'string' ? query : query.text
}

export const nothing: QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }

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
