import { formatList } from '../../../ui/format/list-pt-br.ts'
import { formatGrams, formatKcal } from '../../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import type { SampleReading } from './sample-reading.ts'
import { leftOutText, nothingRecognised } from './slip-copy.ts'

/** Reading formatted for the slip. */
export interface SampleSlip {
  readonly status: string
  readonly lines: readonly { name: string; amount: string; measured: string; kcal: string; source: string }[]
  /** Text that was not recognised; empty if everything was. */
  readonly unmatched: string
  readonly questions: string
  readonly totals: Readonly<Record<'kcal' | 'protein' | 'carbs' | 'fat', string>>
  readonly drawing: SampleReading['drawing']
}

export function printSlip({ lines, totals, unmatched, questions, drawing }: SampleReading): SampleSlip {
  const count = lines.length === 1 ? '1 alimento' : `${lines.length} alimentos`
  return {
    status: lines.length === 0 ? nothingRecognised : `${count}, ${formatKcal(totals.kcal)}`,
    lines: lines.map((line) => ({ ...line, kcal: formatNumber(line.kcal) })),
    unmatched: lines.length === 0 ? '' : leftOut(unmatched),
    questions: questions.join(' '),
    totals: {
      kcal: formatNumber(totals.kcal),
      protein: formatGrams(totals.proteinG),
      carbs: formatGrams(totals.carbG),
      fat: formatGrams(totals.fatG),
    },
    drawing,
  }
}

function leftOut(unmatched: readonly string[]): string {
  if (unmatched.length === 0) return ''
  return leftOutText(formatList(unmatched.map((one) => `“${one}”`)))
}
