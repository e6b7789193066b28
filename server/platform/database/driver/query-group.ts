import type { Socket } from 'node:net'
import { type PoolClient, Query, type QueryConfig, type QueryResult } from 'pg'

/** Parts of pg's connection that its queries use. */
interface Wire {
  readonly stream: Socket
  readonly submittedNamedStatements: Record<string, string>
  sync(): void
}

/** Message handlers of pg's `Query`, which its types omit. */
interface Handlers {
  readonly name: string | undefined
  readonly text: string
  submit(wire: Wire): Error | null | undefined
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
  handleEmptyQuery(wire: Wire): void
  handleReadyForQuery(wire: Wire): void
  handleError(error: Error, wire: Wire): void
}

const QueryWithHandlers = Query as unknown as new (
  config: QueryConfig & { readonly queryMode: 'extended' },
  callback: (error: Error | null, result: QueryResult) => void,
) => Handlers

/**
 * Queries that are sent in one packet with one Sync at its end. pg sends a Sync after each query, and PostgreSQL
 * answers each Sync in a separate packet: a request with four queries cost both processes four writes and four reads
 * (`bench/drivers.ts`).
 */
class QueryGroup extends QueryWithHandlers {
  private readonly parts: readonly Handlers[]
  private answered = 0

  constructor(parts: readonly Handlers[]) {
    super({ text: '', queryMode: 'extended' }, () => {})
    this.parts = parts
  }

  override submit(wire: Wire): Error | null | undefined {
    // pg calls `close` only when it cannot serialize a value. The connection is then destroyed, because the answers
    // would belong to the wrong queries.
    const close = () => wire.stream.destroy()
    const withoutSync = Object.create(wire, { sync: { value: () => {} }, close: { value: close } }) as Wire
    wire.stream.cork()
    for (const part of this.parts) if (part.submit(withoutSync)) close()
    wire.sync()
    wire.stream.uncork()
    this.awaitPart()
    return null
  }

  override handleRowDescription(message: unknown): void {
    this.current.handleRowDescription(message)
  }

  override handleDataRow(message: unknown): void {
    this.current.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    const part = this.current
    part.handleCommandComplete(message, wire)
    this.answered += 1
    this.awaitPart()
    part.handleReadyForQuery(wire)
  }

  override handleReadyForQuery(): void {}

  /** PostgreSQL skips the queries behind a failed one up to the Sync, so they fail with it. */
  override handleError(error: Error, wire: Wire): void {
    const failed = this.parts.slice(this.answered)
    this.answered = this.parts.length
    for (const part of failed) {
      // A skipped statement was not prepared either.
      if (part.name) delete wire.submittedNamedStatements[part.name]
      part.handleError(error, wire)
    }
  }

  private get current(): Handlers {
    return this.parts[this.answered]!
  }

  /**
   * Sets `name` and `text` to those of the query that is answered next, because pg uses them to record the query's
   * statement as prepared.
   */
  private awaitPart(): void {
    const part = this.parts[this.answered]
    Object.assign(this, { name: part?.name, text: part?.text })
  }
}

/** Queries of a connection that wait for the end of the event loop turn. */
const gathered = new WeakMap<PoolClient, Handlers[]>()

/**
 * Adds a query to the queries that the connection sends together at the end of this event loop turn. A query with
 * `mayWait` is sent with the queries of a later turn, at the latest in the next iteration of the event loop.
 */
export function gatherQuery(
  client: PoolClient,
  config: QueryConfig,
  { mayWait = false } = {},
): Promise<QueryResult> {
  const { promise, resolve, reject } = Promise.withResolvers<QueryResult>()
  const part = new QueryWithHandlers({ ...config, queryMode: 'extended' }, (error, result) =>
    error ? reject(error) : resolve(result),
  )
  const waiting = gathered.get(client)
  if (waiting) waiting.push(part)
  else gathered.set(client, [part])
  if (mayWait) setImmediate(sendGathered, client)
  else process.nextTick(sendGathered, client)
  return promise
}

/** Sends the gathered queries of a connection now. */
export function sendGathered(client: PoolClient): void {
  const parts = gathered.get(client)
  if (!parts) return
  gathered.delete(client)
  client.query(new QueryGroup(parts) as unknown as Query)
}
