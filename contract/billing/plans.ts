interface PlanTerms {
  readonly name: string
  /** Scans per month; -1 is unlimited. */
  readonly scansPerMonth: number
  /** Price of the whole period, in centavos. */
  readonly priceCents: number
  readonly days: number
  readonly maxInstallments: number
}

/** Plans on sale. `days`: length of a paid period; `maxInstallments`: most card payments, 1 for none. */
export const plans = {
  basic: { name: 'Básico', scansPerMonth: 30, priceCents: 2990, days: 30, maxInstallments: 1 },
  monthly: { name: 'Mensal', scansPerMonth: -1, priceCents: 4990, days: 30, maxInstallments: 1 },
  annual: { name: 'Anual', scansPerMonth: -1, priceCents: 29_900, days: 365, maxInstallments: 12 },
} as const satisfies Record<string, PlanTerms>

/** Discount offered once per mailbox, across all its accounts. */
export const exitOffer = { plan: 'annual', percent: 20 } as const

/**
 * A buyer who made `count` or more withdrawals in the last `days` days cannot buy the withdrawn plans again, unless
 * the operator has released the buyer since. Withdrawing is never refused (CDC art. 49), but repeated purchase and
 * withdrawal would make the plan free.
 */
export const repeatWithdrawals = { count: 2, days: 365 } as const

/**
 * Photos per account and day sent to the vision model. 15 allow five meals with two retries each, more than the ten
 * scans of a trial; 60 exceed any real use, and five accounts at that limit still leave part of the default daily
 * budget of 500 (`VISION_DAILY_LIMIT`). A smaller budget has smaller shares (`server/scans/recognitions/rules.ts`).
 */
export const dailyPhotos = { trial: 15, paid: 60 } as const

/** Maximum meal descriptions parsed per account and day: people need a few dozen, and parsing is CPU-bound. */
export const dailyDescriptions = 500

/**
 * Photos without a plate per account and day that cost no scan; further ones count, so that a loop ends with the quota.
 */
export const freeRefusals = 3

export const planIds = ['basic', 'monthly', 'annual'] as const
export type PlanId = keyof typeof plans

export const unlimited = -1

/** Days of access while a declined renewal is retried: the provider's four retries take up to ten days. */
export const graceDays = 10

/** Default scan quota by plan, for a subscription row that stores none; `other` for an account without a row. */
export const defaultScanQuota = { basic: 15, monthly: 45, annual: unlimited, other: 5 } as const

/** Number of recipes of the library; a test compares it with the library itself. */
export const libraryRecipes = 450

/**
 * Number of recipes that each plan opens; `other` for an account without a subscription, and for an unlimited plan
 * after it ended.
 */
export const recipeLimits = { basic: 200, monthly: 500, annual: unlimited, other: 50 } as const

export const trial = { days: 3, scans: 10 } as const
