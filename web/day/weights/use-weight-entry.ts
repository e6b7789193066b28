import type { ErrorCode } from '#contract/errors.ts'
import type { WeightHistory } from '#contract/day/weights.ts'
import { tenth } from '#nutrition/shared/figures/rounding.ts'
import { useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { isUnderWay } from './queued-weights.ts'
import { useQueuedWeights, useSaveWeight } from './use-weighing.ts'

const rangeKg = { min: 30, max: 300 }

/** Past weight to enter or correct, or a queued one with the server's question. */
export interface EditedWeight {
  readonly date: string
  /** `null` to start at the last weight. */
  readonly weightKg: number | null
  readonly doubt: string | null
}

interface WeightEntry {
  readonly history: WeightHistory | null
  readonly edited: EditedWeight | null
  readonly today: string
  readonly onSaved: (history: WeightHistory | null, weightKg: number) => void
}

/**
 * Weight and day of the form. Starts with the edited entry, else today and the last weight, queued or saved, so that
 * most days take a step or two and a tap. Typed values stay until saved.
 */
export function useWeightEntry({ history, edited, today, onSaved }: WeightEntry) {
  const [date, setDate] = useState(edited?.date ?? today)
  const waiting = useQueuedWeights()
  const lastKg = waiting.findLast(isUnderWay)?.weightKg ?? history?.latest.weight_kg ?? null
  const [weightKg, setWeightKg] = useState(edited?.weightKg ?? lastKg)
  const [isTried, setTried] = useState(false)
  const [waitedDoubt, setWaitedDoubt] = useState(edited?.doubt ?? null)
  const { mutate, isPending, error, reset: forgetError } = useSaveWeight()
  const isFit = weightKg !== null && weightKg >= rangeKg.min && weightKg <= rangeKg.max
  const isAskedBack = error instanceof ApiError && error.code === ('weight_unlikely' satisfies ErrorCode)
  const isDoubted = isAskedBack || (error === null && waitedDoubt !== null)

  const save = (isConfirmed: boolean) => {
    setTried(true)
    if (!isFit) return
    const rounded = tenth(weightKg)
    setWeightKg(rounded)
    mutate({ date, weightKg: rounded, isConfirmed }, { onSuccess: (after) => onSaved(after, rounded) })
  }
  const reset = () => {
    forgetError()
    setWaitedDoubt(null)
  }
  const write = (next: number | null) => {
    reset()
    setWeightKg(next)
  }
  const step = (change: number) => {
    const from = weightKg ?? lastKg
    if (from === null) return
    write(Math.min(rangeKg.max, Math.max(rangeKg.min, tenth(from + change))))
  }
  return {
    date,
    changeDate: (day: string) => {
      reset()
      if (day !== '') setDate(day)
    },
    weightKg,
    write,
    step,
    canStep: weightKg !== null || lastKg !== null,
    isOutOfRange: isTried && !isFit,
    /** Whether the server asks to confirm an unlikely weight. */
    isDoubted,
    message: error ? messageOf(error) : waitedDoubt,
    dateProblem: error instanceof ApiError ? error.fieldDetail('date') : undefined,
    isSaving: isPending,
    save,
    reset,
  }
}
