import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { useSessionUser } from '../../../api/session.ts'
import { LazyHealthFindings } from '../../../account/shared/lazy-health-findings.tsx'
import { completeMeal } from '../../../day/meal-outbox/queries.ts'
import { applyMeal, scoreMeal } from '../../../day/meals/queries.ts'
import { refreshReaderFacts } from '../../../day/shared/device-reader/reader-facts.ts'
import { choicesOf } from '../../../day/shared/plate-items.ts'
import { mealMinutesOn } from '../../../day/shared/meal-minutes.ts'
import { correctedToMeal, whenOf } from '../../../day/shared/when.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyPlate } from '../../../ui/drawn/empty-plate.tsx'
import { localDay } from '../../../ui/format/local-day.ts'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../../ui/layout/state-block.tsx'
import { loadDescription, saveDescription, savePlate } from '../../shared/drafts.ts'
import type { MealSeries } from '../../shared/meal-series.ts'
import { type DescribedPlate, describedPlateQuery, keepDescribedPlate } from '../queries.ts'
import { announceApplied } from '../result/announcement.ts'
import { answered, changed, confirmed, type Correction, withFood } from '../result/correction.ts'
import { ResultSkeleton } from '../result/result-skeleton.tsx'
import { ResultView } from '../result/result-view.tsx'
import { useApplyPlate } from '../result/use-apply-plate.ts'
import { useCorrections } from '../result/use-corrections.ts'
import { useProposal } from '../result/use-proposal.tsx'
import { mealAt } from './past-meal.ts'
import { SeriesStep } from './series-step.tsx'
import { moveOn, unqueued } from './series-steps.ts'

interface DescribedPlateResultProps {
  /** `date`: day of the logged meal. */
  onDone: (date: string) => void
  /** Opens the field for the words of today or of a past day. */
  onDescribe: (day?: string) => void
  /** Opens the words of a meal that waits on the day, to change them. */
  onReword: (id: string) => void
  /** Opens the next meal of a text with several. */
  onNext: (id: string) => void
}

/** Plate read from a description, to correct and log. */
export function DescribedPlateResult(props: DescribedPlateResultProps) {
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
        action={<Button onClick={() => props.onDescribe()}>Descrever um prato</Button>}
      >
        Conte o que comeu e os números aparecem aqui.
      </EmptyState>
    )
  }
  return <OpenPlate plate={plate} {...props} />
}

function OpenPlate({
  plate,
  onDone,
  onDescribe,
  onReword,
  onNext,
}: DescribedPlateResultProps & { plate: DescribedPlate }) {
  const client = useQueryClient()
  const { queryKey } = describedPlateQuery
  const { reading, mealType } = plate
  const userId = useSessionUser()?.id ?? ''
  const [now] = useState(() => whenOf(new Date()))
  const { series } = plate
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
    onApplied: (applied) => void finish(applied),
  })
  const forget = () => {
    // A draft with other words than this plate's stays, because those words have not been read yet.
    if (plate.text === loadDescription(plate.textDay).trim()) saveDescription('', plate.textDay)
    savePlate(null)
  }
  const finish = async (applied: Awaited<ReturnType<typeof applyMeal>>) => {
    // The meals that follow are stored before the words of them all are deleted.
    const next = series && (await storeNext(series))
    forget()
    void completeMeal(client, plate.id).catch(() => undefined)
    // The words may have stated an allergy.
    if (plate.text && plate.health?.length !== 0) void refreshReaderFacts(client)
    if (!series || next === null) {
      follow(applied)
      return
    }
    announceApplied(client, applied)
    client.removeQueries({ queryKey })
    if (next) onNext(next.id)
    else {
      saveDescription(
        unqueued(series.meals.slice(1))
          .map(({ text }) => text)
          .join('\n'),
        plate.textDay,
      )
      onDescribe(plate.textDay)
    }
  }
  /** Returns the next meal of the series, null after the last, undefined if the browser could not store them. */
  const storeNext = (whole: MealSeries) => moveOn(client, userId, whole).catch(() => undefined)
  return (
    <>
      <div className="mb-5 empty:hidden">
        <LazyHealthFindings
          findings={plate.health ?? []}
          concerns={plate.concerns}
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
        said={series ? undefined : plate.said}
        intro={
          series && (
            <SeriesStep
              series={series}
              mealType={mealType}
              when={plate.when ?? now}
              onLeft={() => {
                forget()
                client.removeQueries({ queryKey })
                onDone(localDay(new Date()))
              }}
            />
          )
        }
        applyLabel={series && series.meals.length > 1 ? 'Registrar e ir para a próxima' : undefined}
        when={plate.when ?? now}
        onWhen={(when) => {
          const questions = reading.questions.filter(({ code }) => code !== 'meal_day')
          const next = plate.isMealGuessed ? mealAt(client, reading, when) : mealType
          show({ ...plate, when, mealType: next, said: undefined, reading: { ...reading, questions } })
          if (next !== mealType) corrections.correct({ items: reading.items, mealType: next })
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
        onConfirm={(question) => show({ ...plate, reading: confirmed(reading, question) })}
        onMealType={(next) => {
          const { [mealType]: from, [next]: to } = mealMinutesOn(client, plate.when?.date)
          const when = correctedToMeal(plate.when, { from, to }, new Date())
          show({ ...plate, mealType: next, isMealGuessed: false, when, said: undefined })
          corrections.correct({ items: reading.items, mealType: next })
        }}
        // Only the first meal of a series does not wait on the day yet.
        onReword={() =>
          series && series.total > series.meals.length ? onReword(plate.id) : onDescribe(plate.textDay)
        }
        onApply={apply}
      />
      {sheet}
    </>
  )
}
