/**
 * What the pages that sell say besides prices and what the product does by itself. `null` or `false` leaves a claim
 * out; where one is shown, it must be true of who runs the installation.
 */
export const claims = {
  spotsLeft: 47 as number | null,
  firstSubscribers: 200 as number | null,
  emailSupport: true as boolean,
  chatAroundTheClock: true as boolean,
  earlyAccess: true as boolean,
  monthlyPdfReport: true as boolean,
  recipeGuide: true as boolean,
  /** What the landing page says of those who use the product. */
  usersOver: 1500 as number | null,
  ratingOfFive: 4.9 as number | null,
  averageLossKg: 5.2 as number | null,
  satisfiedPercent: 95 as number | null,
  firstResultsDays: 12 as number | null,
  /** Their words stand in `web/landing/testimonial-words.ts`. */
  testimonials: true as boolean,
  /** Whether the account at the payment provider absorbs the interest of instalments. */
  interestFreeInstallments: false as boolean,
} as const
