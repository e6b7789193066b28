import { useQueryClient } from '@tanstack/react-query'
import { showToday } from '../../api/show-today.ts'
import { announceFailure } from '../../menus/shared/failures.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { mealQuery } from '../meals/queries.ts'
import { copyDay } from '../shared/copy-day.ts'
import type { QueuedCopy, QueuedMeal, QueuedRepeat } from '../shared/queued-meal-schema.ts'
import { repeatMeal } from '../shared/repeat-meal.ts'
import { undoFailed, undoLogged } from '../shared/undo-logged.ts'
import { Cancel, showFailure } from './cancel-queued.tsx'
import { failed } from './copy.ts'
import { completeMeal, tryAgain } from './queries.ts'
import { mayTryAgain, needsPlan } from './queued-meal.ts'

interface SentActionsProps {
  meal: QueuedMeal
  onOpen: (mealId: string) => void
}

/** Actions of a queued meal that the server has answered, except of one to read again. */
export function SentActions({ meal, onOpen }: SentActionsProps) {
  if (meal.standing.at === 'logged') return <Logged meal={meal} onOpen={onOpen} />
  const { told } = meal
  return meal.standing.at === 'to_confirm' && (told.as === 'repeat' || told.as === 'copy') ? (
    <AgainToConfirm meal={meal} told={told} />
  ) : (
    <Refused meal={meal} />
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

function Logged({ meal, onOpen }: SentActionsProps) {
  const client = useQueryClient()
  const putAway = () => void completeMeal(client, meal.id).catch(() => showFailure(failed.settle))
  const undo = async () => {
    try {
      await undoLogged(client, await client.query(mealQuery(meal.id)))
      putAway()
    } catch (error) {
      announceFailure(error, undoFailed)
    }
  }
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
      <Button variant="ghost" onClick={() => void undo()}>
        Desfazer
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
