import type { Profile } from '#contract/account/profile.ts'
import { ArrowRight, ChevronRight, Pencil } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { Card } from '../../ui/layout/card.tsx'
import { formatKilograms } from '../../ui/format/units-pt-br.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { NameSheet } from './name-sheet.tsx'

const WeightSheet = lazyPart(() => import('../../day/shared/weight-sheet.tsx'), 'WeightSheet')

const goalNames = {
  weight_loss: 'Perder peso',
  weight_gain: 'Ganhar peso',
  muscle_gain: 'Ganhar músculos',
  other: 'Manter o peso',
} as const

interface IdentityCardProps {
  profile: Profile
  /** Whether neither a trial nor a plan is running; then no weight can be logged. */
  isOver: boolean
}

/** Name and goal; accounts without numbers see neither weight nor goal. */
export function IdentityCard({ profile, isOver }: IdentityCardProps) {
  const [isNaming, setNaming] = useState(false)
  const { name, email } = profile
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span
          aria-hidden="true"
          className="flex size-16 shrink-0 items-center justify-center rounded-full bg-gema font-display text-2xl font-bold text-on-ripe"
        >
          {initialOf(name || email)}
        </span>
        <div className="flex min-w-[min(100%,10rem)] flex-1 items-center justify-between gap-1">
          <div className="min-w-0">
            <h2 className="text-xl leading-tight font-bold">{name || 'Sem nome'}</h2>
            <p className="wrap-anywhere text-ink-soft">
              {email.replace(/@.*/, '')}
              <wbr />
              {email.replace(/^[^@]*/, '')}
            </p>
          </div>
          <IconButton
            label="Mudar o nome"
            icon={<Pencil size={20} />}
            className="-mr-2 self-start"
            onClick={() => setNaming(true)}
          />
        </div>
      </div>
      {!profile.numbers_hidden && <Facts profile={profile} isOver={isOver} />}
      {isNaming && <NameSheet name={name} onClose={() => setNaming(false)} />}
    </Card>
  )
}

function Facts({ profile: { goals, anthropometrics }, isOver }: IdentityCardProps) {
  if (!goals || !anthropometrics) return null
  const { goal_type, target_weight } = goals
  const weight = (
    <>
      {formatKilograms(anthropometrics.current_weight)}
      {target_weight !== null && goal_type !== 'other' && (
        <span className="inline-flex items-center font-normal text-ink-soft">
          <ArrowRight aria-hidden="true" size={16} className="mx-1 shrink-0" />
          <span className="sr-only">, desejado: </span>
          {formatKilograms(target_weight)}
        </span>
      )}
    </>
  )
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-x-4 gap-y-3 border-t border-line pt-4">
      <div>
        <dt className="text-sm text-ink-soft">Objetivo</dt>
        <dd className="font-semibold">{goalNames[goal_type]}</dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">Peso</dt>
        <dd className="font-semibold">{isOver ? weight : <WeightButton>{weight}</WeightButton>}</dd>
      </div>
    </dl>
  )
}

/** Button that opens the weight sheet. */
function WeightButton({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="-mx-2 -my-2.5 flex min-h-11 items-center gap-1 rounded-control px-2 text-left hover:bg-folha-soft"
        onClick={() => setOpen(true)}
      >
        <span>{children}</span>
        <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-ink-soft max-[25.5rem]:hidden" />
        <span className="sr-only">, anotar e ver o histórico</span>
      </button>
      {isOpen && (
        <Suspense>
          <WeightSheet place="form" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function initialOf(text: string): string {
  return text.trim().charAt(0).toLocaleUpperCase('pt-BR')
}
