import type { Weekday } from '../shared/calendar/days.ts'
import { safetyGates } from '../safety/gates.ts'
import { hasHeartProblem } from '../safety/health-facts.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import { floorKcal, sessionKcal } from './energy.ts'
import type { TrainingFrequency } from './answers.ts'
import type { Person } from './person.ts'

const { limits, training } = nutritionRules

/** Returns the weekdays on which a person with that many sessions is assumed to train (0 is Sunday). */
export function trainingWeekdaysOf(freqPerWeek: TrainingFrequency): readonly Weekday[] {
  return weekdaysByFrequency[freqPerWeek]
}

const weekdaysByFrequency = {
  0: [],
  1: [3],
  2: [2, 4],
  3: [1, 3, 5],
  4: [1, 2, 4, 5],
  5: [1, 2, 3, 5, 6],
  6: [1, 2, 3, 4, 5, 6],
  7: [0, 1, 2, 3, 4, 5, 6],
} as const satisfies Record<TrainingFrequency, readonly number[]>

/**
 * Splits the week's mean energy into rest and training days, kcal. With `f` sessions, `training = mean + s·(7−f)/7` and
 * `rest = mean − s·f/7`, where floor and ceiling limit `s`; rounding up adds at most 1 kcal a day to the week's total.
 * All days are equal with 0 or 7 sessions, a heart problem, or any reason against a deficit.
 */
export function splitByTraining(
  person: Person,
  meanKcal: number,
): { restKcal: number; trainingKcal: number } {
  const sessions = person.activity.freqPerWeek
  if (
    sessions === 0 ||
    sessions === 7 ||
    hasHeartProblem(person) ||
    safetyGates(person).noDeficit.length > 0
  ) {
    return { restKcal: meanKcal, trainingKcal: meanKcal }
  }
  const shift = Math.floor(
    Math.min(
      sessionKcal(person.activity, person.weightKg) * training.sessionShare,
      training.shiftMaxKcal,
      ((meanKcal - floorKcal(person)) * 7) / sessions,
      ((limits.ceilingKcal - meanKcal) * 7) / (7 - sessions),
    ),
  )
  return {
    restKcal: Math.ceil(meanKcal - (shift * sessions) / 7),
    trainingKcal: Math.ceil(meanKcal + (shift * (7 - sessions)) / 7),
  }
}
