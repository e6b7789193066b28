/** Time is an argument: services ask this port, never `Date`, so that a test can live on any day. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
