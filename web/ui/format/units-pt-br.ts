import { formatNumber } from './format-pt-br.ts'

const nbsp = '\u00a0'

const withUnit = (unit: string, decimals: number) => (value: number) =>
  `${formatNumber(value, decimals)}${nbsp}${unit}`

export const formatKcal = withUnit('kcal', 0)
export const formatKilograms = withUnit('kg', 1)
export const formatLiters = withUnit('L', 1)

/** Whole grams from 10 g on, at most one decimal below. */
export function formatGrams(value: number): string {
  return `${formatNumber(value, value < 10 ? 1 : 0)}${nbsp}g`
}

/** `67` -> `67%` (a percentage, not a fraction). */
export function formatPercent(percentage: number): string {
  return `${formatNumber(percentage)}%`
}
