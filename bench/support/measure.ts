/** Returns a percentile of the samples by the nearest-rank method; `share` is 0 to 1. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** Times sequential calls in milliseconds, after a warm-up. */
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
  /** Whether the goal is a maximum (`ms`, `kB`) or a minimum (`/s`). */
  readonly goalIs: 'at most' | 'at least'
  readonly unit: string
  /** Source of the goal, or what it compares with. */
  readonly comparedTo: string
}

/** Prints one line of the result table; a missed goal sets exit code 1. */
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
