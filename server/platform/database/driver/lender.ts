import type { Pool, QueryResult } from 'pg'
import { queryLimitMs } from '../query-limit.ts'
import {
  createStatementNames,
  destroyConnection,
  isSessionOfItsOwn,
  type LentClient,
  nothing,
  pipelined,
  textOf,
} from './pipelined-postgres.ts'

/** Runs work on a connection of the pool, and returns the connection to the pool afterwards. */
export type Lender = <T>(
  work: (client: LentClient) => Promise<T>,
  options?: { readonly isReading?: boolean },
) => Promise<T>

/** Returns a lender of the pool's connections. A connection whose query takes longer than `queryMs` is closed. */
export function createLender(pool: Pool, queryMs: number): Lender {
  const nameOf = createStatementNames()
  return async (work, { isReading = false } = {}) => {
    const client = await pool.connect()
    const endsLate = isReading && isSessionOfItsOwn(client)
    const giveBack = firstCallOnly((isBroken: boolean) => client.release(isBroken))
    const limited = limitQueries(pipelined(client, nameOf, { endsLate }), queryMs, () => {
      destroyConnection(client)
      giveBack(true)
    })
    const lent = lendTransaction(limited, { isReading, endsLate, giveBack })
    try {
      return await work(lent.client)
    } catch (error) {
      giveBack(outdated.has(codeOf(error) ?? ''))
      throw error
    } finally {
      if (!lent.end().isReturnedByCommit) giveBack(false)
    }
  }
}

interface Loan {
  readonly isReading: boolean
  /** Whether the COMMIT of a read transaction is sent with the connection's next query. */
  readonly endsLate: boolean
  readonly giveBack: (isBroken: boolean) => void
}

/** Restricts a lent connection to one transaction: a later query would run in another account's transaction. */
function lendTransaction(limited: LentClient, { isReading, endsLate, giveBack }: Loan) {
  let isOver = false
  let isReturnedByCommit = false
  const client: LentClient = {
    query: async (query, values) => {
      const text = textOf(query)
      // `inTransaction` sends a rollback when a commit fails; any other query after the end is refused.
      if (isOver && text !== 'rollback') throw new Error('A query was asked after its transaction.')
      isOver ||= text === 'commit' || text === 'rollback'
      const answer = limited.query(query, values)
      if (text !== 'commit') return answer
      if (!isReading) return assertCommitted(await answer)
      answer.then(
        () => giveBack(false),
        () => giveBack(true),
      )
      if (!endsLate) isReturnedByCommit = true
      return nothing
    },
  }
  return {
    client,
    end: () => {
      isOver = true
      return { isReturnedByCommit }
    },
  }
}

function firstCallOnly<Value>(work: (value: Value) => void): (value: Value) => void {
  let isDone = false
  return (value) => {
    if (!isDone) work(value)
    isDone = true
  }
}

/** Throws if PostgreSQL answered COMMIT with ROLLBACK, as it does after an error that the work ignored. */
function assertCommitted(answer: QueryResult): QueryResult {
  if (answer.command === 'ROLLBACK')
    throw new Error('The transaction was rolled back, because a query in it had failed.')
  return answer
}

/** Adds a timeout to each query. A hanging database neither answers nor disconnects, so the connection is closed. */
function limitQueries(client: LentClient, promptMs: number, giveUp: () => void): LentClient {
  return {
    query: async (query, values) => {
      const timer = setTimeout(giveUp, queryLimitMs(promptMs))
      try {
        return await client.query(query, values)
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

/**
 * PostgreSQL codes which mean that a prepared statement has become unusable: a column changed its type (0A000), or the
 * server does not know the statement (26000).
 */
const outdated = new Set(['0A000', '26000'])

/**
 * Returns the code of a connection error, or of the failed query inside the error in which Drizzle wraps it;
 * `undefined` without one.
 */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? ((error.cause ?? error) as { code?: string }).code : undefined
}
