import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/api-error.ts'
import { choicesOf } from '../meals/plate-items.ts'
import { applyMeal, describeMeal, scoreMeal, usualFoodsQuery } from '../meals/queries.ts'
import { track } from '../tracking/track.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState, ErrorState } from '../ui/state-block.tsx'
import { nothingRecognised } from './copy.ts'
import { answered, changed, type Correction } from './correction.ts'
import { DescriptionView } from './description-view.tsx'
import { keepDescription, keepPlate, keptDescription } from './drafts.ts'
import { type DescribedPlate, describedPlateQuery, keepDescribedPlate, newDescribedPlate } from './queries.ts'
import { ResultSkeleton } from './result-skeleton.tsx'
import { ResultView } from './result-view.tsx'
import { useApplication } from './use-application.ts'
import { useCorrections } from './use-corrections.ts'
import { useMendedDay } from './use-mended-day.tsx'

/** A meal told in words, without a photo; costs no scan. */
export function MealWords({ onRead }: { onRead: () => void }) {
  const client = useQueryClient()
  const [text, setText] = useState(keptDescription)
  const { data: usual } = useQuery(usualFoodsQuery())
  const reading = useMutation({ mutationFn: describeMeal })
  return (
    <DescriptionView
      photoUrl={null}
      usual={usual?.foods}
      text={text}
      onText={(next) => {
        setText(next)
        keepDescription(next)
      }}
      onRead={async (words) => {
        const read = await reading.mutateAsync(words)
        if (read.items.length === 0) return nothingRecognised
        track('FoodScan')
        const plate = newDescribedPlate(read, usual?.meal_type ?? 'almoco')
        client.setQueryData(describedPlateQuery.queryKey, plate)
        keepDescribedPlate(plate)
        onRead()
        return undefined
      }}
    />
  )
}

interface DescribedPlateResultProps {
  onDone: () => void
  onWords: () => void
}

/** What was read from the words, to be corrected and taken into the day. */
export function DescribedPlateResult({ onDone, onWords }: DescribedPlateResultProps) {
  const { data: plate, error, refetch } = useQuery(describedPlateQuery)
  if (error) {
    return (
      <ErrorState
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
        action={<Button onClick={onWords}>Descrever um prato</Button>}
      >
        Conte o que comeu e os números aparecem aqui.
      </EmptyState>
    )
  }
  return <OpenPlate plate={plate} onDone={onDone} onWords={onWords} />
}

function OpenPlate({ plate, onDone, onWords }: DescribedPlateResultProps & { plate: DescribedPlate }) {
  const client = useQueryClient()
  const { queryKey } = describedPlateQuery
  const { id, reading, mealType } = plate
  const show = (next: DescribedPlate) => {
    client.setQueryData(queryKey, next)
    keepDescribedPlate(next)
  }
  const scoring = useMutation({
    mutationFn: ({ items, mealType: asked }: Correction) => scoreMeal(choicesOf(items), asked),
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
  const { follow, sheet } = useMendedDay(() => {
    client.removeQueries({ queryKey })
    onDone()
  })
  const { apply, isApplying } = useApplication({
    shown: reading,
    flush: corrections.flush,
    latest: () => client.getQueryData(queryKey) ?? plate,
    put: (latest) => applyMeal(id, latest.reading.items, latest.mealType),
    onApplied: (applied) => {
      keepDescription('')
      keepPlate(null)
      follow(applied)
    },
  })
  return (
    <>
      <ResultView
        reading={reading}
        mealType={mealType}
        photoUrl={null}
        isSighted={false}
        isApplying={isApplying}
        onItems={(items) => {
          show({ ...plate, reading: changed(reading, items) })
          corrections.correct({ items, mealType })
        }}
        onMealType={(next) => {
          show({ ...plate, mealType: next })
          corrections.correct({ items: reading.items, mealType: next })
        }}
        onReword={onWords}
        onApply={apply}
      />
      {sheet}
    </>
  )
}
