import type { WeightHistory } from '#contract/day/weights.ts'
import { call } from '../../api/call.ts'

export interface Weighing {
  readonly date: string
  readonly weightKg: number
  /** "Confere": confirmed after the server's question. */
  readonly isConfirmed: boolean
}

/** Sent with its account, because another one may be signed in by now. */
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
