/**
 * Claims of the sales pages besides prices and product features. `null` or `false` hides a claim; the operator of this
 * installation must be able to prove a shown one.
 */
export const claims = {
  spotsLeft: 47 as number | null,
  firstSubscribers: 200 as number | null,
  emailSupport: true as boolean,
  chatAroundTheClock: true as boolean,
  earlyAccess: true as boolean,
  monthlyPdfReport: true as boolean,
  recipeGuide: true as boolean,
  /** Number of users claimed on the landing page. */
  usersOver: 1500 as number | null,
  ratingOfFive: 4.9 as number | null,
  averageLossKg: 5.2 as number | null,
  satisfiedPercent: 95 as number | null,
  firstResultsDays: 12 as number | null,
  /** Testimonials; their text is in `web/app/landing/copy.ts`. */
  testimonials: true as boolean,
  /** Whether the account at the payment provider absorbs the interest of instalments. */
  interestFreeInstallments: false as boolean,
} as const
