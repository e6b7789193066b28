/** Clock of the server. Use cases read the time from it, never from `Date`, so that a test can run on any day. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
