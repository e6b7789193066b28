import type { MealType } from '#contract/calendar.ts'
import type { PlateReading } from '#contract/meals.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../api/api-error.ts'
import { describeMeal, scoreMeal, usualFoodsQuery } from '../meals/queries.ts'
import { newMealId } from '../meals/meal-id.ts'
import { showToast } from '../ui/toast.ts'
import { changed, useCorrections } from './correction.ts'
import { nothingRecognised } from './copy.ts'
import { DescriptionView } from './description-view.tsx'
import { keepDescription, keptDescription } from './drafts.ts'
import { logMeal } from './queries.ts'
import { ResultView } from './result-view.tsx'

interface Draft {
  /** Key of the meal to be: applying twice adds it once. */
  id: string
  reading: PlateReading
  mealType: MealType
}

/** A meal told in words, without a photo; costs no scan. */
export function DescribedMeal({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const [text, setText] = useState(keptDescription)
  const [draft, setDraft] = useState<Draft | null>(null)
  const { data: usual } = useQuery(usualFoodsQuery())
  const { correct, flush, isSettled } = useCorrections(async ({ items, mealType }) => {
    const reading = await scoreMeal(items, mealType)
    if (isSettled()) setDraft((current) => current && { ...current, reading })
  })

  if (!draft) {
    return (
      <DescriptionView
        photoUrl={null}
        usual={usual?.foods ?? []}
        text={text}
        onText={(next) => {
          setText(next)
          keepDescription(next)
        }}
        onRead={async (words) => {
          const reading = await describeMeal(words)
          if (reading.items.length === 0) return nothingRecognised
          setDraft({ id: newMealId(), reading, mealType: usual?.meal_type ?? 'almoco' })
          return undefined
        }}
      />
    )
  }

  const apply = async () => {
    try {
      await flush()
      await logMeal(draft.id, draft.reading.items, draft.mealType)
      keepDescription('')
      await client.invalidateQueries({ queryKey: ['today'] })
      showToast({ title: 'Refeição adicionada ao dia ✓', tone: 'success' })
      onDone()
    } catch (error) {
      showToast({ title: 'Erro ao ajustar o plano', description: messageOf(error), tone: 'error' })
    }
  }
  return (
    <ResultView
      reading={draft.reading}
      mealType={draft.mealType}
      photoUrl={null}
      isSighted={false}
      onItems={(items) => {
        setDraft({ ...draft, reading: changed(draft.reading, items) })
        correct({ items, mealType: draft.mealType })
      }}
      onMealType={(mealType) => {
        setDraft({ ...draft, mealType })
        correct({ items: draft.reading.items, mealType })
      }}
      onApply={apply}
    />
  )
}
