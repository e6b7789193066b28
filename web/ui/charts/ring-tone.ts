export type RingTone = 'primary' | 'success' | 'warning'

/** A ring turns to success above 90 %; below it is primary, or warning for fiber. */
export function ringTone(percentage: number, nutrient: 'energy' | 'protein' | 'fiber'): RingTone {
  if (percentage > 90) return 'success'
  return nutrient === 'fiber' ? 'warning' : 'primary'
}
