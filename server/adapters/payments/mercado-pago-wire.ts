const brazilOffsetMs = -3 * 60 * 60 * 1000

/** Converts centavos to reais. Exact: the double nearest to a whole number of centavos prints with two decimals. */
export function decimalOf(cents: number): number {
  return cents / 100
}

/**
 * Converts reais to centavos. Returns `null` unless the amount is a whole number of centavos, with tolerance for sums
 * of doubles such as 0.1 + 0.2.
 */
export function centsOf(amount: number): number | null {
  const cents = Math.round(amount * 100)
  return Number.isSafeInteger(cents) && Math.abs(amount * 100 - cents) < 1e-4 ? cents : null
}

/**
 * Formats `2026-11-20T23:59:59.000-03:00`. Mercado Pago requires an offset; Brazil has had no summer time since 2019.
 */
export function instantText(instant: Date): string {
  return new Date(instant.getTime() + brazilOffsetMs).toISOString().replace('Z', '-03:00')
}

/** `planKey` → `plan_key`. Mercado Pago returns the keys of metadata in this case. */
export function snakeCase(key: string): string {
  return key.replace(/(?<=[a-z0-9])([A-Z])/g, '_$1').toLowerCase()
}
