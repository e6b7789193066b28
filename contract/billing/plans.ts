interface PlanTerms {
  readonly name: string
  /** -1 is unlimited. */
  readonly scansPerMonth: number
  /** For all of its days, in centavos. */
  readonly priceCents: number
  readonly days: number
  readonly maxInstallments: number
}

/** Plans and their prices. */
export const plans = {
  basic: { name: 'Básico', scansPerMonth: 30, priceCents: 2990, days: 30, maxInstallments: 1 },
  monthly: { name: 'Mensal', scansPerMonth: -1, priceCents: 4990, days: 30, maxInstallments: 1 },
  annual: { name: 'Anual', scansPerMonth: -1, priceCents: 29_900, days: 365, maxInstallments: 12 },
} as const satisfies Record<string, PlanTerms>

/** Once per person: remembered with the mailbox, whatever accounts it has. */
export const exitOffer = { plan: 'annual', percent: 20 } as const

/**
 * Number of withdrawals within a number of days after which a withdrawn plan is sold again only by a person. Withdrawing
 * itself is never refused (CDC art. 49), but a plan bought, used and withdrawn repeatedly would be free for ever.
 */
export const repeatWithdrawals = { count: 2, days: 365 } as const

/**
 * Photos a day that the model looks at for one account. Fifteen are five meals with two more tries each, more than a trial
 * of ten scans asks for; sixty are more than anybody eats, and five accounts that use all of them leave some of the usual
 * day of 500 (`VISION_DAILY_LIMIT`). A smaller day has smaller shares (`server/scans/recognitions/rules.ts`).
 */
export const dailyPhotos = { trial: 15, paid: 60 } as const

/** Readings of a described meal per account and day: a person needs some dozens, each reading keeps a processor busy. */
export const dailyDescriptions = 500

/** Photos of a day without a plate that cost no scan: mistakes are free, and a loop of them ends with the quota. */
export const freeRefusals = 3

export const planIds = ['basic', 'monthly', 'annual'] as const
export type PlanId = keyof typeof plans

export const unlimited = -1

/** Days of access during the retries of a renewal's charge: the provider's four retries take up to ten days. */
export const graceDays = 10

/** Fallback for a subscription row without a stored quota. */
export const defaultScanQuota = { basic: 15, monthly: 45, annual: unlimited, other: 5 } as const

/** Number of recipes per plan; `other` for an account without a row. */
export const recipeLimits = { basic: 200, monthly: 500, annual: unlimited, other: 50 } as const

export const trial = { days: 3, scans: 10 } as const
