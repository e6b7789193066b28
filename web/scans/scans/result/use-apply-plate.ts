import type { MealType } from '#contract/calendar.ts'
import type { PlateReading } from '#contract/day/meals.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { announcePlanFailure } from '../../../day/shared/plan-failure.ts'
import { type ChangedDay, showChanges } from '../../../menus/week-plans/queries.ts'
import { announceWarning } from './announcement.ts'
import { useUpgrade } from '../use-upgrade.ts'

export interface CurrentPlate {
  reading: PlateReading
  mealType: MealType
}

interface ApplyPlate<Applied> {
  /** Plate as shown on the screen. */
  shown: PlateReading
  /** Sends the pending corrections. */
  flush: () => Promise<void>
  /** Returns the plate after the corrections were answered. */
  latest: () => CurrentPlate
  put: (plate: CurrentPlate) => Promise<Applied>
  onApplied: (applied: Applied) => void
  onRefused?: (error: unknown) => void
}

/**
 * Logs a plate with its latest corrections. If they added a warning, logs nothing: the person must read the warning
 * first.
 */
export function useApplyPlate<Applied extends ChangedDay>({ shown, ...steps }: ApplyPlate<Applied>) {
  const client = useQueryClient()
  const leadToUpgrade = useUpgrade()
  const applying = useMutation({
    mutationFn: async () => {
      await steps.flush()
      const plate = steps.latest()
      if (plate.reading.warnings.length > shown.warnings.length) return null
      return { applied: await steps.put(plate) }
    },
  })
  const apply = async () => {
    try {
      const outcome = await applying.mutateAsync()
      if (!outcome) {
        announceWarning()
        return
      }
      await showChanges(client, outcome.applied)
      steps.onApplied(outcome.applied)
    } catch (error) {
      if (leadToUpgrade(error)) return
      announcePlanFailure(error)
      steps.onRefused?.(error)
    }
  }
  return { apply: () => void apply(), isApplying: applying.isPending }
}
