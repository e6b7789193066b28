import { createHmac } from 'node:crypto'
import type { PlanId } from '#contract/billing/plans.ts'

/**
 * Returns the mailbox of an address, joining spellings that certainly reach the same one. Addresses that could belong
 * to two people stay separate, even if one person then counts twice.
 *
 * - Labels after a plus: RFC 5233; Gmail, Outlook.com, iCloud, Proton and Fastmail deliver them to the name before it.
 * - Gmail: dots do not matter, and googlemail.com is gmail.com (support.google.com/mail/answer/7436150, /answer/10313).
 * - Proton: ". _ -" do not matter, "none of these variations can be used for a different account"
 * (proton.me/support/change-username); one name is one account at all of its hosts (proton.me/support/pm-me-addresses,
 * /support/addresses-and-aliases).
 * - Apple: a name at me.com or mac.com also belongs to its owner at icloud.com (support.apple.com/118230).
 * - Fastmail: `label@name.fastmail.com` is `name+label@fastmail.com` (fastmail.help, 360060591053). A hyphen in the
 * name may also represent an underscore (fastmail.com/blog/two-address-resolving-additions), so these stay separate.
 *
 * Not joined: outlook.com, hotmail.com and live.com, where one name can be three people; hyphens at Yahoo, which occur
 * in names as well as in disposable addresses; uol.com.br and bol.com.br, whose rules are undocumented.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@')
  const [plain = ''] = name.split('+')
  const provider = providers.find(({ hosts }) => hosts.includes(host))
  if (provider) return `${plain.replace(provider.ignored, '')}@${provider.hosts[0]}`
  const fastmail = /^([a-z\d_]+)\.(fastmail\.(?:com|fm))$/.exec(host)
  return fastmail ? `${fastmail[1]}@${fastmail[2]}` : `${plain}@${host}`
}

interface Provider {
  /** Hosts at which a name reaches the same mailbox; the first one stands for all. */
  readonly hosts: readonly [string, ...string[]]
  /** Characters before the `@` that the mail provider ignores. */
  readonly ignored: RegExp
}

const nothing = /(?!)/g

const providers: readonly Provider[] = [
  { hosts: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { hosts: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
  { hosts: ['icloud.com', 'me.com', 'mac.com'], ignored: nothing },
]

/** Purpose of a mailbox code. Codes for different purposes cannot be recognised as those of one mailbox. */
export type MailboxPurpose = 'trial' | 'sale' | 'demonstration' | 'wait-after-reset'

/** Keyed hashes of a mailbox: `current` with today's secret; `all` also with previous secrets, to find older rows. */
export interface MailboxCodes {
  readonly current: string
  readonly all: readonly string[]
}

export type CodeMailbox = (email: string, purpose: MailboxPurpose) => MailboxCodes

/** Creates the function that hashes a mailbox for a purpose. The first secret is the current one. */
export function createMailboxCodes([secret = '', ...secretsBefore]: readonly string[]): CodeMailbox {
  return (email, purpose) => {
    const codeWith = (by: string) =>
      createHmac('sha256', by)
        .update(`${purpose}\n${mailboxOf(email)}`)
        .digest('base64url')
    const current = codeWith(secret)
    return { current, all: [current, ...secretsBefore.map(codeWith)] }
  }
}

/** Withdrawal from a purchase of a plan. */
export interface Withdrawal {
  readonly plan: PlanId
  readonly at: Date
}

/** Discounts and withdrawals of all accounts of a mailbox. */
export interface MailboxSales {
  /**
   * Uses of the discount (`orderId` is `null`), remembered until `until`, and reservations by orders that can still be
   * paid, valid until `until`.
   */
  readonly discounts: readonly { readonly orderId: string | null; readonly until: Date }[]
  readonly withdrawals: readonly Withdrawal[]
  /** Time when the operator last ended the purchase block; withdrawals up to then do not count. `null` if never. */
  readonly releasedAt: Date | null
}

/** Change of a mailbox's sales. */
export type SalesChange =
  /** Reserves the discount for an order until `until`. */
  | { readonly kind: 'holdDiscount'; readonly orderId: string; readonly until: Date }
  /** Marks the discount reserved by one of the orders as used, even if the order is refunded later. */
  | { readonly kind: 'useDiscount'; readonly orderIds: readonly string[]; readonly paidAt: Date }
  | ({ readonly kind: 'noteWithdrawal' } & Withdrawal)

/** Returns whether the discount has been used, or is reserved by an order that is not in `ownOrderIds`. */
export function isDiscountTaken(
  { discounts }: MailboxSales,
  ownOrderIds: readonly string[],
  now: Date,
): boolean {
  return discounts.some(({ orderId, until }) => until > now && !ownOrderIds.includes(orderId ?? ''))
}

/** Returns the sales after a change; the stored rows are changed by `changeSales` in the service. */
export function changedSales(sales: MailboxSales, change: SalesChange): MailboxSales {
  switch (change.kind) {
    case 'holdDiscount': {
      const { orderId, until } = change
      return { ...sales, discounts: [...sales.discounts, { orderId, until }] }
    }
    case 'useDiscount': {
      const until = rememberedUntil(change.paidAt)
      const isUsed = (orderId: string | null) => orderId !== null && change.orderIds.includes(orderId)
      const discounts = sales.discounts.map((one) => (isUsed(one.orderId) ? { orderId: null, until } : one))
      return { ...sales, discounts }
    }
    case 'noteWithdrawal': {
      const { plan, at } = change
      return { ...sales, withdrawals: [...sales.withdrawals, { plan, at }] }
    }
  }
}

const keptDays = 730
const dayMs = 86_400_000

/** Returns until when a trial, discount or withdrawal of this time is remembered. */
export function rememberedUntil(usedAt: Date): Date {
  return new Date(usedAt.getTime() + keptDays * dayMs)
}
