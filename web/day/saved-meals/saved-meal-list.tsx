import type { SavedMeal } from '#contract/day/saved-meals.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { formatList } from '../../ui/format/list-pt-br.ts'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { Card } from '../../ui/layout/card.tsx'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { foodNames } from '../again/again-copy.ts'
import { savedMealTexts } from './copy.ts'
import { NameField } from './name-field.tsx'
import {
  refreshSavedMeals,
  removeSavedMeal,
  renameSavedMeal,
  restoreSavedMeal,
  savedMealsQuery,
} from './queries.ts'

/** The account's saved meals: list, rename, delete with undo. */
export function SavedMealList() {
  const { data, error, refetch } = useQuery(savedMealsQuery)
  const [renamed, setRenamed] = useState<SavedMeal | null>(null)
  const remove = useRemoval()
  return (
    <section aria-labelledby="minhas-refeicoes" className="flex flex-col gap-3">
      <h2 id="minhas-refeicoes" className="text-lg font-bold">
        Minhas refeições
      </h2>
      {!data && error && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines lines={3} />}
      {data?.meals.length === 0 && (
        <Card tone="quiet" className="text-pretty text-ink-soft">
          Abra uma refeição do seu dia e toque em “Salvar como minha refeição”. Depois basta escrever o nome
          dela, como “café de sempre”.
        </Card>
      )}
      {data && data.meals.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4 py-1">
          {data.meals.map((meal) => (
            <SavedMealRow
              key={meal.id}
              meal={meal}
              onOpen={() => setRenamed(meal)}
              onRemove={() => void remove(meal)}
            />
          ))}
        </ul>
      )}
      {renamed && <RenameSheet meal={renamed} onClose={() => setRenamed(null)} />}
    </section>
  )
}

interface SavedMealRowProps {
  meal: SavedMeal
  onOpen: () => void
  onRemove: () => void
}

function SavedMealRow({ meal, onOpen, onRemove }: SavedMealRowProps) {
  const { name, items, totals, deleted_foods: deletedFoods } = meal
  return (
    <li className="flex items-center gap-2 py-1">
      <button
        type="button"
        className="flex min-h-14 min-w-0 flex-1 flex-col items-start justify-center gap-0.5 rounded-control py-2 text-left"
        onClick={onOpen}
      >
        <span className="sr-only">Trocar o nome de </span>
        <span className="leading-snug font-semibold wrap-anywhere">{name}</span>
        <span className="line-clamp-2 text-sm text-ink-soft">{foodNames({ foods: items })}</span>
        {totals.calories !== null && (
          <span className="text-sm font-semibold">{formatKcal(totals.calories)}</span>
        )}
        {deletedFoods.length > 0 && (
          <span className="text-sm text-pretty">{savedMealTexts.deletedFoods(formatList(deletedFoods))}</span>
        )}
      </button>
      <IconButton label={`Apagar ${name}`} icon={<Trash2 size={20} />} className="-mr-2" onClick={onRemove} />
    </li>
  )
}

function RenameSheet({ meal, onClose }: { meal: SavedMeal; onClose: () => void }) {
  const client = useQueryClient()
  const renaming = useMutation({ mutationFn: (name: string) => renameSavedMeal(meal.id, name) })
  const save = async (name: string) => {
    try {
      await renaming.mutateAsync(name)
      await refreshSavedMeals(client)
      showToast({ ...savedMealTexts.renamed, tone: 'success' })
      onClose()
    } catch {
      // Shown at the field, which stays open.
    }
  }
  return (
    <Sheet open title="Trocar o nome" onClose={onClose}>
      <div className="pb-6">
        <NameField
          name={meal.name}
          refusal={renaming.error}
          isBusy={renaming.isPending}
          onSave={(name) => void save(name)}
        />
      </div>
    </Sheet>
  )
}

/** Deletes a meal at once; the notice offers to undo it. */
function useRemoval() {
  const client = useQueryClient()
  const restore = async (meal: SavedMeal) => {
    try {
      await restoreSavedMeal(meal)
      await refreshSavedMeals(client)
      showToast({ ...savedMealTexts.restored, tone: 'success' })
    } catch (failure) {
      showToast({ title: messageOf(failure), tone: 'error' })
    }
  }
  return async (meal: SavedMeal) => {
    try {
      await removeSavedMeal(meal.id)
      await refreshSavedMeals(client)
      showToast({
        ...savedMealTexts.removed(meal.name),
        action: { label: savedMealTexts.undo, onTap: () => void restore(meal) },
      })
    } catch (failure) {
      showToast({ title: messageOf(failure), tone: 'error' })
    }
  }
}
