import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Banner } from '../../ui/overlay/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { formatDay } from '../../ui/format/format-pt-br.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { enqueueNote } from '../note-outbox/stored-notes.ts'
import { weightsQuery } from './queries.ts'
import { useQueuedWeights } from './use-weighing.ts'
import { deleteQueuedWeight, refetchQueue, type QueuedWeight, weightNotes } from './queued-weights.ts'
import { useWeightOpener } from './weight-opener.tsx'

/**
 * Questions about weights noted offline: confirmation, and whether to update the targets. Nothing is answered
 * automatically.
 */
export function WeightNotices() {
  const waiting = useQueuedWeights()
  const { open, sheet } = useWeightOpener()
  const isArrived = waiting.some(({ hasArrived }) => hasArrived)
  return (
    <>
      {waiting.map(
        (weight) =>
          weight.doubt !== null && (
            <Banner
              key={weight.date}
              tone="warning"
              title={weight.doubt}
              action={
                <span className="flex flex-wrap gap-2">
                  <Button variant="secondary" onClick={() => open(weight)}>
                    Conferir
                  </Button>
                  <Discard weight={weight} />
                </span>
              }
            >
              Você anotou este peso sem internet, em {formatDay(weight.date)}. Ele espera a sua resposta.
            </Banner>
          ),
      )}
      {isArrived && <Arrived onOpen={() => open('history')} />}
      {sheet}
    </>
  )
}

/** Discards a queued weight, with an undo. */
function Discard({ weight }: { weight: QueuedWeight }) {
  const client = useQueryClient()
  const putBack = () => {
    enqueueNote(weightNotes, weight)
    void refetchQueue(client)
  }
  const discard = async () => {
    await deleteQueuedWeight(client, weight.userId, weight.date)
    showToast({ title: 'Peso retirado da espera', action: { label: 'Desfazer', onTap: putBack } })
  }
  return (
    <Button variant="ghost" onClick={() => void discard()}>
      Descartar
    </Button>
  )
}

function Arrived({ onOpen }: { onOpen: () => void }) {
  const { data: history } = useQuery(weightsQuery)
  if (!history?.question && !history?.notice) return null
  const isAsked = history.question !== null
  return (
    <Banner
      title={isAsked ? 'Seu peso mudou desde as suas metas' : 'Seu peso chegou'}
      action={
        <Button variant="secondary" onClick={onOpen}>
          {isAsked ? 'Rever metas' : 'Ver'}
        </Button>
      }
    >
      {isAsked
        ? 'O peso que você anotou sem internet chegou. Nada muda nas metas sem a sua resposta.'
        : 'Há um recado sobre o peso que você anotou sem internet.'}
    </Banner>
  )
}
