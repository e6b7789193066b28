import { addDays } from '#nutrition/calendar/days.ts'
import { allowsStreaks, streakOf } from '#nutrition/day/adherence/streak.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import type { ProfileContext } from '../../account/profile/service.ts'
import { menuContextIfAny } from '../../menus/planner/rules.ts'
import { readPlannedDay } from '../../menus/menus/service.ts'
import { civilDay, minutesOfDay } from '../../platform/database/civil-day.ts'
import { readAdherenceDay } from '../adherence/queries.ts'
import { listCheckIns } from '../check-ins/queries.ts'
import { readLoggedDay } from '../meals/queries.ts'
import { historyDays } from '../recommendations/rules.ts'
import { listWaterDays } from '../water/queries.ts'
import type { DayFacts } from './rules.ts'

/** Maximum streak shown. */
const streakDays = 400

function countsStreak({ hidesNumbers, person }: NutritionProfile): boolean {
  return !hidesNumbers && (person === null || allowsStreaks(person))
}

/** Reads the facts of a day, from which `describeDay` builds the screen. */
export async function readDay(
  { tx, nutritionProfile, now }: ProfileContext,
  date: string,
): Promise<DayFacts> {
  const today = civilDay(now, nutritionProfile.timezone)
  const since = addDays(today, -streakDays)
  const spanOf = (days: number) => ({ date, from: addDays(date, -days), since })
  const menuContext = menuContextIfAny(nutritionProfile)
  // Started together, to share one round trip to a remote database.
  const [{ meals, mealsBefore, loggedDays }, adherence, [water], checkIns, planned] = await Promise.all([
    readLoggedDay(tx, spanOf(historyDays.plates)),
    readAdherenceDay(tx, spanOf(historyDays.followed)),
    // Only accounts with targets see water.
    nutritionProfile.targets ? listWaterDays(tx, date, date) : [],
    listCheckIns(tx, date, date),
    menuContext && readPlannedDay(tx, date, today),
  ])
  const days = [...loggedDays, ...adherence.tickedDays]
  return {
    date,
    meals,
    mealsBefore,
    adherence,
    waterMl: water?.totalMl ?? 0,
    checkIns,
    menuContext,
    planned,
    streak: countsStreak(nutritionProfile) ? streakOf(days, today) : null,
    loggedDays: days,
    minutesNow: date === today ? minutesOfDay(now, nutritionProfile.timezone) : null,
  }
}
