import type { MealType } from '#contract/calendar.ts'
import type { PlateReading } from '#contract/day/meals.ts'
import { careTextOf } from '#nutrition/safety/eating-care.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSessionUser } from '../../../api/session.ts'
import { describeMeal, usualFoodsQuery } from '../../../day/meals/queries.ts'
import { deviceReadingQuery } from '../../../day/shared/device-reader/device-readings.ts'
import type { DeviceReading } from '../../../day/shared/device-reader/read-on-device.ts'
import { LazyWaterAnswer } from '../../../day/shared/lazy-water-answer.tsx'
import { mealMinutesOn } from '../../../day/shared/meal-minutes.ts'
import { newMealId } from '../../../day/shared/meal-id.ts'
import { PlateWarnings } from '../../../day/shared/plate-summary.tsx'
import { instantOf, momentOn, whenOf, whenOn } from '../../../day/shared/when.ts'
import { track } from '../../../privacy/shared/track.ts'
import type { QueuedMeal } from '../../../day/shared/queued-meal-schema.ts'
import { queueMeal } from '../../../day/meal-outbox/queries.ts'
import { announceQueued } from '../result/announcement.ts'
import { nothingRecognised } from '../copy.ts'
import { localDay } from '../../../ui/format/local-day.ts'
import { FoodlessAnswer } from './foodless-answer.tsx'
import { saidText, whenSaid } from './said-time.ts'
import { DescriptionView } from './description-view.tsx'
import { saveDescription, loadDescription } from '../../shared/drafts.ts'
import { guessMeal, mealOfNow, pastDayOf } from './past-meal.ts'
import { describedPlateQuery, keepDescribedPlate, newDescribedPlate } from '../queries.ts'

interface MealDescriptionProps {
  /** `day`: day of the meal; absent if neither the words nor the screen name one. */
  onRead: (day?: string) => void
  /** Called after an offline description was queued; nothing is left to do here. */
  onKept?: () => void
  /** Queued description that is being reviewed: its reading belongs to that meal, at its original time. */
  waiting?: QueuedMeal
  /** Meal type, if already chosen. */
  mealType?: MealType | undefined
  /** Day of the meal, if not today. */
  date?: string | undefined
  /** Reads the text of this tab's draft without another tap. */
  readsAtOnce?: boolean
}

