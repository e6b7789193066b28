import type { Recommendation } from '#contract/recommendations.ts'
import type { ReactNode } from 'react'
import { LinkButton } from '../ui/link-button.tsx'

interface ActionLinkProps {
  action: NonNullable<Recommendation['action']>
  recipeId: string | undefined
}

/** What these foods are called among the styles of the recipe book. */
const tagOf = {
  protein_foods: 'proteina_alta',
  fiber_foods: 'fibra_alta',
  light_meals: 'light',
  recipes: undefined,
  recipe: undefined,
} as const

/** Where a recommendation leads: recipes are those that go with the person's answers. */
export function ActionLink({ action: { label, actionType }, recipeId }: ActionLinkProps): ReactNode {
  const look = { variant: 'secondary', className: 'self-start' } as const
  if (actionType === 'scan') {
    return (
      <LinkButton {...look} to="/scan">
        {label}
      </LinkButton>
    )
  }
  if (actionType === 'reports') {
    return (
      <LinkButton {...look} to="/relatorios">
        {label}
      </LinkButton>
    )
  }
  if (actionType === 'recipe' && recipeId !== undefined) {
    return (
      <LinkButton {...look} to="/receitas/$recipeId" params={{ recipeId }}>
        {label}
      </LinkButton>
    )
  }
  const tag = tagOf[actionType]
  return (
    <LinkButton {...look} to="/receitas" search={{ ...(tag && { tag }), combina: 'sim' }}>
      {label}
    </LinkButton>
  )
}
