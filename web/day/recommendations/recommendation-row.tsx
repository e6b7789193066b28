import type { Recommendation } from '#contract/day/recommendations.ts'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Clock, Leaf, type LucideIcon, Sun, TriangleAlert, Trophy, X } from 'lucide-react'
import { classNames } from '../../ui/style/class-names.ts'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { ActionLink } from './action-link.tsx'

interface Kind {
  word: string
  ink: string
  Icon: LucideIcon
}

const kinds: Readonly<Record<Recommendation['type'], Kind>> = {
  warning: { word: 'Atenção', ink: 'text-tomate', Icon: TriangleAlert },
  timing: { word: 'Horário', ink: 'text-ceu', Icon: Clock },
  nutrition: { word: 'Nutrição', ink: 'text-folha', Icon: Leaf },
  achievement: { word: 'Conquista', ink: 'text-acai', Icon: Trophy },
  motivation: { word: 'Motivação', ink: 'text-ink-soft', Icon: Sun },
}

interface RecommendationRowProps {
  recommendation: Recommendation
  onPutAway: () => void
}

/** Recommendation for this hour: topic, reason and link. */
export function RecommendationRow({ recommendation, onPutAway }: RecommendationRowProps) {
  const { type, title, message, foods, data, action } = recommendation
  const { word, ink, Icon } = kinds[type]
  const { recipe } = data
  return (
    <div className="relative flex flex-col gap-1.5 px-5 pt-4 pb-2">
      <p className={classNames('flex items-center gap-1.5 pr-8 text-xs font-semibold', ink)}>
        <Icon aria-hidden="true" size={14} className="shrink-0" />
        {word}
      </p>
      <h3 className="-mt-0.5 pr-6 font-semibold">{title}</h3>
      <p className="text-sm text-pretty">{message}</p>
      {foods.length > 0 && (
        <p className="text-sm text-ink-soft">
          <span className="font-semibold">Ideias: </span>
          {foods.join('\u00a0· ')}
        </p>
      )}
      {recipe && action?.actionType !== 'recipe' && <RecipeLine recipe={recipe} />}
      {recipe && action?.actionType === 'recipe' && (
        <p className="text-sm">
          <span className="font-semibold">{recipe.name}</span>{' '}
          <span className="text-ink-soft">{factsOf(recipe)}</span>
        </p>
      )}
      {action ? <ActionLink action={action} recipeId={recipe?.id} /> : <span className="h-2" />}
      <IconButton
        label={`Dispensar por hoje: ${title}`}
        icon={<X size={18} />}
        className="absolute top-2.5 right-2.5"
        onClick={onPutAway}
      />
    </div>
  )
}

type RecommendedRecipe = NonNullable<Recommendation['data']['recipe']>

function RecipeLine({ recipe }: { recipe: RecommendedRecipe }) {
  return (
    <Link
      to="/receitas/$recipeId"
      params={{ recipeId: recipe.id }}
      className="-mx-1 flex min-h-11 items-center gap-2 rounded-control px-1 text-sm hover:bg-folha-soft"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-folha">{recipe.name}</span>
        <span className="block text-ink-soft">{factsOf(recipe)}</span>
      </span>
      <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-ink-soft" />
    </Link>
  )
}

/** `25 min · 320 kcal`; without the energy for accounts without numbers. */
function factsOf({ time_min: minutes, calories }: RecommendedRecipe): string {
  return [`${minutes} min`, ...(calories === null ? [] : [formatKcal(calories)])].join(' · ')
}
