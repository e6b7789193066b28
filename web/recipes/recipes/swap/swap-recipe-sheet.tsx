import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error.ts'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { ErrorState } from '../../../ui/layout/state-block.tsx'
import { AddToPlanSheet } from '../plan/add-to-plan-sheet.tsx'
import { MealAlternatives } from './meal-alternatives.tsx'
import { placeKey } from './planned-places.ts'
import type { PlannedRecipe } from '../queries.ts'
import { Replacements } from './replacements.tsx'
import { SwapSkeleton } from '../../../menus/shared/swap-skeleton.tsx'
import { usePlannedPlaces } from './use-planned-places.ts'
import { placeText } from './place-copy.ts'

interface SwapRecipeSheetProps {
  recipe: PlannedRecipe
  onClose: () => void
}

/** Replacements for a recipe: in its planned meal of this week, else on the shelf. */
export function SwapRecipeSheet({ recipe, onClose }: SwapRecipeSheetProps) {
  const { found, error, retry } = usePlannedPlaces(recipe.id)
  const [asked, setAsked] = useState<string | null>(null)
  const [added, setAdded] = useState<RecipeCard | null>(null)
  if (added) return <AddToPlanSheet recipe={added} onClose={onClose} />
  const places = found?.places ?? []
  const place = places.find((one) => placeKey(one) === asked) ?? places[0]
  return (
    <Sheet open title={`Trocar ${recipe.name}`} onClose={onClose}>
      <div className="flex min-h-60 flex-col gap-4 pb-2">
        {found && place ? (
          <>
            {places.length === 1 ? (
              <p className="text-ink-soft">
                Está no seu plano: <Strong>{placeText(place, found.today.date)}</Strong>. No lugar dela:
              </p>
            ) : (
              <SelectField
                label="Em qual refeição"
                options={places.map((one) => ({
                  value: placeKey(one),
                  label: placeText(one, found.today.date),
                }))}
                value={placeKey(place)}
                onChange={setAsked}
              />
            )}
            <MealAlternatives key={placeKey(place)} place={place} recipeId={recipe.id} onDone={onClose} />
          </>
        ) : found ? (
          <Replacements
            recipe={recipe}
            hasPlan={found.today.active_diet !== null}
            onOpen={onClose}
            onAdd={setAdded}
          />
        ) : error ? (
          <ErrorState title="As trocas não vieram" message={messageOf(error)} onRetry={retry} />
        ) : (
          <SwapSkeleton />
        )}
      </div>
    </Sheet>
  )
}

function Strong({ children }: { children: string }) {
  return <strong className="font-semibold text-ink">{children}</strong>
}
