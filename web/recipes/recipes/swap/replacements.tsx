import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../../api/api-error.ts'
import { recipesQuery } from '../../../api/recipes.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyPlate } from '../../../ui/drawn/empty-plate.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../../ui/layout/state-block.tsx'
import { type PlannedRecipe, replacementsQuery } from '../queries.ts'
import { ReplacementCard } from './replacement-row.tsx'
import { SwapSkeleton } from '../../../menus/shared/swap-skeleton.tsx'

const shown = 5

interface ReplacementsProps {
  recipe: PlannedRecipe
  /** Whether the week has a plan. */
  hasPlan: boolean
  /** Called when a recipe is opened or the sheet closes. */
  onOpen: () => void
  onAdd: (recipe: RecipeCard) => void
}

/** Similar recipes, for a recipe that no remaining meal of this week serves. */
export function Replacements({ recipe, hasPlan, onOpen, onAdd }: ReplacementsProps) {
  const { data, error, refetch } = useQuery(replacementsQuery(recipe.id, shown))
  if (error && !data) {
    return (
      <ErrorState title="As trocas não vieram" message={messageOf(error)} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <SwapSkeleton />
  if (data.length === 0) return <NothingLikeIt onClose={onOpen} />
  return (
    <>
      <p className="text-ink-soft">
        {hasPlan && 'Não está nos próximos dias do seu plano. '}
        Estas vão nas mesmas refeições e servem para você.
      </p>
      <ul className="flex flex-col gap-3">
        {data.map((replacement) => (
          <li key={replacement.recipe.id}>
            <ReplacementCard
              replacement={replacement}
              onOpen={onOpen}
              onAdd={() => onAdd(replacement.recipe)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function NothingLikeIt({ onClose }: { onClose: () => void }) {
  const { data: book } = useQuery({ ...recipesQuery, enabled: false })
  const isPartial = book !== undefined && book.recipes.length < book.total
  return (
    <EmptyState
      picture={<EmptyPlate size={140} />}
      title="Nada mais serve aqui"
      action={
        isPartial ? (
          <LinkButton to="/paywall">Ver planos</LinkButton>
        ) : (
          <Button variant="secondary" onClick={onClose}>
            Voltar às receitas
          </Button>
        )
      }
    >
      {isPartial
        ? 'Nenhuma outra receita aberta no seu plano ocupa este lugar com as suas respostas. O livro tem mais.'
        : 'Nenhuma outra receita do livro ocupa este lugar com as suas respostas.'}
    </EmptyState>
  )
}
