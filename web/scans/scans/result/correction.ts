import type { MealType } from '#contract/calendar.ts'
import type { FoodRow } from '#contract/day/foods.ts'
import type { PlateItem, PlateReading } from '#contract/day/meals.ts'
import {
  amountInMeasure,
  chosenItem,
  heaviestGrams,
  totalsOf,
  usualItem,
} from '../../../day/shared/plate-items.ts'

/**
 * Applies local changes to a reading: numbers update at once, score and warnings with the server's answer. A
 * question about a changed or removed food is resolved.
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

/** Removes a question to which the person said that the plate is right. */
export function confirmed<Reading extends PlateReading>(
  reading: Reading,
  question: PlateReading['questions'][number],
): Reading {
  return { ...reading, questions: reading.questions.filter((one) => one !== question) }
}

/**
 * Adds the food that the person chose for unrecognised words, in the amount stated with those words, and removes the
 * words from `unmatched`.
 */
export function withFood<Reading extends PlateReading>(
  reading: Reading,
  words: string,
  food: FoodRow,
): Reading {
  const stated = reading.unmatched_amounts?.[words]
  const amount = stated && amountInMeasure(food, stated.measure, stated.quantity)
  const item = amount && amount.grams <= heaviestGrams ? chosenItem(food, amount) : usualItem(food)
  const next = changed(reading, [...reading.items, item])
  return { ...next, unmatched: reading.unmatched.filter((one) => one !== words) }
}

/** Server's answer on a corrected plate; it holds no questions, so the local open ones stay. */
export function answered<Reading extends PlateReading>(answer: Reading, shown: PlateReading): Reading {
  return {
    ...answer,
    unmatched: shown.unmatched,
    questions: shown.questions,
    ...(shown.left_out && { left_out: shown.left_out }),
    ...(shown.unmatched_amounts && { unmatched_amounts: shown.unmatched_amounts }),
  }
}

export interface Correction {
  items: readonly PlateItem[]
  mealType: MealType
}

export interface CorrectionPost<Answer> {
  send: (correction: Correction) => Promise<Answer>
  /** Called only while the answer matches the current plate. */
  keep: (answer: Answer) => void
}

/**
 * Sends corrections after a pause in tapping: one request at a time, the latest state only. A failed one is
 * sent with the next attempt; a plate without foods is not sent.
 */
export function createCorrections<Answer>({ send, keep }: CorrectionPost<Answer>, quietMs = 500) {
  let latest: Correction | null = null
  let waiting: Correction | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> = Promise.resolve()

  const sendQueued = async () => {
    const correction = waiting
    if (!correction) return
    waiting = null
    try {
      const answer = await send(correction)
      if (correction === latest) keep(answer)
    } catch (error) {
      if (correction === latest) waiting = correction
      throw error
    }
  }
  /** Sends the pending correction; resolves when the server has everything. */
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    sending = sending.catch(() => undefined).then(sendQueued)
    return sending
  }
  const correct = (correction: Correction): void => {
    clearTimeout(timer)
    latest = correction
    waiting = correction.items.length > 0 ? correction : null
    if (waiting) timer = setTimeout(() => void flush().catch(() => undefined), quietMs)
  }
  return { correct, flush }
}
