/** Percent of a target, whole and not capped at 100; `null` without a target. */
export function progressOf(consumed: number, target: number | null): number | null {
  return target === null || target <= 0 ? null : Math.round((consumed / target) * 100)
}

export const dataSources = ['diet_plan', 'scan', 'manual'] as const
export type DataSource = (typeof dataSources)[number]

/** What gave most of the day's energy; a tie goes to the diet, then to the scan. `manual` while nothing was eaten. */
export function dataSourceOf(kcalBySource: Readonly<Record<DataSource, number>>): DataSource {
  const most = Math.max(...Object.values(kcalBySource))
  return most > 0 ? dataSources.find((source) => kcalBySource[source] === most)! : 'manual'
}
