const tickMs = 12

/** A short tick in the hand: something was taken. Where nothing is to move, the phone does not either. */
export function tick(): void {
  if (!('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  navigator.vibrate(tickMs)
}
