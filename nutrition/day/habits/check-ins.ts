/** Types of check-in answers. On one day a later answer replaces the earlier one of its type. */
export const checkInTypes = ['mood', 'energy', 'hunger', 'workout'] as const
export type CheckInType = (typeof checkInTypes)[number]

export const checkInValues = ['great', 'good', 'high', 'tired', 'normal', 'yes', 'rest'] as const
export type CheckInValue = (typeof checkInValues)[number]

/** Answers of one day; an unanswered type is missing. */
export interface CheckIns {
  readonly mood?: 'great' | 'good'
  readonly energy?: 'high' | 'tired'
  readonly hunger?: 'normal' | 'high'
  readonly workout?: 'yes' | 'rest'
}
