import type { WeightHistory } from '#contract/weights.ts'
import { call } from '../api/call.ts'

export interface Weighing {
  readonly date: string
  readonly weightKg: number
  /** "Confere": said after being asked back. */
  readonly isConfirmed: boolean
}

/** With whose it is, where somebody else may be here by now. */
export function putWeight(weighing: Weighing & { readonly userId?: string }): Promise<WeightHistory> {
  const { date, weightKg, isConfirmed, userId } = weighing
  return call('PUT /api/weights/{date}', {
    params: { date },
    body: {
      weight_kg: weightKg,
      ...(isConfirmed && { confirmed: true }),
      ...(userId !== undefined && { user_id: userId }),
    },
  })
}
