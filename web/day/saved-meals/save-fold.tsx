import type { MealType } from '#contract/calendar.ts'
import type { PlateItem } from '#contract/day/meals.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { newMealId } from '../shared/meal-id.ts'
import { savedMealTexts } from './copy.ts'
import { NameField } from './name-field.tsx'
import { refreshSavedMeals, saveMeal } from './queries.ts'

interface SaveFoldProps {
  items: readonly PlateItem[]
  mealType: MealType
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onDone: () => void
}

/** Saves the foods of a meal under a name that sentences understand. */
export function SaveFold({ items, mealType, isOpen, onOpen, onDone }: SaveFoldProps) {
  const client = useQueryClient()
  const [id] = useState(newMealId)
  const saving = useMutation({ mutationFn: saveMeal })
  const save = async (name: string) => {
    try {
      const saved = await saving.mutateAsync({ id, name, mealType, items })
      await refreshSavedMeals(client)
      showToast({ ...savedMealTexts.saved(saved.name), tone: 'success' })
      onDone()
    } catch {
      // Shown at the field, which stays open.
    }
  }
  if (!isOpen) {
    return (
      <Button variant="ghost" wide disabled={items.length === 0} onClick={() => onOpen(true)}>
        <Bookmark aria-hidden="true" size={18} /> Salvar como minha refeição
      </Button>
    )
  }
  return (
    <section
      aria-labelledby="salvar-refeicao"
      className="flex flex-col gap-3 rounded-card bg-line/40 p-4 high-contrast:border"
    >
      <h3 id="salvar-refeicao" className="font-semibold">
        Salvar como minha refeição
      </h3>
      <NameField refusal={saving.error} isBusy={saving.isPending} onSave={(name) => void save(name)} />
      <Button variant="ghost" wide onClick={() => onOpen(false)}>
        Cancelar
      </Button>
    </section>
  )
}
