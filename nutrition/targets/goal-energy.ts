import { safetyGates } from '../safety/gates.ts'
import { bmiOf, cyclesWeight, hasAnxietyOrDepression, hasDiabetes } from '../safety/health-facts.ts'
import type { Notice } from '../safety/notice.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import { floorKcal, needKcalOf, olderFloorKcal } from './energy.ts'
import type { Person, PursuedGoal } from './person.ts'
import { pursueGoal } from './pursued-goal.ts'
import {
  ceilingNotice,
  floorNotice,
  limitedDeficitNotice,
  nearHealthyMinimumNotice,
  noSafeMarginNotice,
  olderFloorNotice,
  safePaceNotice,
} from './target-copy.ts'

const { bmi, energy, goal, limits } = nutritionRules

export interface GoalEnergy {
  /** Mean daily energy target over the week, whole kcal. */
  readonly kcal: number
  /** Energy need for weight maintenance, including pregnancy and breastfeeding, kcal/day. */
  readonly needKcal: number
  /** Goal behind the figures; safety rules may have replaced the chosen goal. */
  readonly pursuedGoal: PursuedGoal
  readonly paceWeeks?: number
  /** Notices about the goal and about limits that changed the energy. */
  readonly adjusted: readonly Notice[]
}

/**
 * Returns the week's mean energy for a person's goal within every safety limit; `null` when even the lowest energy
 * allowed for the person exceeds `ceilingKcal`. Sources: AHA/ACC/TOS 2013 (deficit 500–750 kcal), JISSN 2017 (pace,
 * surplus).
 */
export function goalEnergyOf(person: Person): GoalEnergy | null {
  const needKcal = needKcalOf(person)
  const floor = floorKcal(person)
  const { pursuedGoal, notices } = pursueGoal(person, safetyGates(person).noDeficit)
  const adjusted = [...notices]
  const change = changeOf(person, pursuedGoal, needKcal, adjusted)
  const olderFloor = change < 0 ? 0 : olderFloorKcal(person)

  // Rounding up keeps the deficit within its limits and the target at or above the floor.
  let kcal = Math.ceil(Math.max(needKcal + change, floor, olderFloor))
  if (olderFloor > Math.max(needKcal + change, floor)) {
    adjusted.push(olderFloorNotice(energy.older.minKcalPerKg))
  } else if (floor > needKcal + change) {
    adjusted.push(floorNotice(kcal))
  }
  if (kcal > limits.ceilingKcal) {
    const lowest = Math.max(needKcal - deficitLimitOf(person, needKcal), floor)
    if (lowest > limits.ceilingKcal) return null
    kcal = limits.ceilingKcal
    adjusted.push(ceilingNotice(kcal))
  }
  const paceWeeks = paceWeeksOf(person, pursuedGoal, kcal - needKcal)
  tellPace(person, pursuedGoal, paceWeeks, adjusted)
  return { kcal, needKcal, pursuedGoal, adjusted, ...(paceWeeks === null ? {} : { paceWeeks }) }
}

/** Returns the maximum daily deficit in kcal; 0 if a safety gate rules out a deficit. */
function deficitLimitOf(person: Person, needKcal: number): number {
  if (safetyGates(person).noDeficit.length > 0) return 0
  const index = bmiOf(person.weightKg, person.heightCm)
  const weeklyKg =
    index < bmi.overweight
      ? person.weightKg * limits.weeklyLossShareLean
      : Math.min(person.weightKg * limits.weeklyLossShare, limits.weeklyLossKg)
  const caps = [limits.deficitKcal, needKcal * limits.deficitShare, (weeklyKg * goal.kcalPerKg) / 7]
  if (index < bmi.lean) caps.push(needKcal * limits.leanDeficitShare)
  if (hasDiabetes(person)) caps.push(limits.diabetesDeficitKcal)
  if (hasAnxietyOrDepression(person) || cyclesWeight(person)) {
    caps.push(needKcal * limits.gentleDeficitShare)
  }
  return Math.min(...caps)
}

/**
 * Returns the kcal per day to add to the need; negative for a deficit. For weight loss, it also appends a notice to
 * `adjusted` when the deficit is limited or the person is near the healthy minimum.
 */
function changeOf(person: Person, pursued: PursuedGoal, needKcal: number, adjusted: Notice[]): number {
  const index = bmiOf(person.weightKg, person.heightCm)
  const weeklyGainKcal = (person.weightKg * limits.weeklyGainShare * goal.kcalPerKg) / 7
  switch (pursued) {
    case 'emagrecer': {
      const wanted = wantedDeficitOf(person, needKcal)
      const limit = deficitLimitOf(person, needKcal)
      if (index < bmi.lean) adjusted.push(nearHealthyMinimumNotice)
      else if (wanted > limit && needKcal - limit >= floorKcal(person)) {
        adjusted.push(limitedDeficitNotice(Math.floor(limit)))
      }
      return -Math.min(index < bmi.lean ? needKcal * limits.leanDeficitShare : wanted, limit)
    }
    case 'recomposicao':
      return index < bmi.overweight
        ? 0
        : -Math.min(
            needKcal * goal.recompositionShare[person.priorityLevel],
            deficitLimitOf(person, needKcal),
          )
    case 'ganhar':
      return Math.min(needKcal * goal.gainShare[person.priorityLevel], limits.surplusKcal, weeklyGainKcal)
    case 'ganho_gradual':
      return Math.min(needKcal * limits.carefulGain.share, limits.carefulGain.kcal, weeklyGainKcal)
    case 'manutencao':
    case 'outro':
      return 0
  }
}

function wantedDeficitOf(person: Person, needKcal: number): number {
  const { targetWeightKg, weightTimeline, weightKg, priorityLevel } = person
  return targetWeightKg === undefined || weightTimeline === undefined
    ? needKcal * goal.lossShare[priorityLevel]
    : ((weightKg - targetWeightKg) * goal.kcalPerKg) / goal.timelineDays[weightTimeline]
}

/**
 * Returns the weeks to the target weight at 7 700 kcal per kg; `null` without a target weight, or if the energy does
 * not lead toward it.
 */
function paceWeeksOf(person: Person, pursued: PursuedGoal, dailyChangeKcal: number): number | null {
  if (person.targetWeightKg === undefined) return null
  const missingKg = person.targetWeightKg - person.weightKg
  const approaches =
    (pursued === 'emagrecer' && dailyChangeKcal <= -1) ||
    ((pursued === 'ganhar' || pursued === 'ganho_gradual') && missingKg > 0 && dailyChangeKcal >= 1)
  return approaches ? Math.ceil((missingKg * goal.kcalPerKg) / dailyChangeKcal / 7) : null
}

function tellPace(person: Person, pursued: PursuedGoal, weeks: number | null, adjusted: Notice[]): void {
  if (pursued === 'emagrecer' && weeks === null && person.targetWeightKg !== undefined) {
    adjusted.push(noSafeMarginNotice)
  }
  if (weeks === null || person.weightTimeline === undefined) return
  if (weeks > Math.ceil(goal.timelineDays[person.weightTimeline] / 7)) adjusted.push(safePaceNotice(weeks))
}
