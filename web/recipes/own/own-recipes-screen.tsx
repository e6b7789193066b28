import type { OwnRecipeSummary } from '#contract/recipes/own-recipes.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus, TriangleAlert } from 'lucide-react'
import { messageOf } from '../../api/api-error.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { formatList } from '../../ui/format/list-pt-br.ts'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { BackHeader } from '../../ui/layout/back-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { ownRecipesQuery } from './queries.ts'

/** The account's own recipes. */
export function OwnRecipesScreen() {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(ownRecipesQuery)
  return (
    <Screen>
      <BackHeader
        title="Minhas receitas"
        backLabel="Voltar às receitas"
        onBack={() => void navigate({ to: '/receitas' })}
      />
      {data ? (
        <OwnRecipeList recipes={data.recipes} />
      ) : error ? (
        <ErrorState
          picture={<EmptyPlate size={140} />}
          message={messageOf(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonLines lines={6} />
      )}
    </Screen>
  )
}

function OwnRecipeList({ recipes }: { recipes: readonly OwnRecipeSummary[] }) {
  if (recipes.length === 0) {
    return (
      <EmptyState
        picture={<EmptyPlate size={140} />}
        title="Nenhuma receita sua ainda"
        action={<LinkButton to="/minhas-receitas/nova">Criar receita</LinkButton>}
      >
        Escreva, cole ou traga de um link. Os números saem dos ingredientes.
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-pretty text-ink-soft">
        Só você vê. Elas aparecem na busca e nas suas frases, pelo nome.
      </p>
      <LinkButton to="/minhas-receitas/nova" variant="secondary" wide>
        <Plus aria-hidden="true" size={20} /> Criar receita
      </LinkButton>
      <ul className="flex flex-col gap-3">
        {recipes.map((recipe) => (
          <li key={recipe.id}>
            <OwnRecipeCard recipe={recipe} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function OwnRecipeCard({ recipe }: { recipe: OwnRecipeSummary }) {
  const { id, name, calories, portions, conflicts, in_menus: isInMenus, is_lower_bound: isAtLeast } = recipe
  return (
    <article className="relative flex items-center gap-3 rounded-card border border-line bg-surface p-3">
      <span aria-hidden="true" className="w-20 shrink-0">
        <LazyPlate items={recipe.foods} vessel={recipe.vessel} decorative />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2 className="leading-snug font-bold wrap-anywhere">
          <Link to="/minhas-receitas/$ownRecipeId" params={{ ownRecipeId: id }} className="block covers-card">
            {name}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">
          {portions === 1 ? '1 porção' : `${portions} porções`}
          {calories !== null && ` · ${isAtLeast ? 'ao menos ' : ''}${formatKcal(calories)} cada`}
        </p>
        <div className="flex flex-wrap gap-1.5 empty:hidden">
          {conflicts.length > 0 && (
            <Badge tone="danger" icon={<TriangleAlert size={13} />}>
              Não combina: {formatList(conflicts)}
            </Badge>
          )}
          {isInMenus && <Badge tone="leaf">Nos cardápios</Badge>}
        </div>
      </div>
    </article>
  )
}
