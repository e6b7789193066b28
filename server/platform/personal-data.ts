import type { AccountContext } from './context.ts'
import type { AccountTransaction } from './database/database.ts'

/** Table whose rows of an account are exported. */
export interface ExportedTable {
  readonly name: string
  /** Name of its file in the export, without extension. */
  readonly file: string
  /** Column by which the rows are sorted. */
  readonly by: string
  /** Description of the file in Portuguese, for the account's owner. */
  readonly says: string
  /** Columns that are not exported: credentials and internal locations. */
  readonly without?: readonly string[]
  /** Position of the file in the export; the files of all nouns are sorted by it. */
  readonly position: number
}

type OwnContext = Pick<AccountContext, 'database' | 'accountId' | 'now'>

/** Personal data of a noun, for export and deletion. When an account is deleted, foreign keys delete its rows. */
export interface PersonalData {
  readonly exportedTables?: readonly ExportedTable[]
  /** Tables with personal data that are not exported, each with the reason. */
  readonly otherTables?: Readonly<Record<string, string>>
  /** Returns data about the account itself for the file `conta.json` of the export, without credentials. */
  readonly describeAccount?: (ctx: OwnContext) => Promise<object>
  /**
   * Deletes the rows that derive from the health answers or were measured for them. Called when the consent to health
   * data is withdrawn.
   */
  readonly deleteHealthData?: (tx: AccountTransaction) => Promise<void>
  /** Lists the storage keys of the account's files, which are deleted with the account. */
  readonly listFiles?: (tx: AccountTransaction) => Promise<readonly string[]>
}

export interface PersonalDataServices {
  readonly personalData: Required<PersonalData>
}

/** Joins the personal data of several nouns; exported tables are sorted by position. */
export function joinPersonalData(nouns: readonly PersonalData[]): Required<PersonalData> {
  const exportedTables = nouns.flatMap((noun) => noun.exportedTables ?? [])
  return {
    exportedTables: exportedTables.toSorted((one, other) => one.position - other.position),
    otherTables: Object.assign({}, ...nouns.map(({ otherTables }) => otherTables)) as Record<string, string>,
    describeAccount: async (ctx) => {
      const facts: object[] = []
      for (const { describeAccount } of nouns) facts.push((await describeAccount?.(ctx)) ?? {})
      return Object.assign({}, ...facts) as object
    },
    deleteHealthData: async (tx) => {
      for (const { deleteHealthData } of nouns) await deleteHealthData?.(tx)
    },
    listFiles: async (tx) => {
      const keys: string[] = []
      for (const { listFiles } of nouns) keys.push(...((await listFiles?.(tx)) ?? []))
      return keys
    },
  }
}
