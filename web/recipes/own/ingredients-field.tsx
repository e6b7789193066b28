import type { IngredientChoice, OwnRecipePreview, ReadIngredient } from '#contract/recipes/own-recipes.ts'
import { useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { SkeletonLines } from '../../ui/layout/skeleton.tsx'
import { Banner } from '../../ui/overlay/banner.tsx'
import { offlineText } from './copy.ts'
import { IngredientRows } from './ingredient-rows.tsx'
import { IngredientSheet } from './ingredient-sheet.tsx'
import type { RecipeDraft } from './recipe-draft.ts'

interface IngredientsFieldProps {
  draft: RecipeDraft
  error: string | undefined
  /** Number of lines of a page that did not fit. */
  leftOut: number
  preview: {
    data: OwnRecipePreview | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  onChange: (draft: RecipeDraft) => void
  onChoose: (ingredient: ReadIngredient, choice: IngredientChoice) => void
}

/** Ingredients as text, and below how each line was read. */
export function IngredientsField({
  draft,
  error,
  leftOut,
  preview,
  onChange,
  onChoose,
}: IngredientsFieldProps) {
  const [opened, setOpened] = useState<ReadIngredient | null>(null)
  const hasText = draft.ingredients.trim() !== ''
  return (
    <section className="flex flex-col gap-4">
      <TextArea
        label="Ingredientes"
        hint="Um por linha, do jeito que você escreve."
        placeholder={'500 g de carne moída\n2 xícaras de molho de tomate\nsal a gosto'}
        rows={6}
        value={draft.ingredients}
        error={error}
        onChange={(event) => onChange({ ...draft, ingredients: event.target.value })}
      />
      {leftOut > 0 && (
        <Banner
          tone="warning"
          title={
            leftOut === 1
              ? '1 ingrediente da página não coube'
              : `${leftOut} ingredientes da página não couberam`
          }
        />
      )}
      {preview.error && (
        <ReadingFailed
          error={preview.error}
          isBusy={preview.isFetching}
          onRetry={() => void preview.refetch()}
        />
      )}
      {hasText && !preview.error && (
        <div className="flex flex-col gap-2">
          <h2 className="text-lg font-bold">Como li</h2>
          {preview.data ? (
            <IngredientRows ingredients={preview.data.ingredients} onOpen={setOpened} />
          ) : (
            <SkeletonLines lines={3} />
          )}
        </div>
      )}
      {opened && (
        <IngredientSheet
          ingredient={opened}
          onChoose={(choice) => onChoose(opened, choice)}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

interface ReadingFailedProps {
  error: Error
  isBusy: boolean
  onRetry: () => void
}

function ReadingFailed({ error, isBusy, onRetry }: ReadingFailedProps) {
  const isOffline =
    error instanceof ApiError && (error.code === 'offline' || error.code === 'network_failure')
  return (
    <Banner
      tone="warning"
      title={isOffline ? offlineText : messageOf(error)}
      action={
        <Button variant="secondary" busy={isBusy} busyLabel="Lendo…" onClick={onRetry}>
          Tentar de novo
        </Button>
      }
    >
      O que você digitou continua aqui.
    </Banner>
  )
}
