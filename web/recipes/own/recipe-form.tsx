import type { OwnRecipe, RecipeFacts } from '#contract/recipes/own-recipes.ts'
import type { LinkedRecipe } from '#contract/recipes/recipe-links.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { newMealId } from '../../day/shared/meal-id.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { formatGrams } from '../../ui/format/units-pt-br.ts'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { Banner } from '../../ui/overlay/banner.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { RecipeWarnings } from '../recipes/recipe/recipe-warnings.tsx'
import { recipeToasts } from './copy.ts'
import { saveRecipeDraft } from './drafts.ts'
import { FactsCard } from './facts-card.tsx'
import { IngredientsField } from './ingredients-field.tsx'
import { MenuFields } from './menu-fields.tsx'
import { recipePreviewQuery, refreshOwnRecipes, saveOwnRecipe } from './queries.ts'
import { asks, checkRecipe, previewOf, type RecipeDraft, withChoice, withLinked } from './recipe-draft.ts'
import { WaysIn } from './ways-in.tsx'

interface RecipeFormProps {
  /** Recipe to change; without it a new one is created. */
  recipe?: OwnRecipe | undefined
  first: RecipeDraft
  onSaved: (recipe: OwnRecipe) => void
}

/** Milliseconds after the last key until the lines are read. */
const pauseMs = 500

/** Form of an own recipe. What is typed survives a failed request; for a new recipe also a closed screen. */
export function RecipeForm({ recipe, first, onSaved }: RecipeFormProps) {
  const [draft, setDraft] = useState(first)
  const [leftOut, setLeftOut] = useState(0)
  const [isCut, setCut] = useState(false)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const preview = useQuery(recipePreviewQuery(useDebounced(previewOf(draft), pauseMs)))
  const { save, isSaving, failure } = useSaving(recipe, onSaved)
  const { typed, errors, problems } = checkRecipe(draft)
  const shown = isTried ? errors : problems
  const open = (preview.data?.ingredients ?? []).filter(asks)
  const change = (next: RecipeDraft) => {
    setDraft(next)
    if (!recipe) saveRecipeDraft(next)
  }
  const fill = (linked: LinkedRecipe, url: string | null) => {
    setLeftOut(linked.left_out)
    setCut(linked.is_cut)
    change(withLinked(draft, linked, url))
  }
  const submit = (event: SubmitEvent) => {
    // React also bubbles the submit events of forms in the sheets opened from here (new food, barcode) to this form.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    setTried(true)
    if (typed && open.length === 0) save(typed)
    else requestAnimationFrame(() => focusFirstProblem(form.current))
  }
  return (
    <form ref={form} noValidate className="flex flex-col gap-6 pb-4" onSubmit={submit}>
      {!recipe && <WaysIn onRead={fill} />}
      <NameAndPortions draft={draft} errors={shown} onChange={change} />
      <IngredientsField
        draft={draft}
        error={shown.ingredients}
        leftOut={leftOut}
        preview={preview}
        onChange={change}
        onChoose={(one, choice) => change(withChoice(draft, one, choice))}
      />
      <Preparation draft={draft} error={shown.instructions} isCut={isCut} onChange={change} />
      {preview.data?.facts && (
        <Numbers draft={draft} facts={preview.data.facts} error={shown.finalGrams} onChange={change} />
      )}
      <MenuFields
        place={preview.data?.menu ?? null}
        answers={draft.menu}
        mealsError={shown.meals}
        onChange={(menu) => change({ ...draft, menu })}
      />
      <Notices isEdit={recipe !== undefined} openLines={isTried ? open.length : 0} failure={failure} />
      <Button type="submit" size="large" wide busy={isSaving} busyLabel="Salvando…">
        {recipe ? 'Salvar' : 'Criar receita'}
      </Button>
    </form>
  )
}

interface PreparationProps {
  draft: RecipeDraft
  error: string | undefined
  /** Whether the instructions were cut at the maximum length when they were imported. */
  isCut: boolean
  onChange: (draft: RecipeDraft) => void
}

