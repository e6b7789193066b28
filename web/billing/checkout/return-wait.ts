const pausesS = [3, 5, 8, 12, 20, 30]
const longestS = 60

/** Polling backoff: card and Pix settle within seconds or take long. */
export function waitBeforeLookMs(looks: number): number {
  return (pausesS[Math.max(0, looks - 1)] ?? longestS) * 1000
}
