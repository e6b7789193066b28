import type { UnderstoodObservation, WeekPlan } from '#contract/menus/week-plans.ts'
import { PencilLine, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { type Observations, ObservationsField, UnusedWords } from '../shared/observations-field.tsx'
import type { useGenerateWeek } from './queries.ts'

interface WeekWishesProps {
  plan: WeekPlan
  isGenerating: boolean
  onGenerate: ReturnType<typeof useGenerateWeek>['generate']
}

/** Note for this week. Each finding can be removed, and the text edited. */
export function WeekWishes({ plan, isGenerating, onGenerate }: WeekWishesProps) {
  const [isChanging, setChanging] = useState(false)
  const [value, setValue] = useState<Observations>({
    text: plan.observations,
    removed: plan.removed,
    removedHealth: [],
  })
  const remove = ({ key, text }: UnderstoodObservation) => {
    const before = plan.removed
    onGenerate(
      { removed: [...before, key] },
      {
        title: `Semana refeita sem “${text}”`,
        tone: 'success',
        action: { label: 'Desfazer', onTap: () => onGenerate({ removed: before }) },
      },
    )
  }
  const regenerate = () => {
    setChanging(false)
    onGenerate({
      observations: value.text.trim(),
      removed: [...value.removed],
      removed_health: [...value.removedHealth],
    })
  }
  const changing = plan.observations === '' ? 'Escrever observações' : 'Mudar observações'
  return (
    <section aria-label="O que pesa nesta semana" className="-my-1 flex flex-col gap-1">
      {plan.observations === '' ? (
        <Button
          variant="ghost"
          className="-ml-3 self-start px-3"
          disabled={isGenerating}
          onClick={() => setChanging(true)}
        >
          <PencilLine aria-hidden="true" size={18} /> {changing}
        </Button>
      ) : (
        <ul className="flex flex-wrap gap-x-1.5">
          {plan.understood.map((one) => (
            <li key={one.key}>
              <UnderstoodChip one={one} disabled={isGenerating} onRemove={() => remove(one)} />
            </li>
          ))}
          <li>
            <IconButton
              label={changing}
              icon={<PencilLine size={20} />}
              disabled={isGenerating}
              onClick={() => setChanging(true)}
            />
          </li>
        </ul>
      )}
      <UnusedWords {...plan} />
      <Sheet
        open={isChanging}
        title={changing}
        onClose={() => setChanging(false)}
        footer={
          <Button size="large" wide onClick={regenerate}>
            Refazer a semana
          </Button>
        }
      >
        <div className="flex flex-col gap-4 pb-2">
          <p className="text-ink-soft">A semana é refeita. O que você fixou e o que já passou fica.</p>
          <ObservationsField value={value} onChange={setValue} />
        </div>
      </Sheet>
    </section>
  )
}

interface UnderstoodChipProps {
  one: UnderstoodObservation
  disabled: boolean
  onRemove: () => void
}

function UnderstoodChip({ one, disabled, onRemove }: UnderstoodChipProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onRemove}
      className="flex min-h-11 items-center rounded-full text-left disabled:opacity-55"
    >
      <span className="inline-flex items-center gap-1 rounded-full bg-folha-soft py-2 pr-2.5 pl-3.5 text-sm leading-tight font-semibold text-folha high-contrast:border">
        <span className="sr-only">Tirar: </span>
        {one.text}
        <X aria-hidden="true" size={15} className="shrink-0" />
      </span>
    </button>
  )
}
