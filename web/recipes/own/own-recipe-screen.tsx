import type { OwnRecipe } from '#contract/recipes/own-recipes.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { ArrowUpRight, Pencil, Trash2, UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { formatList } from '../../ui/format/list-pt-br.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { BackHeader } from '../../ui/layout/back-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { LogPortionSheet } from '../log/log-portion-sheet.tsx'
import { IngredientList } from '../recipes/recipe/ingredient-list.tsx'
import { RecipeWarnings } from '../recipes/recipe/recipe-warnings.tsx'
import { StepList } from '../recipes/recipe/step-list.tsx'
import { usePortions } from '../recipes/recipe/use-portions.ts'
import { recipeToasts } from './copy.ts'
import { FactsCard } from './facts-card.tsx'
import { ownRecipeQuery, refreshOwnRecipes, removeOwnRecipe, restoreOwnRecipe } from './queries.ts'

/** One of the account's own recipes, to eat, change or delete. */
export function OwnRecipeScreen() {
  const { ownRecipeId } = useParams({ from: '/minhas-receitas/$ownRecipeId' })
  const navigate = useNavigate()
  const { data: recipe, error, refetch } = useQuery(ownRecipeQuery(ownRecipeId))
  return (
    <Screen>
      <BackHeader
        title={recipe?.recipe.name ?? 'Minha receita'}
        backLabel="Voltar às minhas receitas"
        onBack={() => void navigate({ to: '/minhas-receitas' })}
      />
      {recipe ? (
        <Body key={recipe.recipe.id} own={recipe} />
      ) : error ? (
        <ErrorState
          picture={<EmptyPlate size={140} />}
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonLines lines={8} />
      )}
    </Screen>
  )
}

function Body({ own }: { own: OwnRecipe }) {
  const [isLogging, setLogging] = useState(false)
  const { recipe, facts, typed } = own
  const portions = usePortions(recipe)
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col items-center gap-3 rounded-card bg-gema-soft p-5">
        <div className="w-44">
          <LazyPlate items={recipe.foods} vessel={recipe.vessel} decorative />
        </div>
        {typed.menu && <Badge tone="leaf">Nos seus cardápios</Badge>}
      </div>
      <RecipeWarnings warnings={facts.warnings} />
      <Button size="large" wide onClick={() => setLogging(true)}>
        <UtensilsCrossed aria-hidden="true" size={20} /> Comi esta receita
      </Button>
      <FactsCard facts={facts} portions={recipe.portions} />
      <IngredientList recipe={recipe} portions={portions} />
      <LeftOutNote names={namesBeside(facts.left_out, recipe.ingredients)} />
      {recipe.instructions.length > 0 && <StepList recipe={recipe} portions={portions.count} />}
      {typed.source_url && <SourceLink url={typed.source_url} />}
      <OwnerActions own={own} />
      {isLogging && (
        <LogPortionSheet food={own.food} onClose={() => setLogging(false)}>
          <RecipeWarnings warnings={facts.warnings} />
        </LogPortionSheet>
      )}
    </div>
  )
}

/** Names that are left out of the numbers and are not in the ingredient list either. */
function namesBeside(names: readonly string[], lines: readonly string[]): string[] {
  return names.filter((name) => !lines.some((line) => line.toLowerCase().includes(name.toLowerCase())))
}

function LeftOutNote({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return <p className="-mt-4 text-sm text-ink-soft">Também leva {formatList(names)}, fora da conta.</p>
}

function SourceLink({ url }: { url: string }) {
  return (
    <p className="text-sm text-ink-soft">
      Receita de{' '}
      <a
        href={url}
        target="_blank"
        rel="noreferrer nofollow"
        className="inline-flex min-h-6 items-center gap-1 font-semibold text-folha underline underline-offset-4 wrap-anywhere"
      >
        {new URL(url).hostname.replace(/^www\./, '')}
        <ArrowUpRight aria-hidden="true" size={15} className="shrink-0" />
      </a>
      . O texto fica só na sua conta.
    </p>
  )
}

function OwnerActions({ own }: { own: OwnRecipe }) {
  const remove = useRemoval(own)
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton
        to="/minhas-receitas/$ownRecipeId/editar"
        params={{ ownRecipeId: own.id }}
        variant="secondary"
        className="flex-1"
      >
        <Pencil aria-hidden="true" size={18} /> Editar
      </LinkButton>
      <Button variant="secondary" className="flex-1" onClick={() => void remove()}>
        <Trash2 aria-hidden="true" size={18} /> Apagar
      </Button>
    </div>
  )
}

/** Deletes the recipe at once; the notice offers to undo it. */
function useRemoval({ id }: OwnRecipe) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const removing = useMutation({ mutationFn: removeOwnRecipe })
  const restoring = useMutation({ mutationFn: restoreOwnRecipe })
  const restore = async () => {
    try {
      await restoring.mutateAsync(id)
      await refreshOwnRecipes(client)
      showToast({ title: recipeToasts.restored, tone: 'success' })
    } catch (failure) {
      showToast({ title: messageOf(failure), tone: 'error' })
    }
  }
  return async () => {
    try {
      await removing.mutateAsync(id)
      await navigate({ to: '/minhas-receitas', replace: true })
      await refreshOwnRecipes(client)
      showToast({
        title: recipeToasts.removed,
        description: 'Refeições registradas e semanas montadas ficam como estão.',
        action: { label: 'Desfazer', onTap: () => void restore() },
      })
    } catch (failure) {
      showToast({ title: messageOf(failure), tone: 'error' })
    }
  }
}
