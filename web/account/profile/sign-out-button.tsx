import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { ApiError } from '../../api/api-error.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSessionUser } from '../../api/session.ts'
import { signOut } from '../../api/sign-out.ts'
import { stopReminders } from '../../messages/shared/device.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import type { QueuedMeal } from '../../day/shared/queued-meal-schema.ts'
import { completeMeal } from '../../day/meal-outbox/queries.ts'
import { lostText, useWaitingEntries, waitingPhrase } from '../../day/shared/waiting-entries.ts'

export function SignOutButton() {
  const navigate = useNavigate()
  const userId = useSessionUser()?.id ?? ''
  const { meals, ofMeals, lost } = useWaitingEntries()
  const waiting = [...ofMeals, ...lost]
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  const leaving = useMutation({
    mutationFn: async (unwanted: readonly QueuedMeal[]) => {
      await Promise.all(unwanted.map(({ id }) => completeMeal(client, id)))
      // Unregistering this device requires the session.
      await stopReminders(userId).catch(() => undefined)
      await signOut()
    },
    onSuccess: async () => {
      showToast({ title: 'Logout realizado', description: 'Até logo!', tone: 'success' })
      await navigate({ to: '/auth' })
    },
    onError: (error) => {
      const description = error instanceof ApiError ? error.detail : 'Não foi possível fazer logout.'
      showToast({ title: 'Erro no logout', description, tone: 'error' })
    },
  })
  const leave = (unwanted: readonly QueuedMeal[] = []) => {
    setAsking(false)
    leaving.mutate(unwanted)
  }
  const leaveAfterSending = useEffectEvent(() => leaving.mutate([]))
  // The meals were sent while the question was open, so nothing is left to ask.
  const isAnswered = isAsking && waiting.length === 0
  useEffect(() => {
    if (isAnswered) leaveAfterSending()
  }, [isAnswered])
  return (
    <>
      <Button
        variant="ghost"
        wide
        busy={leaving.isPending}
        busyLabel="Saindo…"
        onClick={() => (waiting.length > 0 ? setAsking(true) : leave())}
      >
        <LogOut aria-hidden="true" size={20} />
        Sair da conta
      </Button>
      <Dialog
        open={isAsking && waiting.length > 0}
        title={waitingPhrase(waiting) ?? ''}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Ficar na conta</Button>
            {meals.length > 0 && (
              <Button variant="secondary" onClick={() => leave()}>
                {lost.length > 0 ? 'Sair e guardar as refeições' : 'Sair e deixar guardado'}
              </Button>
            )}
            <Button variant="ghost" onClick={() => leave(meals)}>
              Sair e apagar do aparelho
            </Button>
          </>
        }
      >
        {meals.length > 0 && (
          <p>
            O que você comeu e ainda não está no seu dia fica guardado neste aparelho e só segue quando você
            entrar de novo. Nenhuma outra conta envia.
          </p>
        )}
        {lost.length > 0 && <p>{lostText(lost)}</p>}
      </Dialog>
    </>
  )
}
