import type { Contact } from '../../account/users/service.ts'
import { readLedgerRows } from '../../billing/ledger/service.ts'
import { lockSubscription } from '../../billing/subscription/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { ofAccount } from '../../platform/database/database.ts'
import type { PersonalDataServices } from '../../platform/personal-data.ts'
import * as rules from './rules.ts'

/**
 * Account to delete, and why: `asked` by its owner, `dormant` for two years, or `returned` with a restored backup.
 */
export interface Deletion {
  readonly account: Contact
  readonly because: 'asked' | 'dormant' | 'returned'
}

/**
 * Collects what must outlive the account: tasks at other services (`remainder`), fiscal records, and the ids under
 * which payment notices and demonstration purchases know the account. Caller deletes the account afterwards.
 */
export async function collectRemainder(
  { accountId, database, now, personalData }: AccountContext & PersonalDataServices,
  { account: { name, email }, because }: Deletion,
) {
  const { ledger, photoKeys } = await database.asSystem(async (tx) => {
    const own = ofAccount(tx, accountId)
    await lockSubscription(own, now)
    return { ledger: await readLedgerRows(own), photoKeys: await personalData.listFiles(own) }
  })
  const { orders, renewals } = ledger
  const isReal = (one: { readonly isDemonstration: boolean }) => !one.isDemonstration
  const records = orders.flatMap((order) => rules.fiscalRecordOf(order) ?? [])
  const hadRenewal = renewals.some(
    (one) => isReal(one) && one.status !== 'canceled' && one.cardSince !== null,
  )
  const wasDormant = because === 'dormant'
  const mail = { name, email, keepsPayments: records.length > 0, hadRenewal, wasDormant }
  const remainder: rules.Remainder = {
    photoKeys,
    purchases: rules.openPurchases(orders.filter(isReal), renewals.filter(isReal), now),
    mail: because === 'returned' ? null : mail,
  }
  return {
    remainder,
    records,
    references: [...new Set([...orders.map(({ reference }) => reference), ...renewals.map((one) => one.id)])],
    resourceIds: [
      ...orders.flatMap(({ reports }) => reports.map(({ paymentId }) => paymentId)),
      ...renewals.flatMap(({ providerRenewalId }) => providerRenewalId ?? []),
    ],
  }
}
