import { messages, type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'

const { serialize } = protocol

/** Maximum number of prepared statements; further ones are parsed on each run. */
const mostStatements = 500

interface Statement {
  readonly name: string
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[]
}

type Values = readonly unknown[]

interface PipelinedQuery {
  readonly text: string
  readonly values: Values
  readonly options: QueryOptions
  /** Message to send in front of the query, such as BEGIN. */
  readonly before?: Uint8Array | undefined
}

/**
 * Part of PGlite that drizzle uses, with one call of the engine per query instead of five (parse, describe, bind,
 * execute, sync). A statement is parsed once, and BEGIN is sent with the first query of its transaction. A request of
 * the app costs less than half (`bench/drivers.ts`).
 */
export class PipelinedPGlite {
  private readonly lite: PGlite
  private readonly statements = new Map<string, Statement>()
  private named = 0

  constructor(lite: PGlite) {
    this.lite = lite
  }

  query<T>(text: string, values: Values = [], options: QueryOptions = {}): Promise<Results<T>> {
    return this.lite._runExclusiveTransaction(() => this.run<T>({ text, values, options }))
  }

  transaction<T>(work: (client: Pick<PipelinedPGlite, 'query'>) => Promise<T>): Promise<T> {
    return this.lite._runExclusiveTransaction(async () => {
      let state: 'waiting' | 'begun' | 'over' = 'waiting'
      const client = {
        query: <Row>(text: string, values: Values = [], options: QueryOptions = {}) => {
          if (state === 'over') throw new Error('This transaction is over.')
          const before = state === 'waiting' ? serialize.query('begin') : undefined
          state = 'begun'
          return this.run<Row>({ text, values, options, before })
        },
      }
      const end = async (command: 'commit' | 'rollback') => {
        const isOpen = state === 'begun'
        state = 'over'
        if (!isOpen) return
        const received = await this.send([serialize.query(command)])
        // PostgreSQL answers COMMIT with ROLLBACK after an error that the work ignored.
        if (command === 'commit' && completionOf(received) === 'ROLLBACK')
          throw new Error('The transaction was rolled back, because a query in it had failed.')
      }
      try {
        const result = await work(client)
        await end('commit')
        return result
      } catch (error) {
        await end('rollback')
        throw error
      }
    })
  }

  /**
   * Runs several statements in order. If one fails, ends the transaction that it may have left open, before others run.
   */
  script(text: string): Promise<{ rows: unknown[] }> {
    return this.lite._runExclusiveTransaction(async () => {
      const received = await this.send([serialize.query(text)]).catch(async (error: unknown) => {
        await this.send([serialize.query('rollback')])
        throw error
      })
      return { rows: resultsIn(received).flatMap((one) => this.read(one, fieldsIn(one), {}).rows) }
    })
  }

  private async run<T>({ text, values, options, before }: PipelinedQuery): Promise<Results<T>> {
    const known = this.statements.get(text)
    const isNamed = known !== undefined || this.statements.size < mostStatements
    const name = known?.name ?? (isNamed ? `s${(this.named += 1)}` : '')
    const parts = [
      ...(before ? [before] : []),
      ...(known ? [] : [serialize.parse({ name, text })]),
      serialize.bind({ statement: name, values: values.map(wireValue) }),
      ...(known ? [] : [serialize.describe({ type: 'P' })]),
      serialize.execute({}),
      serialize.sync(),
    ]
    const received = await this.send(parts).catch(async (error: unknown) => {
      if (name) await this.dropStatement(text, name)
      throw error
    })
    const fields = known?.fields ?? fieldsIn(received)
    if (!known && isNamed) this.statements.set(text, { name, fields })
    return this.read<T>(received, fields, options)
  }

  /** Forgets a statement that failed: it may be half prepared, or prepared for columns that have changed since. */
  private async dropStatement(text: string, name: string): Promise<void> {
    this.statements.delete(text)
    await this.send([serialize.close({ type: 'S', name }), serialize.sync()])
  }

  private send(parts: readonly Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.lite._runExclusiveQuery(() =>
      this.lite.execProtocolStream(new Uint8Array(Buffer.concat(parts)), { syncToFs: false }),
    )
  }

  private read<T>(
    received: readonly messages.BackendMessage[],
    fields: Statement['fields'],
    { rowMode, parsers = {} }: QueryOptions,
  ): Results<T> {
    const readers = fields.map(
      ({ dataTypeID }) =>
        parsers[dataTypeID] ?? this.lite.parsers[dataTypeID] ?? ((value: string): unknown => value),
    )
    const read = (value: string | null, column: number): unknown =>
      value === null ? null : readers[column]!(value, fields[column]!.dataTypeID)
    const rows: unknown[] = []
    for (const message of received) {
      if (message instanceof messages.DataRowMessage) {
        const row = message.fields.map(read)
        rows.push(
          rowMode === 'array'
            ? row
            : Object.fromEntries(fields.map(({ name }, column) => [name, row[column]])),
        )
      }
    }
    const affectedRows = Number(/\d+$/.exec(completionOf(received) ?? '')?.[0] ?? 0)
    return { rows: rows as T[], fields: [...fields], affectedRows }
  }
}

/** Returns the tag of the last completed command, such as `INSERT 0 1` or `COMMIT`. */
function completionOf(received: readonly messages.BackendMessage[]): string | undefined {
  return received.findLast((message) => message instanceof messages.CommandCompleteMessage)?.text
}

/** Splits the messages into results; each begins with its row description. */
function resultsIn(received: readonly messages.BackendMessage[]): messages.BackendMessage[][] {
  const results: messages.BackendMessage[][] = []
  for (const message of received) {
    if (message instanceof messages.RowDescriptionMessage) results.push([message])
    else results.at(-1)?.push(message)
  }
  return results
}

function fieldsIn(received: readonly messages.BackendMessage[]): Statement['fields'] {
  const description = received.find((message) => message instanceof messages.RowDescriptionMessage)
  return description?.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })) ?? []
}

/**
 * Serializes a value as text, which PostgreSQL accepts for every type. Throws `TypeError` for an array; the app sends
 * no other value whose text depends on the column's type.
 */
function wireValue(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (typeof value === 'number' || typeof value === 'bigint') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) throw new TypeError('A list cannot be one parameter: use one for each element.')
  return JSON.stringify(value)
}
