import type { RecipeCard } from '#contract/recipes.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { ApiError, messageOf } from '../api/api-error.ts'
import { recipesQuery } from '../api/recipes.ts'
import { EmptyPlate } from '../ui/empty-plate.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'
import { Skeleton, SkeletonLines } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/state-block.tsx'
import { RecipeBody } from './recipe-body.tsx'
import { RecipeHero } from './recipe-hero.tsx'
import { recipeQuery } from './queries.ts'
import { useToShelf } from './use-to-shelf.ts'

/** A recipe, whole. What the shelf knows of it stands there at once. */
export function RecipeScreen() {
  const { recipeId } = useParams({ from: '/receitas/$recipeId' })
  const { data: recipe, error, refetch } = useQuery(recipeQuery(recipeId))
  const { data: book } = useQuery({ ...recipesQuery, enabled: false })
  const card: RecipeCard | undefined = recipe ?? book?.recipes.find(({ id }) => id === recipeId)
  const toShelf = useToShelf()
  if (!card || (error && !recipe)) {
    return (
      <Screen>
        <PageHeader title="Receita" backLabel="Voltar às receitas" onBack={toShelf} />
        {error ? <WithoutRecipe error={error} onRetry={() => void refetch()} /> : <WholeSkeleton />}
      </Screen>
    )
  }
  return (
    <Screen>
      <RecipeHero recipe={card} credit={recipe?.image_credit ?? null} onBack={toShelf} />
      {recipe ? (
        <RecipeBody key={recipe.id} recipe={recipe} />
      ) : (
        <div role="status" aria-label="Carregando a receita" className="pt-6">
          <SkeletonLines lines={8} />
        </div>
      )}
    </Screen>
  )
}

function WithoutRecipe({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = error instanceof ApiError ? error.code : null
  if (code === 'recipe_not_found' || code === 'validation_failed') {
    return (
      <EmptyState
        picture={<EmptyPlate size={160} />}
        title="Receita não encontrada"
        action={<LinkButton to="/receitas">Voltar às receitas</LinkButton>}
      >
        Ela pode ter saído do livro, ou o endereço veio pela metade.
      </EmptyState>
    )
  }
  if (code === 'upgrade_required') {
    return (
      <EmptyState
        picture={<EmptyPlate size={160} />}
        title="Esta receita é de um plano maior"
        action={<LinkButton to="/paywall">Ver planos</LinkButton>}
      >
        O seu plano abre uma parte do livro. No Anual ele abre inteiro.
      </EmptyState>
    )
  }
  return <ErrorState picture={<EmptyPlate size={160} />} message={messageOf(error)} onRetry={onRetry} />
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
