const pausesS = [3, 5, 8, 12, 20, 30]
const longestS = 60

/**
 * Returns the milliseconds to wait after this number of polls: card and Pix payments settle within seconds or take
 * long.
 */
export function waitBeforeLookMs(looks: number): number {
  return (pausesS[Math.max(0, looks - 1)] ?? longestS) * 1000
}
