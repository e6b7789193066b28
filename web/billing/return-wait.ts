const pausesS = [3, 5, 8, 12, 20, 30]
const longestS = 60

/** Card and Pix answer within seconds or leave one waiting: who looks again looks ever more seldom. */
export function waitBeforeLookMs(looks: number): number {
  return (pausesS[Math.max(0, looks - 1)] ?? longestS) * 1000
}
