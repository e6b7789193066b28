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
  /** The app makes neither yet. */
  monthlyPdfReport: false as boolean,
  recipeGuide: false as boolean,
  /** Whether the account at the payment provider absorbs the interest of instalments. */
  interestFreeInstallments: false as boolean,
} as const
