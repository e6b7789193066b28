import type { MealType } from '#contract/calendar.ts'
import type { PlateItem, PlateReading } from '#contract/meals.ts'
import { useEffect, useRef } from 'react'
import { totalsOf } from '../meals/plate-items.ts'

const quietMs = 500

/** A reading whose foods were changed here: numbers follow at once, score and warnings when the server has spoken. */
export function changed<Reading extends PlateReading>(reading: Reading, items: PlateItem[]): Reading {
  return { ...reading, items, totals: totalsOf(items), unmatched: [], questions: [] }
}

interface Correction {
  items: readonly PlateItem[]
  mealType: MealType
}

/**
 * Sends corrections when the tapping pauses, the latest one only. `flush` sends what is still waiting and resolves
 * when the server has it.
 */
export function useCorrections(send: (correction: Correction) => Promise<void>) {
  const latestSend = useRef(send)
  const waiting = useRef<Correction>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sending = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    latestSend.current = send
  })

  const flush = (): Promise<void> => {
    clearTimeout(timer.current)
    const correction = waiting.current
    waiting.current = null
    if (correction && correction.items.length > 0) {
      sending.current = sending.current.catch(() => undefined).then(() => latestSend.current(correction))
    }
    return sending.current
  }
  const correct = (correction: Correction) => {
    waiting.current = correction
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush().catch(() => undefined), quietMs)
  }
  /** Whether what the server last said is still about the plate as it stands. */
  const isSettled = () => waiting.current === null
  useEffect(() => () => void flush().catch(() => undefined), [])
  return { correct, flush, isSettled }
}
