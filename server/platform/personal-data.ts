import type { AccountContext } from './context.ts'
import type { AccountTransaction } from './database/database.ts'

/** Table whose rows are exported for their account. */
export interface ExportedTable {
  readonly name: string
  /** Name of the file in the export, without extension. */
  readonly file: string
  /** Sort column. */
  readonly by: string
  /** Description of the file for the account's owner, in Portuguese. */
  readonly says: string
  /** Columns not exported: credentials and internal locations. */
  readonly without?: readonly string[]
  /** Place of the file among those of all nouns, which are sorted by this number. */
  readonly position: number
}

type OwnContext = Pick<AccountContext, 'database' | 'accountId' | 'now'>

/** Personal data of a noun: how it is exported and deleted. Rows of a deleted account are deleted by foreign keys. */
export interface PersonalData {
  readonly exportedTables?: readonly ExportedTable[]
  /** Tables with personal data that are not exported, each with the reason. */
  readonly otherTables?: Readonly<Record<string, string>>
  /** Describes the account itself for the file `conta.json` of the export, without credentials. */
  readonly describeAccount?: (ctx: OwnContext) => Promise<object>
  /** Deletes rows derived from the health answers or measured for them, when the consent to these is withdrawn. */
  readonly deleteHealthData?: (tx: AccountTransaction) => Promise<void>
  /** Lists the storage keys of an account's files, which are deleted after a deletion of the account. */
  readonly listFiles?: (tx: AccountTransaction) => Promise<readonly string[]>
}

/** Personal data of all nouns. */
export interface PersonalDataServices {
  readonly personalData: Required<PersonalData>
}

/** Joins the personal data of several nouns, with the exported tables in the order of their positions. */
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
