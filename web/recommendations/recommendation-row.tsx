import type { Recommendation } from '#contract/recommendations.ts'
import { Link } from '@tanstack/react-router'
import { ChevronRight, Clock, Leaf, type LucideIcon, Sun, TriangleAlert, Trophy, X } from 'lucide-react'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { formatKcal } from '../ui/format-pt-br.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { ActionLink } from './action-link.tsx'

interface Kind {
  word: string
  tone: BadgeTone
  Icon: LucideIcon
}

const kinds: Readonly<Record<Recommendation['type'], Kind>> = {
  warning: { word: 'Atenção', tone: 'warning', Icon: TriangleAlert },
  timing: { word: 'Horário', tone: 'info', Icon: Clock },
  nutrition: { word: 'Nutrição', tone: 'leaf', Icon: Leaf },
  achievement: { word: 'Conquista', tone: 'premium', Icon: Trophy },
  motivation: { word: 'Motivação', tone: 'neutral', Icon: Sun },
}

interface RecommendationRowProps {
  recommendation: Recommendation
  onPutAway: () => void
}

/** A word for this hour: what it is about, why it is said, and where it leads. */
export function RecommendationRow({ recommendation, onPutAway }: RecommendationRowProps) {
  const { type, title, message, foods, data, action } = recommendation
  const { word, tone, Icon } = kinds[type]
  const { recipe } = data
  return (
    <div className="relative flex flex-col gap-2 p-5">
      <div className="pr-9">
        <Badge tone={tone} icon={<Icon size={13} />}>
          {word}
        </Badge>
      </div>
      <h3 className="font-semibold">{title}</h3>
      <p className="text-sm text-pretty">{message}</p>
      {foods.length > 0 && (
        <p className="text-sm text-ink-soft">
          <span className="font-semibold">Ideias: </span>
          {foods.join(' · ')}
        </p>
      )}
      {recipe && action?.actionType !== 'recipe' && <RecipeLine recipe={recipe} />}
      {recipe && action?.actionType === 'recipe' && (
        <p className="text-sm">
          <span className="font-semibold">{recipe.name}</span>{' '}
          <span className="text-ink-soft">{factsOf(recipe)}</span>
        </p>
      )}
      {action && (
        <div className="pt-1">
          <ActionLink action={action} recipeId={recipe?.id} />
        </div>
      )}
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

/** `25 min · 320 kcal`; without the energy for who is shown none. */
function factsOf({ time_min: minutes, calories }: RecommendedRecipe): string {
  return [`${minutes} min`, ...(calories === null ? [] : [formatKcal(calories)])].join(' · ')
}
