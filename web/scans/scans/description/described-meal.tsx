import type { MealType } from '#contract/calendar.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { useSessionUser } from '../../../api/session.ts'
import { LazyHealthFindings } from '../../../account/shared/lazy-health-findings.tsx'
import { choicesOf } from '../../../day/shared/plate-items.ts'
import { applyMeal, describeMeal, scoreMeal, usualFoodsQuery } from '../../../day/meals/queries.ts'
import { newMealId } from '../../../day/shared/meal-id.ts'
import { refreshReaderFacts } from '../../../day/shared/device-reader/reader-facts.ts'
import { momentOn, movedToMeal, whenOf, whenOn } from '../../../day/shared/when.ts'
import { track } from '../../../privacy/shared/track.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyPlate } from '../../../ui/drawn/empty-plate.tsx'
import { EmptyState, ErrorState } from '../../../ui/layout/state-block.tsx'
import type { QueuedMeal } from '../../../day/shared/queued-meal-schema.ts'
import { queueMeal, completeMeal } from '../../../day/meal-outbox/queries.ts'
import { announceQueued } from '../result/announcement.ts'
import { nothingRecognised } from '../copy.ts'
import { answered, changed, type Correction, withFood } from '../result/correction.ts'
import { localDay } from '../../../ui/format/local-day.ts'
import { FoodlessAnswer } from './foodless-answer.tsx'
import { saidText, whenSaid } from './said-time.ts'
import { DescriptionView } from './description-view.tsx'
import { saveDescription, savePlate, loadDescription } from '../../shared/drafts.ts'
import {
  type DescribedPlate,
  describedPlateQuery,
  keepDescribedPlate,
  newDescribedPlate,
} from '../queries.ts'
import { ResultSkeleton } from '../result/result-skeleton.tsx'
import { ResultView } from '../result/result-view.tsx'
import { useApplyPlate } from '../result/use-apply-plate.ts'
import { useCorrections } from '../result/use-corrections.ts'
import { useProposal } from '../result/use-proposal.tsx'

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
    waiting?.told.as === 'words' ? waiting.told.text : loadDescription(),
  )
  const { data: usual } = useQuery(usualFoodsQuery(waiting?.eatenAt))
  const writtenAt = waiting && ((waiting.told.as === 'words' && waiting.told.writtenAt) || waiting.eatenAt)
  const reading = useMutation({
    mutationFn: (words: string) => describeMeal(words, { date, at: writtenAt }),
  })
  const foodless = reading.data?.foodless
  const keepText = (next: string) => {
    setText(next)
    if (!waiting) saveDescription(next)
  }
  const keep = async (words: string) => {
    if (userId === undefined) return
    await queueMeal(client, {
      id: newMealId(),
      userId,
      eatenAt: momentOn(date, mealType, new Date()),
      told: { as: 'words', text: words, ...(date && { writtenAt: new Date().toISOString() }) },
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
        foodless &&
        reading.variables === text.trim() && (
          <FoodlessAnswer
            meal={foodless}
            date={date}
            said={reading.data?.said ?? null}
            onAgain={
              onKept &&
              (() => {
                keepText('')
                onKept()
              })
            }
          />
        )
      }
      {...(onKept && userId !== undefined && { onLater: keep })}
      onRead={async (words) => {
        // Requested here, because a text from the home screen is read before the list of usual foods has loaded.
        const usualNow = client.query(usualFoodsQuery(waiting?.eatenAt)).catch(() => undefined)
        const read = await reading.mutateAsync(words)
        if (read.items.length === 0) return read.foodless ? undefined : nothingRecognised
        track('FoodScan')
        const now = new Date()
        const type = read.said?.meal_type ?? mealType ?? (await usualNow)?.meal_type ?? 'almoco'
        const shown = waiting ? whenOf(new Date(waiting.eatenAt)) : date && whenOn(date, type, now)
        const plate = newDescribedPlate(read, type, words, {
          ...(waiting && { id: waiting.id }),
          when: whenSaid(read.said ?? nothingSaid, shown || undefined, { mealType: type, now }),
          said: read.said ? saidText(read.said, localDay(now)) : undefined,
        })
        client.setQueryData(describedPlateQuery.queryKey, plate)
        keepDescribedPlate(plate)
        onRead(plate.when?.date)
        return undefined
      }}
    />
  )
}

