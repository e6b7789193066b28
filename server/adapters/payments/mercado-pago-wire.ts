const brazilOffsetMs = -3 * 60 * 60 * 1000

/** Exact: the double nearest to a whole number of centavos prints as its two decimals. */
export function decimalOf(cents: number): number {
  return cents / 100
}

/** `null` for what is no whole number of centavos, past what doubles add to sums such as 0.1 + 0.2. */
export function centsOf(amount: number): number | null {
  const cents = Math.round(amount * 100)
  return Number.isSafeInteger(cents) && Math.abs(amount * 100 - cents) < 1e-4 ? cents : null
}

/** `2026-11-20T23:59:59.000-03:00`. Mercado Pago wants an offset; Brazil has had no summer time since 2019. */
export function instantText(instant: Date): string {
  return new Date(instant.getTime() + brazilOffsetMs).toISOString().replace('Z', '-03:00')
}

/** `planKey` → `plan_key`. Mercado Pago returns the keys of metadata so. */
export function snakeCase(key: string): string {
  return key.replace(/(?<=[a-z0-9])([A-Z])/g, '_$1').toLowerCase()
}