/** Describes a meal in words, without a photo; costs no scan. */
export function MealDescription({
  onRead,
  onKept,
  waiting,
  mealType,
  date,
  readsAtOnce,
}: MealDescriptionProps) {
  const client = useQueryClient()
  const userId = useSessionUser()?.id
  const [text, setText] = useState(() =>
    waiting?.told.as === 'words' ? waiting.told.text : loadDescription(date),
  )
  const { data: usual } = useQuery(usualFoodsQuery(waiting?.eatenAt))
  const writtenAt = waiting && ((waiting.told.as === 'words' && waiting.told.writtenAt) || waiting.eatenAt)
  const reading = useMutation({
    mutationFn: (words: string) =>
      describeMeal(words, {
        date: waiting ? whenOf(new Date(waiting.eatenAt)).date : date,
        at: writtenAt,
        separate_meals: true,
      }),
  })
  const foodless = reading.data?.foodless
  const waterMl = reading.data && waterIn(reading.data)
  const keepText = (next: string) => {
    setText(next)
    if (!waiting) saveDescription(next, date)
  }
  const keep = async (words: string) => {
    if (userId === undefined) return
    await queueMeal(client, {
      id: newMealId(),
      userId,
      eatenAt: momentOn(date, mealType && mealMinutesOn(client, date)[mealType], new Date()),
      told: {
        as: 'words',
        text: words,
        ...(date && { writtenAt: new Date().toISOString() }),
        ...seenFoods(client.getQueryData(deviceReadingQuery({ text: words }).queryKey)),
      },
    })
    keepText('')
    announceQueued()
    onKept?.()
  }
  return (
    <DescriptionView
      photoUrl={null}
      usual={usual?.foods}
      text={text}
      onText={keepText}
      readsAtOnce={readsAtOnce}
      answer={
        reading.data?.items.length === 0 &&
        reading.variables === text.trim() && (
          <>
            <PlateWarnings warnings={reading.data.warnings} />
            {foodless && (
              <FoodlessAnswer
                meal={foodless}
                care={careTextOf(...[...reading.data.health, ...reading.data.concerns].map(({ key }) => key))}
                date={date}
                said={reading.data.said}
                onAgain={
                  onKept &&
                  (() => {
                    keepText('')
                    onKept()
                  })
                }
              />
            )}
            {!foodless && waterMl !== undefined && (
              <LazyWaterAnswer
                ml={waterMl}
                date={reading.data.said?.date ?? date}
                onNoted={
                  onKept &&
                  (() => {
                    keepText('')
                    onKept()
                  })
                }
              />
            )}
          </>
        )
      }
      {...(onKept && userId !== undefined && { onLater: keep })}
      onRead={async (words) => {
        // Requested here, because a text from the home screen is read before the list of usual foods has loaded.
        const usualNow = client.query(usualFoodsQuery(waiting?.eatenAt)).catch(() => undefined)
        // The screen of the plate loads while the words are read. Not offline: the browser repeats a failed import for
        // the rest of the visit.
        const screen = navigator.onLine && import('./described-plate.tsx').catch(() => undefined)
        const read = await reading.mutateAsync(words)
        if (read.items.length === 0)
          return read.foodless || waterIn(read) !== undefined ? undefined : nothingRecognised
        track('FoodScan')
        const now = new Date()
        const today = localDay(now)
        const usualOn = (meal: MealType) => (day: string) => mealMinutesOn(client, day)[meal]
        const named = read.said?.meal_type ?? mealType
        const entered = waiting
          ? whenOf(new Date(waiting.eatenAt))
          : date
            ? whenOn(date, named && usualOn(named)(date), now)
            : undefined
        const pastDay = pastDayOf(read.said?.date ?? entered?.date, writtenAt ? new Date(writtenAt) : now)
        const guess =
          named || !pastDay ? undefined : await guessMeal(client, pastDay, { reading: read, text: words })
        const ofHour = (await usualNow)?.meal_type ?? 'almoco'
        const isOfNow = !waiting && !entered && !read.said
        const likely = isOfNow ? mealOfNow(client, ofHour, read, now) : ofHour
        const type = named ?? guess?.mealType ?? likely
        const shown =
          entered && (waiting && !guess ? entered : whenOn(entered.date, usualOn(type)(entered.date), now))
        const id = waiting?.id ?? newMealId()
        const meals = read.meals.map(({ text: told, said }) => ({
          text: told,
          name: said ? saidText(said, today) : '',
          eatenAt: instantOf(
            whenSaid(said, shown, { usualMinutesOn: usualOn(said?.meal_type ?? type), now }) ?? whenOf(now),
          ),
        }))
        const isAlone = !waiting && meals.length === 0
        const written = { text: words, writtenAt: writtenAt ?? now.toISOString() }
        const plate = newDescribedPlate({ ...read, ...guess?.reading }, type, words, {
          id,
          textDay: date,
          isMealGuessed: named === undefined && isAlone,
          series: isAlone ? undefined : (await import('./series-steps.ts')).seriesOf(id, written, meals),
          when: whenSaid(read.said, shown, { usualMinutesOn: usualOn(type), now }),
          said: read.said ? saidText(read.said, today) : undefined,
        })
        client.setQueryData(describedPlateQuery.queryKey, plate)
        keepDescribedPlate(plate)
        await screen
        onRead(plate.when?.date)
        return undefined
      }}
    />
  )
}

/** Foods of a device's reading that counts as one meal. */
function seenFoods(reading: DeviceReading | undefined) {
  if (!reading?.isCounted || reading.meals > 1) return undefined
  return { seen: reading.lines.map(({ name, grams }) => ({ name, grams })) }
}

/** Millilitres of drunk water in a reading, if its words name nothing unknown. */
function waterIn({
  questions,
  unmatched,
}: Pick<PlateReading, 'questions' | 'unmatched'>): number | undefined {
  return unmatched.length === 0 ? questions.find(({ ml }) => ml !== undefined)?.ml : undefined
}
