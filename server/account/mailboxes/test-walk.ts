import type { WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  sharedTables: {
    mailbox_sales: 'discounts and withdrawals by keyed hash of the mailbox, without the account',
    used_trials: 'trials by keyed hash of the mailbox, without the account',
  },
}
