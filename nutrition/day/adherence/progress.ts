/** Returns intake in whole percent of the target, not capped at 100; `null` without a positive target. */
export function progressOf(consumed: number, target: number | null): number | null {
  return target === null || target <= 0 ? null : Math.round((consumed / target) * 100)
}

export const dataSources = ['diet_plan', 'scan', 'manual'] as const
export type DataSource = (typeof dataSources)[number]

/**
 * Returns the source with the most energy of the day. In a tie, the first of `dataSources` wins. Returns `manual` for a
 * day without energy.
 */
export function dataSourceOf(kcalBySource: Readonly<Record<DataSource, number>>): DataSource {
  const most = Math.max(...Object.values(kcalBySource))
  return dataSources.find((source) => most > 0 && kcalBySource[source] === most) ?? 'manual'
}
