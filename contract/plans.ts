/** Names and scan quotas of the paid plans; -1 is unlimited. Prices join them with checkout. */
export const plans = {
  basic: { name: 'Básico', scansPerMonth: 30 },
  monthly: { name: 'Mensal', scansPerMonth: -1 },
  annual: { name: 'Anual', scansPerMonth: -1 },
} as const satisfies Record<string, { name: string; scansPerMonth: number }>

export const planIds = ['basic', 'monthly', 'annual'] as const
export type PlanId = keyof typeof plans

export const unlimited = -1

/** Serves only a subscription row that holds no quota of its own. */
export const defaultScanQuota = { basic: 15, monthly: 45, annual: unlimited, other: 5 } as const

/** How many recipes of the book a plan opens; `other` serves an account without a row. */
export const recipeLimits = { basic: 200, monthly: 500, annual: unlimited, other: 50 } as const

export const trial = { days: 3, scans: 10 } as const
