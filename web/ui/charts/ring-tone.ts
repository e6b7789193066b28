export type RingTone = 'primary' | 'success' | 'warning'

/** Returns `success` above 90 %; otherwise `warning` for fiber and `primary` for energy and protein. */
export function ringTone(percentage: number, nutrient: 'energy' | 'protein' | 'fiber'): RingTone {
  if (percentage > 90) return 'success'
  return nutrient === 'fiber' ? 'warning' : 'primary'
}
