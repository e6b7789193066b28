import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { BackHeader } from '../../ui/layout/back-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { loadRecipeDraft } from './drafts.ts'
import { ownRecipeQuery } from './queries.ts'
import { draftOfRecipe, emptyRecipe } from './recipe-draft.ts'
import { RecipeForm } from './recipe-form.tsx'

// Both screens are in one file, so in one chunk: they are the same form.

export function NewRecipeScreen() {
  const navigate = useNavigate()
  const [first] = useState(() => loadRecipeDraft() ?? emptyRecipe)
  return (
    <Screen>
      <BackHeader
        title="Criar receita"
        backLabel="Voltar às minhas receitas"
        onBack={() => void navigate({ to: '/minhas-receitas' })}
      />
      <RecipeForm
        first={first}
        onSaved={({ id }) =>
          void navigate({ to: '/minhas-receitas/$ownRecipeId', params: { ownRecipeId: id }, replace: true })
        }
      />
    </Screen>
  )
}

export function EditRecipeScreen() {
  const { ownRecipeId } = useParams({ from: '/minhas-receitas/$ownRecipeId/editar' })
  const navigate = useNavigate()
  const { data: recipe, error, refetch } = useQuery(ownRecipeQuery(ownRecipeId))
  const toRecipe = () => void navigate({ to: '/minhas-receitas/$ownRecipeId', params: { ownRecipeId } })
  return (
    <Screen>
      <BackHeader title="Editar receita" backLabel="Voltar à receita" onBack={toRecipe} />
      {recipe ? (
        <RecipeForm recipe={recipe} first={draftOfRecipe(recipe.typed)} onSaved={toRecipe} />
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