const nothingSaid = { date: null, time: null, meal_type: null }

interface DescribedPlateResultProps {
  /** `date`: day of the logged meal. */
  onDone: (date: string) => void
  onDescribe: () => void
}

/** Plate read from a description, to correct and log. */
export function DescribedPlateResult({ onDone, onDescribe }: DescribedPlateResultProps) {
  const { data: plate, error, refetch } = useQuery(describedPlateQuery)
  if (error) {
    return (
      <ErrorState
        picture={<EmptyPlate size={140} />}
        message={`${messageOf(error)} Suas palavras estão guardadas.`}
        onRetry={() => void refetch()}
      />
    )
  }
  if (plate === undefined) return <ResultSkeleton />
  if (plate === null) {
    return (
      <EmptyState
        title="Nenhum prato descrito ainda"
        action={<Button onClick={onDescribe}>Descrever um prato</Button>}
      >
        Conte o que comeu e os números aparecem aqui.
      </EmptyState>
    )
  }
  return <OpenPlate plate={plate} onDone={onDone} onDescribe={onDescribe} />
}

function OpenPlate({ plate, onDone, onDescribe }: DescribedPlateResultProps & { plate: DescribedPlate }) {
  const client = useQueryClient()
  const { queryKey } = describedPlateQuery
  const { reading, mealType } = plate
  const [now] = useState(() => whenOf(new Date()))
  const show = (next: DescribedPlate) => {
    client.setQueryData(queryKey, next)
    keepDescribedPlate(next)
  }
  const scoring = useMutation({
    mutationFn: ({ items, mealType: asked }: Correction) =>
      scoreMeal(choicesOf(items), asked, { text: plate.text, date: plate.when?.date }),
  })
  const corrections = useCorrections({
    send: scoring.mutateAsync,
    keep: (answer) => {
      client.setQueryData(
        queryKey,
        (shown) => shown && { ...shown, reading: answered(answer, shown.reading) },
      )
    },
  })
  const { follow, sheet } = useProposal((date) => {
    client.removeQueries({ queryKey })
    onDone(date)
  })
  const { apply, isApplying } = useApplyPlate({
    shown: reading,
    flush: corrections.flush,
    latest: () => client.getQueryData(queryKey) ?? plate,
    put: (latest) => applyMeal({ ...plate, when: plate.when ?? now }, latest.reading.items, latest.mealType),
    onApplied: (applied) => {
      // A draft with other words than this plate's stays, because those words have not been read yet.
      if (plate.text === loadDescription().trim()) saveDescription('')
      savePlate(null)
      void completeMeal(client, plate.id).catch(() => undefined)
      // The words may have stated an allergy.
      if (plate.text && plate.health?.length !== 0) void refreshReaderFacts(client)
      follow(applied)
    },
  })
  return (
    <>
      <div className="mb-5 empty:hidden">
        <LazyHealthFindings
          findings={plate.health ?? []}
          removed={plate.removedHealth}
          onChange={(removedHealth) => show({ ...plate, removedHealth })}
          note="Ao levar o prato para o dia, isso passa a valer."
        />
      </div>
      <ResultView
        reading={reading}
        mealType={mealType}
        photoUrl={null}
        isSighted={false}
        isApplying={isApplying}
        said={plate.said}
        when={plate.when ?? now}
        onWhen={(when) => {
          const questions = reading.questions.filter(({ code }) => code !== 'meal_day')
          show({ ...plate, when, said: undefined, reading: { ...reading, questions } })
        }}
        onItems={(items) => {
          show({ ...plate, reading: changed(reading, items) })
          corrections.correct({ items, mealType })
        }}
        onFood={(words, food) => {
          const next = withFood(reading, words, food)
          show({ ...plate, reading: next })
          corrections.correct({ items: next.items, mealType })
        }}
        onMealType={(next) => {
          const when = plate.when && movedToMeal(plate.when, { from: mealType, to: next }, new Date())
          show({ ...plate, mealType: next, when, said: undefined })
          corrections.correct({ items: reading.items, mealType: next })
        }}
        onReword={onDescribe}
        onApply={apply}
      />
      {sheet}
    </>
  )
}
