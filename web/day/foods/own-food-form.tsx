import type { OwnFood } from '#contract/day/own-foods.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Banner } from '../../ui/overlay/banner.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { newMealId } from '../shared/meal-id.ts'
import { AllergenFields } from './allergen-fields.tsx'
import { fieldErrors, ownFoodToasts } from './copy.ts'
import { loadLabelDraft, saveLabelDraft } from './drafts.ts'
import { checkDraft, draftOf, emptyDraft, type LabelDraft, withReading } from './label-draft.ts'
import { PasteLabel } from './paste-label.tsx'
import { PortionFields } from './portion-fields.tsx'
import { ProductFields } from './product-fields.tsx'
import { refreshOwnFoods, saveOwnFood } from './queries.ts'
import { ValuesCard } from './values-card.tsx'

export interface OwnFoodFormProps {
  /** Food to change; without it a new one is created. */
  food?: OwnFood | undefined
  /** Name of the new food, from a search or a sentence. */
  name?: string | undefined
  /** Barcode of the new food, from a look-up that found nothing. */
  code?: string | undefined
  onSaved: (food: OwnFood) => void
}

/**
 * Form of a packaged food, in the order of its label. What is typed survives a failed request; for a new food also a
 * closed sheet.
 */
export function OwnFoodForm({ food, name, code, onSaved }: OwnFoodFormProps) {
  const [draft, setDraft] = useState<LabelDraft>(() => firstDraft(food, { name, code }))
  const [isTried, setTried] = useState(false)
  const { save, isSaving, failure } = useSaving(food, onSaved)
  const form = useRef<HTMLFormElement>(null)
  const { label, errors, doubts } = checkDraft(draft)
  const shown = isTried ? errors : {}
  const change = (next: LabelDraft) => {
    setDraft(next)
    if (!food) saveLabelDraft(next)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (label && doubts.length === 0) save(label)
    else if (!label) requestAnimationFrame(() => focusFirstError(form.current))
  }
  return (
    <form ref={form} noValidate className="flex flex-col gap-6 pb-2" onSubmit={submit}>
      <PasteLabel onRead={(reading) => change(withReading(draft, reading))} />
      <TextField
        label="Nome"
        placeholder="Ex.: Whey baunilha da academia"
        hint="Use o nome que você diz: “meu whey” também vai funcionar."
        autoComplete="off"
        value={draft.name}
        error={errors['name'] === fieldErrors.longName ? errors['name'] : shown['name']}
        onChange={(event) => change({ ...draft, name: event.target.value })}
      />
      <PortionFields draft={draft} errors={shown} onChange={change} />
      <ValuesCard draft={draft} errors={shown} onChange={change} />
      <AllergenFields value={draft.allergens} onChange={(allergens) => change({ ...draft, allergens })} />
      <ProductFields draft={draft} errors={shown} onChange={change} />
      {food && (
        <p className="text-sm text-pretty text-ink-soft">
          A correção vale daqui para a frente. As refeições já registradas ficam como estavam.
        </p>
      )}
      {failure && (
        <Banner tone="danger" title={failure}>
          O que você digitou continua aqui.
        </Banner>
      )}
      {isTried && label && doubts.length > 0 ? (
        <Doubts doubts={doubts} isSaving={isSaving} onConfirm={() => save({ ...label, confirmed: true })} />
      ) : (
        <Button type="submit" size="large" wide busy={isSaving} busyLabel="Salvando…">
          {food ? 'Salvar' : 'Criar alimento'}
        </Button>
      )}
    </form>
  )
}

function firstDraft(
  food: OwnFood | undefined,
  { name, code }: Pick<OwnFoodFormProps, 'name' | 'code'>,
): LabelDraft {
  if (food?.label) return draftOf(food.label)
  const kept = loadLabelDraft()
  const isSame = code === undefined ? name === undefined || kept?.name === name : kept?.ean === code
  return kept && isSame ? kept : emptyDraft(name, code)
}

function useSaving(food: OwnFood | undefined, onSaved: (food: OwnFood) => void) {
  const client = useQueryClient()
  const [id] = useState(() => food?.id ?? newMealId())
  const saving = useMutation({
    mutationFn: (label: Parameters<typeof saveOwnFood>[1]) => saveOwnFood({ id, isNew: !food }, label),
    onSuccess: (saved) => {
      if (!food) saveLabelDraft(null)
      showToast({ title: food ? ownFoodToasts.changed : ownFoodToasts.created, tone: 'success' })
      void refreshOwnFoods(client)
      onSaved(saved)
    },
  })
  return { save: saving.mutate, isSaving: saving.isPending, failure: saving.error && failureOf(saving.error) }
}

function failureOf(error: Error): string {
  const [field] = error instanceof ApiError ? error.fields : []
  return field?.detail ?? messageOf(error)
}

function focusFirstError(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

interface DoubtsProps {
  doubts: readonly string[]
  isSaving: boolean
  onConfirm: () => void
}

/** Asks about unusual values; the person corrects or confirms them. */
function Doubts({ doubts, isSaving, onConfirm }: DoubtsProps) {
  return (
    <div role="status">
      <Banner
        tone="warning"
        title="Confere com o rótulo?"
        action={
          <Button busy={isSaving} busyLabel="Salvando…" onClick={onConfirm}>
            Confere, salvar assim
          </Button>
        }
      >
        <ul className="flex flex-col gap-1">
          {doubts.map((doubt) => (
            <li key={doubt}>{doubt}</li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}
