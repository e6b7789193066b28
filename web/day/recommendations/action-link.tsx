import type { Recommendation } from '#contract/day/recommendations.ts'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/buttons/link-button.tsx'

interface ActionLinkProps {
  action: NonNullable<Recommendation['action']>
  recipeId: string | undefined
}

/** Tag that filters the library for an action; undefined opens it without one. */
const tagOf = {
  protein_foods: 'proteina_alta',
  fiber_foods: 'fibra_alta',
  light_meals: 'light',
  recipes: undefined,
  recipe: undefined,
} as const

/** Target of a recommendation; recipes are filtered by the person's answers. */
export function ActionLink({ action: { label, actionType }, recipeId }: ActionLinkProps): ReactNode {
  const look = { variant: 'ghost', className: '-ml-4 self-start text-left' } as const
  if (actionType === 'scan') {
    return (
      <LinkButton {...look} to="/scan">
        {label} <ChevronRight aria-hidden="true" size={18} className="shrink-0" />
      </LinkButton>
    )
  }
  if (actionType === 'reports') {
    return (
      <LinkButton {...look} to="/relatorios">
        {label} <ChevronRight aria-hidden="true" size={18} className="shrink-0" />
      </LinkButton>
    )
  }
  if (actionType === 'recipe' && recipeId !== undefined) {
    return (
      <LinkButton {...look} to="/receitas/$recipeId" params={{ recipeId }}>
        {label} <ChevronRight aria-hidden="true" size={18} className="shrink-0" />
      </LinkButton>
    )
  }
  const tag = tagOf[actionType]
  return (
    <LinkButton {...look} to="/receitas" search={{ ...(tag && { tag }), combina: 'sim' }}>
      {label} <ChevronRight aria-hidden="true" size={18} className="shrink-0" />
    </LinkButton>
  )
}
