import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { useQuery } from '@tanstack/react-query'
import { Heart, Plus } from 'lucide-react'
import { useParams } from '@tanstack/react-router'
import { messageOf } from '../../../api/api-error.ts'
import { recipesQuery } from '../../../api/recipes.ts'
import { offlineNote } from '../../../api/offline-note.ts'
import { EmptyPlate } from '../../../ui/drawn/empty-plate.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { BackHeader } from '../../../ui/layout/back-header.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { OfflineNotice } from '../../../ui/overlay/offline-notice.tsx'
import { ErrorState } from '../../../ui/layout/state-block.tsx'
import { useTrackedView } from '../../../privacy/shared/use-tracked-view.ts'
import { Skeleton, SkeletonLines } from '../../../ui/layout/skeleton.tsx'
import { RecipeFilterRows } from '../shelf/recipe-filters.tsx'
import { RecipeShelf } from '../shelf/recipe-shelf.tsx'
import { RecipesSkeleton } from './recipes-skeleton.tsx'
import { useFilters } from '../shelf/use-filters.ts'
import { RecipeBody } from '../recipe/recipe-body.tsx'
import { RecipeHero } from '../recipe/recipe-hero.tsx'
import { recipeQuery } from '../queries.ts'
import { useShelfOrder } from '../shelf/use-shelf-order.ts'
import { useToShelf } from '../shelf/use-to-shelf.ts'
import { isRefusal, WithoutRecipe } from '../recipe/without-recipe.tsx'

// Both screens are in one file, so in one chunk: a recipe opens from the shelf without another request.

/** Recipe library with search by name, time, equipment and style. */
export function RecipesScreen() {
  const shelf = useQuery(recipesQuery)
  const { error, refetch } = shelf
  const book = useShelfOrder(shelf.data)
  const { filters, change, clear } = useFilters(book?.recipes)
  return (
    <Screen className="desk-full">
      <PageHeader
        title="Receitas"
        end={
          <LinkButton to="/favoritas" variant="ghost" className="-mr-3 -mb-1 px-3">
            <Heart aria-hidden="true" size={19} /> Favoritas
          </LinkButton>
        }
      />
      <div className="flex flex-wrap gap-3 pb-4 desk:*:flex-none">
        <LinkButton to="/minhas-receitas" variant="secondary" className="flex-1 px-3">
          Minhas receitas
        </LinkButton>
        <LinkButton to="/minhas-receitas/nova" variant="secondary" className="flex-1 px-3">
          <Plus aria-hidden="true" size={19} /> Criar receita
        </LinkButton>
      </div>
      <OfflineNotice className="mb-4" text={offlineNote(shelf)} onRetry={() => void refetch()} />
      <RecipeFilterRows recipes={book?.recipes ?? []} filters={filters} onChange={change} />
      {book ? (
        <RecipeShelf book={book} filters={filters} onChange={change} onClear={clear} />
      ) : error ? (
        <ErrorState
          picture={<EmptyPlate size={160} />}
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <RecipesSkeleton />
      )}
    </Screen>
  )
}

/** Shows the whole recipe; until it is loaded, the data of its card on the shelf. */
export function RecipeScreen() {
  const { recipeId } = useParams({ from: '/receitas/$recipeId' })
  const query = useQuery(recipeQuery(recipeId))
  const { data: recipe, error, refetch } = query
  const { data: book } = useQuery({ ...recipesQuery, enabled: false })
  const card: RecipeCard | undefined = recipe ?? book?.recipes.find(({ id }) => id === recipeId)
  const toShelf = useToShelf()
  useTrackedView('recipe', recipe?.id)
  // A refused recipe is hidden, even if a copy is cached.
  if (!card || (error && (!recipe || isRefusal(error)))) {
    return (
      <Screen>
        <BackHeader title="Receita" backLabel="Voltar às receitas" onBack={toShelf} />
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
