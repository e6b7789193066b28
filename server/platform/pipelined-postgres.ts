import type { Socket } from 'node:net'
import type { PoolClient, QueryConfig, QueryResult } from 'pg'

/** What drizzle asks of a connection. */
export type LentClient = { query(query: string | QueryConfig, values?: unknown[]): Promise<QueryResult> }

/** Past this many different statements the rest are parsed each time. */
const mostStatements = 500

/** Statements by their texts: each connection parses and plans one once. */
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

/** Connections whose session is PostgreSQL's own, and no pool's that lends another one to each transaction. */
const keepsStatements = new WeakSet<PoolClient>()

/** A pool in between may lend another session while an end and a beginning are on their way together. */
export function isSessionOfItsOwn(client: PoolClient): boolean {
  return keepsStatements.has(client)
}

/** Says to a new connection what it works under, and finds out who is at its other end. */
export async function prepareSession(client: PoolClient, settings: string): Promise<void> {
  const told: unknown = await client.query(`${settings}; select pg_backend_pid() as pid`)
  // One result for each statement; a pool answers for a session by another number.
  const { rows } = (told as readonly QueryResult<{ pid: number }>[]).at(-1)!
  if (rows[0]?.pid === (client as unknown as { readonly processID: number }).processID)
    keepsStatements.add(client)
}

/**
 * A connection on which little is waited for: statements have names, BEGIN travels with the first query of its
 * transaction, and what is asked in one turn leaves in one packet. A way to the database and back costs more than most
 * queries (`bench/load.ts`). The pool's connections have to be made with `pipeline`.
 */
export function pipelined(
  client: PoolClient,
  nameOf: ReturnType<typeof createStatementNames>,
  { endsLate = false } = {},
): LentClient {
  let isAboutToBegin = false

  async function send(query: string | QueryConfig, values: unknown[] | undefined): Promise<QueryResult> {
    if (endsLate && textOf(query) === 'commit') holdBack(client)
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

/** Holds back what is written until this turn of the event loop has asked everything it asks. */
function gatherTurn(client: PoolClient): void {
  const stream = streamOf(client)
  const isHeldBack = heldBack.delete(client)
  if (stream.writableCorked > 0 && !isHeldBack) return
  if (!isHeldBack) stream.cork()
  process.nextTick(() => stream.uncork())
}

const heldBack = new WeakSet<PoolClient>()

/** The end of what only read travels with whatever is asked next on the connection, or by itself when nothing is. */
function holdBack(client: PoolClient): void {
  const stream = streamOf(client)
  if (stream.writableCorked > 0) return
  stream.cork()
  heldBack.add(client)
  setImmediate(() => {
    if (heldBack.delete(client)) stream.uncork()
  })
}

/** Ends what waits for it, too; a pipelined connection that is told to end waits for its last answer first. */
export function breakOff(client: PoolClient): void {
  streamOf(client).destroy()
}

function streamOf(client: PoolClient): Socket {
  return (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream
}
