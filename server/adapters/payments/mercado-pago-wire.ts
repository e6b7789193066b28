const brazilOffsetMs = -3 * 60 * 60 * 1000

/** Returns centavos as reais. Exact, because the double nearest to whole centavos is written with two decimals. */
export function decimalOf(cents: number): number {
  return cents / 100
}

/**
 * Returns reais as centavos; `null` if they are not whole centavos, with tolerance for sums of doubles such as 0.1 +
 * 0.2.
 */
export function centsOf(amount: number): number | null {
  const cents = Math.round(amount * 100)
  return Number.isSafeInteger(cents) && Math.abs(amount * 100 - cents) < 1e-4 ? cents : null
}

/**
 * Formats a time as `2026-11-20T23:59:59.000-03:00`. Mercado Pago needs an offset; Brazil has had no summer time since
 * 2019.
 */
export function instantText(instant: Date): string {
  return new Date(instant.getTime() + brazilOffsetMs).toISOString().replace('Z', '-03:00')
}

/** Returns a key such as `planKey` as `plan_key`, in which Mercado Pago returns the keys of metadata. */
export function snakeCase(key: string): string {
  return key.replace(/(?<=[a-z0-9])([A-Z])/g, '_$1').toLowerCase()
}
