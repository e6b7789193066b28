import { PenLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatInstantClock } from '../../ui/format/clock-pt-br.ts'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { localDay } from '../../ui/format/local-day.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { writtenMode } from '../../scans/shared/written-mode.ts'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { onDay } from '../shared/day-copy.ts'
import { Cancel } from './cancel-queued.tsx'
import type { QueuedMeal } from '../shared/queued-meal-schema.ts'
import { waitsForPlan } from './queued-meal.ts'
import { dayOfMeal, useMealNumbers, useMealReading } from './waiting-numbers.ts'

// Shown only once the server has answered, so its code need not be there before the network is back.
const SentActions = lazyPart(() => import('./sent-actions.tsx'), 'SentActions')

interface QueuedMealRowProps {
  meal: QueuedMeal
  /** Opens a logged meal; absent without a trial or plan, where a meal can only be discarded. */
  onOpen?: (mealId: string) => void
}

/** List item of a queued meal with its state and actions. */
export function QueuedMealRow({ meal, onOpen }: QueuedMealRowProps) {
  const { told, eatenAt } = meal
  const [now] = useState(() => new Date())
  const read = useMealReading(meal)
  const numbers = useMealNumbers(meal, read)
  const warnings = read.reading?.warnings ?? []
  // The text of a copy names its days.
  const day = told.as === 'copy' ? 'hoje' : onDay(dayOfMeal(meal, read.reading), localDay(now))
  return (
    <li className="flex flex-col gap-2 py-4">
      <div className="flex gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center overflow-hidden rounded-control bg-line/60"
        >
          {told.as === 'photo' ? <Thumbnail bytes={told.bytes} /> : <PenLine size={20} />}
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex items-baseline justify-between gap-2">
            <span className="line-clamp-2 font-semibold">
              {told.as === 'photo' ? 'Foto do prato' : told.text}
            </span>
            <span className="text-sm whitespace-nowrap text-ink-soft">{formatInstantClock(eatenAt)}</span>
          </p>
          <p className="text-sm text-ink-soft">
            {day !== 'hoje' && <span className="font-semibold">De {day.replace(/^em /, '')}. </span>}
            {numbers && (
              <span className="font-semibold">
                {numbers.isPartial && 'Pelo menos '}
                {formatKcal(numbers.kcal)}.{' '}
              </span>
            )}
            {onOpen ? statusText(meal) : planText(meal)}
            {numbers === null && ' Os números vêm depois.'}
          </p>
          {warnings.map(({ food_id, answer, text }) => (
            <p key={`${food_id} ${answer}`} className="pt-1 text-sm font-semibold">
              {text}
            </p>
          ))}
        </div>
      </div>
      <div className="flex flex-wrap gap-x-2 gap-y-1 pl-14">
        {onOpen ? (
          <Actions meal={meal} onOpen={onOpen} />
        ) : (
          <Cancel meal={meal} label="Descartar" className="-ml-4" />
        )}
      </div>
    </li>
  )
}

function Actions({ meal, onOpen }: Required<QueuedMealRowProps>) {
  const { standing, told } = meal
  if (standing.at === 'waiting') return <Cancel meal={meal} label="Cancelar" className="-ml-4" />
  if (standing.at === 'to_confirm' && (told.as === 'words' || told.as === 'photo')) {
    return (
      <>
        <LinkButton to="/scan" search={{ scan: meal.id, ...(told.as === 'words' && { modo: writtenMode }) }}>
          Conferir
        </LinkButton>
        <Cancel meal={meal} label="Descartar" />
      </>
    )
  }
  return (
    <Suspense>
      <SentActions meal={meal} onOpen={onOpen} />
    </Suspense>
  )
}

/** State of a meal of an account without a trial or plan. */
function planText(meal: QueuedMeal): string {
  const { standing } = meal
  if (standing.at === 'to_confirm') return 'Com um plano, falta você conferir.'
  return standing.at === 'refused' && !waitsForPlan(meal) ? standing.detail : sentWithPlan
}

const sentWithPlan = 'Segue sozinha com um plano.'

function statusText(meal: QueuedMeal): string {
  const { standing, told } = meal
  switch (standing.at) {
    case 'waiting':
      return navigator.onLine ? 'Segue sozinha em instantes.' : 'Segue sozinha quando a internet voltar.'
    case 'to_confirm':
      if (standing.reason !== undefined) return standing.reason
      return told.as === 'photo'
        ? 'A foto chegou. Falta você conferir o prato.'
        : 'Chegou. Falta você conferir.'
    case 'logged':
      return 'Entrou no seu dia. Confira se está certa.'
    case 'refused':
      return waitsForPlan(meal) ? sentWithPlan : standing.detail
  }
}

/** Photo of a queued meal; its object URL is revoked when the picture is removed. */
function Thumbnail({ bytes }: { bytes: ArrayBuffer }) {
  return (
    <img
      alt=""
      className="size-full object-cover"
      ref={(image) => {
        if (!image) return undefined
        const address = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }))
        image.src = address
        return () => URL.revokeObjectURL(address)
      }}
    />
  )
}
