import type { MealType } from '#contract/calendar.ts'
import type { PlateItem, PlateReading } from '#contract/meals.ts'
import { totalsOf } from '../meals/plate-items.ts'

/**
 * A reading whose foods were changed here: numbers follow at once, score and warnings when the server has spoken. A
 * question about a food that was touched or taken away is answered by that.
 */
export function changed<Reading extends PlateReading>(reading: Reading, items: PlateItem[]): Reading {
  const questions = reading.questions.flatMap((question) => {
    if (question.item === null) return [question]
    const item = reading.items[question.item]
    const place = item ? items.indexOf(item) : -1
    return place < 0 ? [] : [{ ...question, item: place }]
  })
  return { ...reading, items, totals: totalsOf(items), questions }
}

/** The server's word on a corrected plate; it keeps no doubts, so those still open here stay. */
export function answered<Reading extends PlateReading>(answer: Reading, shown: PlateReading): Reading {
  return { ...answer, unmatched: shown.unmatched, questions: shown.questions }
}

export interface Correction {
  items: readonly PlateItem[]
  mealType: MealType
}

export interface CorrectionPost<Answer> {
  send: (correction: Correction) => Promise<Answer>
  /** Called only while the answer is still about the plate as it stands. */
  keep: (answer: Answer) => void
}

/**
 * Sends corrections when the tapping pauses: one at a time, the latest only. What could not be sent waits for the
 * next try; a plate without foods is not sent at all.
 */
export function createCorrections<Answer>({ send, keep }: CorrectionPost<Answer>, quietMs = 500) {
  let waiting: Correction | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> = Promise.resolve()

  const sendWaiting = async () => {
    const correction = waiting
    if (!correction) return
    waiting = null
    try {
      const answer = await send(correction)
      if (!waiting) keep(answer)
    } catch (error) {
      waiting ??= correction
      throw error
    }
  }
  /** Sends what is still waiting; resolves when the server has all of it. */
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    sending = sending.catch(() => undefined).then(sendWaiting)
    return sending
  }
  const correct = (correction: Correction): void => {
    clearTimeout(timer)
    waiting = correction.items.length > 0 ? correction : null
    if (waiting) timer = setTimeout(() => void flush().catch(() => undefined), quietMs)
  }
  return { correct, flush }
}
