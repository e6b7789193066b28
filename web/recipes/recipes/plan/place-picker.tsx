import type { Today } from '#contract/day/today.ts'
import { addDays, mondayOf } from '#nutrition/shared/calendar/days.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { DayChips } from '../../../menus/shared/day-chips.tsx'
import { isAgainstWishes } from '../../../menus/shared/edit-consent.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { formatWeekday } from '../../../ui/format/format-pt-br.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { editWeekPlan, showChanges, weekPlanQuery } from '../../../menus/week-plans/queries.ts'
import { offeredDays, offeredMeals } from './plan-days.ts'
import type { PlannedRecipe, PlanPlace } from '../queries.ts'

interface PlacePickerProps {
  recipe: PlannedRecipe
  today: Today
  onClose: () => void
}

export function PlacePicker({ recipe, today, onClose }: PlacePickerProps) {
  const client = useQueryClient()
  const monday = mondayOf(today.date)
  const { data: thisWeek } = useQuery(weekPlanQuery(monday))
  const { data: nextWeek } = useQuery(weekPlanQuery(addDays(monday, 7)))
  const [date, setDate] = useState(today.date)
  const [asked, setMealType] = useState<PlanPlace['mealType'] | null>(null)
  const meals = offeredMeals(recipe, date, today, [thisWeek, nextWeek])
  const open = meals.filter(({ isLocked }) => !isLocked)
  const mealType = open.find((meal) => meal.mealType === asked)?.mealType ?? firstOf(open, date, today)
  const adding = useMutation({
    mutationFn: ({ place, acceptsDisliked }: { place: PlanPlace; acceptsDisliked: boolean }) =>
      editWeekPlan({
        kind: 'add_recipe',
        date: place.date,
        meal_type: place.mealType,
        recipe_id: recipe.id,
        accepts_disliked: acceptsDisliked,
      }),
  })

  const isUnwished = isAgainstWishes(adding.error)
  const choose = (place: Partial<PlanPlace>) => {
    adding.reset()
    if (place.date) setDate(place.date)
    if (place.mealType) setMealType(place.mealType)
  }
  const add = async (place: PlanPlace, acceptsDisliked = false) => {
    try {
      await showChanges(client, await adding.mutateAsync({ place, acceptsDisliked }))
      showToast({
        title: 'Receita adicionada ao seu plano',
        description: `${mealTypeLabels[place.mealType]}, ${dayText(place.date, today.date)}`,
        tone: 'success',
      })
      onClose()
    } catch {
      // The sheet stays open and shows the failure.
    }
  }
  return (
    <Sheet
      open
      title="Adicionar ao meu plano"
      onClose={onClose}
      footer={
        <div className="flex flex-col gap-3">
          {adding.error && <Failure error={adding.error} />}
          {isUnwished && mealType && (
            <Button variant="secondary" size="large" wide onClick={() => void add({ date, mealType }, true)}>
              Adicionar assim mesmo
            </Button>
          )}
          <Button
            size="large"
            wide
            disabled={mealType === null || isUnwished}
            busy={adding.isPending}
            busyLabel="Adicionando…"
            onClick={() => mealType && void add({ date, mealType })}
          >
            Adicionar
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-5 pb-2">
        <p className="text-ink-soft">
          <span className="font-semibold text-ink">{recipe.name}</span> entra na porção que cabe na refeição.
        </p>
        <DayChips
          days={offeredDays(today.date, Boolean(nextWeek))}
          today={today.date}
          value={date}
          onChange={(picked) => choose({ date: picked })}
        />
        {meals.length === 0 ? (
          <p className="text-ink-soft">Neste dia o seu plano não tem uma refeição para esta receita.</p>
        ) : (
          <RadioCards
            legend="Refeição"
            options={open.map((meal) => ({
              value: meal.mealType,
              label: mealTypeLabels[meal.mealType],
              detail: meal.current && `Agora: ${meal.current}`,
            }))}
            value={mealType}
            onChange={(picked) => choose({ mealType: picked })}
          />
        )}
        {open.length < meals.length && (
          <p className="text-sm text-ink-soft">
            Refeições fixadas ficam de fora. Solte-as no plano para trocar.
          </p>
        )}
      </div>
    </Sheet>
  )
}

/** Returns the next meal of today if it is open, else the day's first open one; null if none is open. */
function firstOf(open: readonly { mealType: PlanPlace['mealType'] }[], date: string, today: Today) {
  const next =
    date === today.date ? open.find((one) => one.mealType === today.next_meal?.meal_type) : undefined
  return (next ?? open[0])?.mealType ?? null
}

/**
 * Moves the focus to the message, because the tapped button may be disabled now; the next step follows the message.
 */
const takeFocus = (words: HTMLElement | null) => words?.focus()

function Failure({ error }: { error: unknown }) {
  const code = error instanceof ApiError ? error.code : null
  return (
    <div
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      className="flex flex-wrap items-center justify-between gap-2 outline-none"
    >
      <p className="flex-1 text-sm font-medium text-tomate">{messageOf(error)}</p>
      {code === 'week_needs_diet' && (
        <LinkButton to="/dietas" variant="secondary">
          Ver minhas dietas
        </LinkButton>
      )}
      {code === 'trial_expired' && (
        <LinkButton to="/paywall" variant="secondary">
          Ver planos
        </LinkButton>
      )}
    </div>
  )
}

function dayText(date: string, today: string): string {
  if (date === today) return 'hoje'
  return date === addDays(today, 1) ? 'amanhã' : formatWeekday(date)
}
