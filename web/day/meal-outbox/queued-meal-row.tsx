import { useQueryClient } from '@tanstack/react-query'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { formatInstantClock, formatKcal } from '../../ui/format/format-pt-br.ts'
import { localDay } from '../../ui/format/local-day.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import type { Toast } from '../../ui/overlay/toast-message.ts'
import { showToday } from '../../api/today.ts'
import { announceFailure } from '../../menus/shared/failures.ts'
import { copyDay } from '../shared/copy-day.ts'
import { onDay } from '../shared/day-copy.ts'
import { repeatMeal } from '../shared/repeat-meal.ts'
import { failed } from './copy.ts'
import { cancelMeal, queueMeal, completeMeal, tryAgain, queuedMode } from './queries.ts'
import type { QueuedCopy, QueuedMeal, QueuedRepeat } from '../shared/queued-meal-schema.ts'
import { mayTryAgain, needsPlan, waitsForPlan } from './queued-meal.ts'
import { dayOfMeal, useMealNumbers, useMealReading } from './waiting-numbers.ts'

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
  switch (meal.standing.at) {
    case 'waiting':
      return <Cancel meal={meal} label="Cancelar" className="-ml-4" />
    case 'to_confirm':
      return <ToConfirm meal={meal} />
    case 'logged':
      return <Logged meal={meal} onOpen={onOpen} />
    case 'refused':
      return <Refused meal={meal} />
  }
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

function ToConfirm({ meal }: { meal: QueuedMeal }) {
  if (meal.told.as === 'repeat' || meal.told.as === 'copy')
    return <AgainToConfirm meal={meal} told={meal.told} />
  const search = meal.told.as === 'photo' ? { scan: meal.id } : { scan: meal.id, modo: queuedMode }
  return (
    <>
      <LinkButton to="/scan" search={search}>
        Conferir
      </LinkButton>
      <Cancel meal={meal} label="Descartar" />
    </>
  )
}

/**
 * Confirmation of a repeated meal or copied day. Its warnings, shown above, came from the server once there was a
 * connection.
 */
function AgainToConfirm({ meal, told }: { meal: QueuedMeal; told: QueuedRepeat | QueuedCopy }) {
  const client = useQueryClient()
  const log = async () => {
    try {
      const { id, userId, eatenAt } = meal
      const { today } =
        told.as === 'copy'
          ? await copyDay({ ...told, key: id, userId, askedAt: eatenAt, warningsSeen: true })
          : await repeatMeal({ ...told, newId: id, eatenAt, warningsSeen: true })
      await completeMeal(client, id)
      await showToday(client, today)
    } catch (error) {
      announceFailure(error, failed.again)
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={() => void log()}>
        Registrar mesmo assim
      </Button>
      <Cancel meal={meal} label="Descartar" />
    </>
  )
}

function Logged({ meal, onOpen }: Required<QueuedMealRowProps>) {
  const client = useQueryClient()
  const putAway = () => void completeMeal(client, meal.id).catch(() => showFailure(failed.settle))
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          onOpen(meal.id)
          putAway()
        }}
      >
        Conferir
      </Button>
      <Button variant="ghost" onClick={putAway}>
        Está certa
      </Button>
    </>
  )
}

function Refused({ meal }: { meal: QueuedMeal }) {
  const client = useQueryClient()
  return (
    <>
      {needsPlan(meal) && <LinkButton to="/paywall">Ver planos</LinkButton>}
      {mayTryAgain(meal) && (
        <Button
          variant="secondary"
          onClick={() => void tryAgain(client, meal).catch(() => showFailure(failed.again))}
        >
          Tentar de novo
        </Button>
      )}
      {meal.told.as === 'photo' && (
        <LinkButton to="/scan" search={{ modo: 'descrever' }} variant="ghost">
          Descrever
        </LinkButton>
      )}
      <Cancel meal={meal} label="Descartar" />
    </>
  )
}

interface CancelProps {
  meal: QueuedMeal
  label: string
  className?: string
}

/** Removes the meal from the queue; the notice offers to undo this if the meal would have been sent by itself. */
function Cancel({ meal, label, className }: CancelProps) {
  const client = useQueryClient()
  const putBack = () =>
    void queueMeal(client, meal).catch(() =>
      // Offers a retry, because this is the only remaining copy of the meal.
      showFailure({ ...failed.back, action: { label: 'Tentar de novo', onTap: putBack } }),
    )
  const cancel = async () => {
    await cancelMeal(client, meal)
    showToast({
      title: 'Refeição retirada da espera',
      ...((meal.standing.at === 'waiting' || waitsForPlan(meal)) && {
        action: { label: 'Desfazer', onTap: putBack },
      }),
    })
  }
  return (
    <Button
      variant="ghost"
      className={className}
      onClick={() => void cancel().catch(() => showFailure(failed.settle))}
    >
      {label}
    </Button>
  )
}

function showFailure(words: Omit<Toast, 'tone'>): void {
  showToast({ ...words, tone: 'error' })
}
