import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { recipesQuery } from '../../api/recipes.ts'
import { offlineNote } from '../../api/offline-note.ts'
import { useTrackedView } from '../../privacy/shared/use-tracked-view.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Screen } from '../../ui/screen.tsx'
import { OfflineNotice } from '../../ui/offline-notice.tsx'
import { Skeleton, SkeletonLines } from '../../ui/skeleton.tsx'
import { RecipeBody } from './recipe-body.tsx'
import { RecipeHero } from './recipe-hero.tsx'
import { recipeQuery } from './queries.ts'
import { useToShelf } from './use-to-shelf.ts'
import { isRefusal, WithoutRecipe } from './without-recipe.tsx'

/** Full recipe. Shows the shelf's data of it at once. */
export function RecipeScreen() {
  const { recipeId } = useParams({ from: '/receitas/$recipeId' })
  const query = useQuery(recipeQuery(recipeId))
  const { data: recipe, error, refetch } = query
  const { data: book } = useQuery({ ...recipesQuery, enabled: false })
  const card: RecipeCard | undefined = recipe ?? book?.recipes.find(({ id }) => id === recipeId)
  const toShelf = useToShelf()
  useTrackedView('recipe', recipe?.id)
  // A refused recipe is hidden, although a copy may be cached.
  if (!card || (error && (!recipe || isRefusal(error)))) {
    return (
      <Screen>
        <PageHeader title="Receita" backLabel="Voltar às receitas" onBack={toShelf} />
        {error ? <WithoutRecipe error={error} onRetry={() => void refetch()} /> : <WholeSkeleton />}
      </Screen>
    )
  }
  return (
    <Screen>
      <RecipeHero recipe={card} whole={recipe} onBack={toShelf} />
      {recipe ? (
        <>
          <OfflineNotice className="mt-4" text={offlineNote(query)} onRetry={() => void refetch()} />
          <RecipeBody key={recipe.id} recipe={recipe} />
        </>
      ) : (
        <div role="status" aria-label="Carregando a receita" className="pt-6">
          <SkeletonLines lines={8} />
        </div>
      )}
    </Screen>
  )
}

function WholeSkeleton() {
  return (
    <div role="status" aria-label="Carregando a receita" className="flex flex-col gap-5">
      <Skeleton className="mx-auto size-60 rounded-full" />
      <Skeleton className="h-8 w-4/5" />
      <SkeletonLines lines={6} />
    </div>
  )
}
