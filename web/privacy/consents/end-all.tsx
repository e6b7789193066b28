import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { useSessionUser } from '../../api/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import type { QueuedMeal } from '../../day/shared/queued-meal-schema.ts'
import { lostText, useWaitingEntries, waitingPhrase } from '../../day/shared/waiting-entries.ts'
import { useOpenSessions } from './queries.ts'

/** Ends all sessions of the account, including this one. */
export function EndAll() {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const userId = useSessionUser()?.id ?? ''
  const { meals, ofMeals, lost } = useWaitingEntries()
  const { endAll } = useOpenSessions()
  const leave = (unwanted: readonly QueuedMeal[] = []) =>
    endAll.mutate(
      { userId, unwanted },
      {
        onSuccess: () => {
          showToast({ title: 'Você saiu de todos os aparelhos', tone: 'success' })
          void navigate({ to: '/auth' })
        },
        onError: (error) =>
          showToast({ title: 'Não foi possível sair', description: messageOf(error), tone: 'error' }),
      },
    )
  return (
    <>
      <Button variant="secondary" wide onClick={() => setAsking(true)}>
        Sair de todos os aparelhos
      </Button>
      <Dialog
        open={isAsking}
        title="Sair de todos os aparelhos?"
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button busy={endAll.isPending} busyLabel="Saindo…" onClick={() => leave()}>
              Sair de todos
            </Button>
            {meals.length > 0 && (
              <Button variant="secondary" disabled={endAll.isPending} onClick={() => leave(meals)}>
                Sair e apagar do aparelho
              </Button>
            )}
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Continuar aqui
            </Button>
          </>
        }
      >
        <p>
          Inclusive deste. Se alguém entrou sem você saber, troque também a senha em “Esqueci minha senha”.
        </p>
        {meals.length > 0 && (
          <p className="pt-3">
            {waitingPhrase(ofMeals)} aqui. O que ainda não está no seu dia fica guardado neste aparelho e só
            segue quando você entrar de novo. Nenhuma outra conta envia.
          </p>
        )}
        {lost.length > 0 && <p className="pt-3">{lostText(lost)}</p>}
      </Dialog>
    </>
  )
}
