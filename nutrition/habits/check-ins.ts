/** What somebody says of their day, in four kinds. Within a kind the later answer takes the place of the earlier. */
export const checkInTypes = ['mood', 'energy', 'hunger', 'workout'] as const
export type CheckInType = (typeof checkInTypes)[number]

export const checkInValues = ['great', 'good', 'high', 'tired', 'normal', 'yes', 'rest'] as const
export type CheckInValue = (typeof checkInValues)[number]

/** A day's answers; a kind that nobody spoke of is missing. */
export interface CheckIns {
  readonly mood?: 'great' | 'good'
  readonly energy?: 'high' | 'tired'
  readonly hunger?: 'normal' | 'high'
  readonly workout?: 'yes' | 'rest'
}
