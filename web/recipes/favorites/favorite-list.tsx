import type { Favorite } from '#contract/recipes/favorites.ts'
import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { nameSearch } from '#nutrition/recipes/name-search.ts'
import { Link } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { RecipePicture } from '../../ui/plate/recipe-picture.tsx'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { useFavorites } from './queries.ts'

interface FavoriteListProps {
  favorites: readonly Favorite[]
  recipes: readonly RecipeCard[]
  query: string
}

export function FavoriteList({ favorites, recipes, query }: FavoriteListProps) {
  const { toggle } = useFavorites()
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const open = favorites.flatMap(({ recipe_id }) => byId.get(recipe_id) ?? [])
  const shown = open.filter(nameSearch(query))
  return (
    <>
      <p role="status" className="font-semibold">
        {shown.length === 1 ? '1 receita favorita' : `${shown.length} receitas favoritas`}
      </p>
      {shown.length === 0 && open.length > 0 && (
        <EmptyState picture={<EmptyPlate size={140} />} title="Nenhuma receita encontrada">
          Tente outra palavra.
        </EmptyState>
      )}
      <ul className="flex flex-col gap-3 desk:grid desk:grid-cols-2">
        {shown.map((recipe) => (
          <li key={recipe.id}>
            <FavoriteCard recipe={recipe} onRemove={() => toggle(recipe.id)} />
          </li>
        ))}
      </ul>
      <BeyondPlan count={favorites.length - open.length} />
    </>
  )
}

function FavoriteCard({ recipe, onRemove }: { recipe: RecipeCard; onRemove: () => void }) {
  return (
    <article className="relative flex items-center gap-3 rounded-card border border-line bg-surface p-3">
      <span aria-hidden="true" className="w-16 shrink-0">
        <RecipePicture image={recipe.image} sizes="64px">
          <LazyPlate items={recipe.foods} vessel={recipe.vessel} decorative />
        </RecipePicture>
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="leading-snug font-bold">
          <Link to="/receitas/$recipeId" params={{ recipeId: recipe.id }} className="block covers-card">
            {recipe.name}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">
          {recipe.time_min} min
          {recipe.calories !== null && ` · ${formatKcal(recipe.calories)}`}
        </p>
      </div>
      <IconButton
        label={`Tirar ${recipe.name} dos favoritos`}
        icon={<Heart size={22} className="fill-goiaba text-goiaba" />}
        className="relative z-10"
        onClick={onRemove}
      />
    </article>
  )
}

/** States that favorites beyond the account's plan stay stored. */
function BeyondPlan({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p className="text-sm text-ink-soft">
      {count === 1
        ? 'Mais 1 favorita está guardada e volta com um plano maior.'
        : `Mais ${count} favoritas estão guardadas e voltam com um plano maior.`}{' '}
      <Link to="/paywall" className="font-semibold text-folha underline underline-offset-4">
        Ver planos
      </Link>
    </p>
  )
}
