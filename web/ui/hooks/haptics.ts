const tickMs = 12

/** Short vibration as confirmation; omitted with reduced motion. */
export function tick(): void {
  if (!('vibrate' in navigator) || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  navigator.vibrate(tickMs)
}
