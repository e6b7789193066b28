import { defaultNotificationTimes, type Profile } from '#contract/account/profile.ts'
import type { Answers } from '#contract/account/questionnaire.ts'
import { clockTime, minutesOf } from '#nutrition/shared/calendar/clock-time.ts'
import { ownMealMinutes } from '#nutrition/targets/meal-times.ts'

type ReminderTimes = Profile['notification_times']
type Lifestyle = Pick<Answers['lifestyle'], 'meals_per_day' | 'meal_hours'>

/** Returns the answered hours of the meals of which the app reminds. */
function hoursOf({ meals_per_day, meal_hours }: Lifestyle): ReminderTimes {
  const minutes = ownMealMinutes(meals_per_day, meal_hours.map(minutesOf))
  return {
    breakfast: clockTime(minutes.cafe_manha),
    lunch: clockTime(minutes.almoco),
    dinner: clockTime(minutes.jantar),
  }
}

/**
 * Returns the times of reminders after new answers: they follow the answered hours of the meals until the person sets
 * others. The default times (8, 12 and 19 h) count as following even if set on purpose, which the stored times do not
 * tell.
 */
export function reminderTimes({
  current = defaultNotificationTimes,
  before,
  after,
}: {
  readonly current: ReminderTimes | undefined
  readonly before: Lifestyle | undefined
  readonly after: Lifestyle
}): ReminderTimes {
  const followed = [defaultNotificationTimes, ...(before ? [hoursOf(before)] : [])]
  const isFollowing = followed.some(
    ({ breakfast, lunch, dinner }) =>
      breakfast === current.breakfast && lunch === current.lunch && dinner === current.dinner,
  )
  return isFollowing ? hoursOf(after) : current
}