function Preparation({ draft, error, isCut, onChange }: PreparationProps) {
  return (
    <>
      <TextArea
        label="Modo de preparo"
        optional
        rows={4}
        hint="Um passo por linha."
        value={draft.instructions}
        error={error}
        onChange={(event) => onChange({ ...draft, instructions: event.target.value })}
      />
      {isCut && <Banner tone="warning" title="O fim do modo de preparo não coube: confira onde parou" />}
    </>
  )
}

interface NumbersProps {
  draft: RecipeDraft
  facts: RecipeFacts
  error: string | undefined
  onChange: (draft: RecipeDraft) => void
}

/** Numbers of the recipe, and the weight of the whole dish, which determines the weight of a portion. */
function Numbers({ draft, facts, error, onChange }: NumbersProps) {
  return (
    <>
      <RecipeWarnings warnings={facts.warnings} />
      <FactsCard facts={facts} portions={draft.portions ?? 1} />
      <NumberField
        label="Peso da receita pronta"
        optional
        unit="g"
        hint={weightHint(draft, facts.final_grams)}
        value={draft.finalGrams}
        error={error}
        onChange={(grams) => onChange({ ...draft, finalGrams: grams })}
      />
    </>
  )
}

interface NoticesProps {
  isEdit: boolean
  /** Number of lines that still need an answer; 0 until the person has tried to save. */
  openLines: number
  failure: string | null
}

function Notices({ isEdit, openLines, failure }: NoticesProps) {
  return (
    <>
      {isEdit && (
        <p className="text-sm text-pretty text-ink-soft">
          A correção vale daqui para a frente. Refeições já registradas e semanas já montadas ficam como
          estavam.
        </p>
      )}
      <div role="status" className="empty:hidden">
        {openLines > 0 && (
          <Banner
            tone="warning"
            title={openLines === 1 ? 'Falta responder 1 linha' : `Falta responder ${openLines} linhas`}
          >
            Toque na linha para dizer o que é e quanto, ou deixe sem contar.
          </Banner>
        )}
      </div>
      {failure && (
        <Banner tone="danger" title={failure}>
          O que você digitou continua aqui.
        </Banner>
      )}
    </>
  )
}

interface NameAndPortionsProps {
  draft: RecipeDraft
  errors: Readonly<Partial<Record<'name' | 'portions', string>>>
  onChange: (draft: RecipeDraft) => void
}

function NameAndPortions({ draft, errors, onChange }: NameAndPortionsProps) {
  return (
    <>
      <TextField
        label="Nome"
        placeholder="Ex.: Lasanha da vó"
        hint="Use o nome que você diz: “minha lasanha” também vai funcionar."
        autoComplete="off"
        value={draft.name}
        error={errors.name}
        onChange={(event) => onChange({ ...draft, name: event.target.value })}
      />
      <NumberField
        label="Rende"
        unit="porções"
        className="pr-24"
        value={draft.portions}
        error={errors.portions}
        onChange={(portions) => onChange({ ...draft, portions })}
      />
    </>
  )
}

function weightHint({ finalGrams }: RecipeDraft, estimate: number | null): string {
  if (finalGrams !== null || estimate === null)
    return 'Se pesar a panela pronta, as porções em gramas ficam certas.'
  return `Sem pesar, estimamos ${formatGrams(estimate)}.`
}

function useSaving(recipe: OwnRecipe | undefined, onSaved: (recipe: OwnRecipe) => void) {
  const client = useQueryClient()
  const [id] = useState(() => recipe?.id ?? newMealId())
  const saving = useMutation({
    mutationFn: (typed: Parameters<typeof saveOwnRecipe>[1]) => saveOwnRecipe({ id, isNew: !recipe }, typed),
    onSuccess: (saved) => {
      if (!recipe) saveRecipeDraft(null)
      showToast({ title: recipe ? recipeToasts.changed : recipeToasts.created, tone: 'success' })
      void refreshOwnRecipes(client)
      onSaved(saved)
    },
  })
  return { save: saving.mutate, isSaving: saving.isPending, failure: saving.error && failureOf(saving.error) }
}

function failureOf(error: Error): string {
  const [field] = error instanceof ApiError ? error.fields : []
  return field?.detail ?? messageOf(error)
}

function focusFirstProblem(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-asks="true"]')?.focus()
}
