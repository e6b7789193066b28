/** The value below which a share of the samples lies, by the nearest rank. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** Times each call in milliseconds, one after the other, after some that do not count. */
export function timeEachSync(
  calls: { warmUp: number; counted: number },
  call: (round: number) => unknown,
): number[] {
  const samples: number[] = []
  for (let round = 0; round < calls.warmUp + calls.counted; round++) {
    const started = performance.now()
    call(round)
    if (round >= calls.warmUp) samples.push(performance.now() - started)
  }
  return samples
}

export interface Finding {
  readonly what: string
  readonly measured: number
  readonly goal: number
  /** Whether the goal is a ceiling (`ms`, `kB`) or a floor (sentences a second). */
  readonly goalIs: 'at most' | 'at least'
  readonly unit: string
  /** Source of the goal. */
  readonly comparedTo: string
}

/** Prints one line of the table; a missed goal makes the program fail. */
export function report({ what, measured, goal, goalIs, unit, comparedTo }: Finding): void {
  const met = goalIs === 'at most' ? measured <= goal : measured >= goal
  const sign = goalIs === 'at most' ? '≤' : '≥'
  const columns = [
    met ? 'ok    ' : 'FAILED',
    what.padEnd(52),
    `${shown(measured)} ${unit}`.padStart(14),
    `${sign} ${shown(goal)} ${unit}`.padStart(16),
    `  ${comparedTo}`,
  ]
  console.log(columns.join(' '))
  if (!met) process.exitCode = 1
}

function shown(value: number): string {
  return value.toLocaleString('pt-BR', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 })
}
