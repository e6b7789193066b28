import type { Recipe } from '#contract/recipes/recipes.ts'
import { sharedRecipePath } from '#contract/recipes/shared-recipe.ts'
import { CalendarPlus, Share2, UtensilsCrossed } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../ui/layout/lazy-part.ts'
import { useFavorites } from '../../favorites/queries.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { FavoriteButton } from '../favorite-button.tsx'
import { IngredientList } from './ingredient-list.tsx'
import { ownRecipeKey } from '../own-recipe-key.ts'
import { NutritionCard } from './nutrition-card.tsx'
import { usePlanSheet } from '../plan/plan-sheet.tsx'
import { RecipeWarnings } from './recipe-warnings.tsx'
import { shareRecipe } from './share-recipe.ts'
import { StepList } from './step-list.tsx'
import { usePortions } from './use-portions.ts'

const loadLogSheet = () => import('../../log/log-portion-sheet.tsx')
const LogPortionSheet = lazyPart(loadLogSheet, 'LogPortionSheet')

/** Recipe below its name: warnings first, then ingredients, steps and nutrition. */
export function RecipeBody({ recipe }: { recipe: Recipe }) {
  const planSheet = usePlanSheet()
  const portions = usePortions(recipe)
  const ownKey = ownRecipeKey(recipe.id)
  return (
    <div className="flex flex-col gap-7 pt-5">
      <RecipeWarnings warnings={recipe.warnings} />
      <div className="flex flex-col gap-3">
        {recipe.food && <Eaten recipe={recipe} food={recipe.food} />}
        <Button
          size="large"
          wide
          variant={recipe.food ? 'secondary' : 'primary'}
          onClick={() => planSheet.open(recipe)}
        >
          <CalendarPlus aria-hidden="true" size={22} /> Adicionar ao meu plano
        </Button>
      </div>
      <IngredientList recipe={recipe} portions={portions} />
      <StepList recipe={recipe} portions={portions.count} />
      <NutritionCard recipe={recipe} />
      {ownKey === null ? (
        <Actions recipe={recipe} />
      ) : (
        <LinkButton
          to="/minhas-receitas/$ownRecipeId"
          params={{ ownRecipeId: ownKey }}
          variant="secondary"
          wide
        >
          Ver em Minhas receitas
        </LinkButton>
      )}
      {planSheet.sheet}
    </div>
  )
}

/** Button that logs the recipe as eaten. */
function Eaten({ recipe, food }: { recipe: Recipe; food: NonNullable<Recipe['food']> }) {
  const [isLogging, setLogging] = useState(false)
  useEffect(() => {
    // Fetched with the recipe, because the meal may be eaten where there is no network.
    void loadLogSheet().catch(() => undefined)
  }, [])
  return (
    <>
      <Button size="large" wide onClick={() => setLogging(true)}>
        <UtensilsCrossed aria-hidden="true" size={20} /> Comi isto
      </Button>
      {isLogging && (
        <Suspense>
          <LogPortionSheet food={food} onClose={() => setLogging(false)}>
            <RecipeWarnings warnings={recipe.warnings} />
          </LogPortionSheet>
        </Suspense>
      )}
    </>
  )
}

function Actions({ recipe }: { recipe: Recipe }) {
  const { ids, toggle } = useFavorites()
  return (
    <div className="flex flex-wrap gap-3">
      <FavoriteButton
        recipeName={recipe.name}
        isFavorite={ids.has(recipe.id)}
        onToggle={() => toggle(recipe.id)}
        className="flex-1 border border-edge bg-surface"
      />
      <Button
        variant="secondary"
        className="flex-1 basis-56"
        onClick={() => void shareRecipe(recipe.name, location.origin + sharedRecipePath(recipe.id))}
      >
        <Share2 aria-hidden="true" size={19} className="shrink-0" /> Compartilhar receita
      </Button>
    </div>
  )
}
