import type { PlateReading } from '#contract/day/meals.ts'
import { totalsOf, usualItem } from '../../../day/shared/plate-items.ts'
import { beans, rice, rowOf, steak } from '../../../day/shared/test-food-rows.ts'

/** Reading of rice, beans and a steak, as the server sends it. */
export function readingOf(change: Partial<PlateReading> = {}): PlateReading {
  const items = [rice, beans, steak].map((id) => usualItem(rowOf(id)))
  return {
    items,
    unmatched: [],
    questions: [],
    totals: totalsOf(items),
    score: 80,
    score_range: null,
    score_label: 'Muito adequado',
    notes: [],
    warnings: [],
    confidence: 0.9,
    confidence_label: 'alta',
    numbers_hidden: false,
    adjusts_day: true,
    ...change,
  }
}
