import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { isConnectionLost } from '../../../menus/shared/failures.ts'
import { EmptyPlate } from '../../../ui/drawn/empty-plate.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../../ui/layout/state-block.tsx'
import { cachedRecipesQuery } from '../queries.ts'

/**
 * Returns whether the server refused this recipe (a status from 400 to 499 except 429), so that a retry would not help.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
}

/** Explains why the recipe is unavailable, with a way out. */
export function WithoutRecipe({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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
  if (isConnectionLost(error)) return <NeverSeen onRetry={onRetry} />
  return <ErrorState picture={<EmptyPlate size={160} />} message={messageOf(error)} onRetry={onRetry} />
}

const listed = 12

/** Shown offline for a recipe that was never opened on this device, with a list of the recipes that were. */
function NeverSeen({ onRetry }: { onRetry: () => void }) {
  const { data: cached = [] } = useQuery(cachedRecipesQuery)
  return (
    <>
      <ErrorState
        picture={<EmptyPlate size={140} />}
        title="Sem conexão"
        message={
          cached.length === 0
            ? 'Esta receita ainda não foi aberta neste aparelho.'
            : 'Esta receita ainda não foi aberta neste aparelho. Estas você pode ler agora:'
        }
        onRetry={onRetry}
      />
      {cached.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {cached.slice(0, listed).map(({ id, name }) => (
            <li key={id}>
              <Link
                to="/receitas/$recipeId"
                params={{ recipeId: id }}
                className="flex min-h-13 items-center px-4 py-2 font-semibold hover:bg-folha-soft"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
