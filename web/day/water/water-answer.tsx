import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { useSessionUser } from '../../api/session.ts'
import { isConnectionLost } from '../../menus/shared/failures.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { localDay } from '../../ui/format/local-day.ts'
import { Banner } from '../../ui/overlay/banner.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { newMealId } from '../shared/meal-id.ts'
import { momentOn } from '../shared/when.ts'
import { addedText, formatWater } from './copy.ts'
import { sendChange, showWater } from './queries.ts'
import { queueChange } from './queued-water.ts'

export interface WaterAnswerProps {
  ml: number
  /** Day on which it was drunk, if not today. */
  date?: string | undefined
  onNoted?: (() => void) | undefined
}

const rangeMl = { min: 50, max: 2000 }

/** Answer to a description that names only water, which is logged apart from the meals: with one tap. */
export function WaterAnswer({ ml, date, onNoted }: WaterAnswerProps) {
  const noting = useNoting({ ml, date, onNoted })
  const fits = ml >= rangeMl.min && ml <= rangeMl.max
  return (
    <Banner
      title={noting.isSuccess ? 'Água anotada' : `São ${formatWater(ml)} de água`}
      action={
        fits &&
        !noting.isSuccess && (
          <Button busy={noting.isPending} busyLabel="Anotando…" onClick={() => noting.mutate()}>
            Anotar {formatWater(ml)}
          </Button>
        )
      }
    >
      {noting.error
        ? messageOf(noting.error)
        : fits
          ? 'A água não entra no prato: ela é contada no quadro Água.'
          : 'A água não entra no prato: anote no quadro Água, em partes de 50 ml a 2 litros.'}
    </Banner>
  )
}

/** Sends the water, or queues it on the device without a network. Does not use `useWater`, which shows the day. */
function useNoting({ ml, date, onNoted }: WaterAnswerProps) {
  const client = useQueryClient()
  const userId = useSessionUser()?.id
  const [id] = useState(newMealId)
  return useMutation({
    mutationFn: async () => {
      const now = new Date()
      const day = date === localDay(now) ? undefined : date
      const entry = { id, ml, drunk_at: momentOn(day, undefined, now) }
      const change = { kind: 'add', entry, date: day } as const
      try {
        await showWater(client, await sendChange(change))
        return addedText(ml)
      } catch (error) {
        const title = userId !== undefined && isConnectionLost(error) ? queueChange(userId, change) : null
        if (title === null) throw error
        return title
      }
    },
    onSuccess: (title) => {
      showToast({ title, tone: 'success' })
      onNoted?.()
    },
  })
}
