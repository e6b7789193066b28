import type { MealType } from '#contract/calendar.ts'
import type { Scan } from '#contract/scans/scans.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { EmptyPlate } from '../../../ui/drawn/empty-plate.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { ErrorState } from '../../../ui/layout/state-block.tsx'
import { useArrival } from '../../../ui/hooks/use-arrival.ts'
import { completeMeal } from '../../../day/meal-outbox/queries.ts'
import { mealMinutesOn } from '../../../day/shared/meal-minutes.ts'
import { movedToMeal, whenOf, whenOn } from '../../../day/shared/when.ts'
import { failureTitles } from '../copy.ts'
import { answered, changed, confirmed, type Correction, withFood } from '../result/correction.ts'
import { isServerBusy } from '../retry-when-busy.ts'
import { DescriptionView } from '../description/description-view.tsx'
import { asOpenMeal } from '../description/past-meal.ts'
import { saveDescription, loadDescription } from '../../shared/drafts.ts'
import { PhotoConsent } from './photo-consent.tsx'
import {
  applyScan,
  correctScan,
  describeScan,
  cancelScan,
  resumedScanQuery,
  scanQuery,
  settled,
} from '../queries.ts'
import { ResultSkeleton } from '../result/result-skeleton.tsx'
import { ResultView } from '../result/result-view.tsx'
import { useApplyPlate } from '../result/use-apply-plate.ts'
import { useCorrections } from '../result/use-corrections.ts'
import { useProposal } from '../result/use-proposal.tsx'
import { WorkingView } from './working-view.tsx'

interface ScanResultProps {
  id: string
  /** Day of the meal, if not today. */
  date: string | undefined
  /** Meal that was chosen before the photo. */
  mealType: MealType | undefined
  /** `date`: day of the logged meal; absent if nothing was logged. */
  onDone: (date?: string) => void
  onNewPhoto: () => void
}

/** One scan in any state: reading, needing a description, a result to correct, or logged. */
export function ScanResult({ id, date, mealType, onDone, onNewPhoto }: ScanResultProps) {
  const query = useQuery(scanQuery(id))
  useArrival(query.data?.status ?? query.status)
  if (query.isPending) return <ResultSkeleton />
  if (query.isError) {
    const isGone = query.error instanceof ApiError && query.error.status === 404
    return (
      <ErrorState
        picture={<EmptyPlate size={140} />}
        title={isGone ? 'Scan não encontrado' : failureTitles.recognising}
        message={messageOf(query.error)}
        onRetry={isGone ? onNewPhoto : () => void query.refetch()}
      />
    )
  }
  const scan = query.data
  switch (scan.status) {
    case 'done':
      return <Correctable scan={scan} date={date} onDone={onDone} />
    case 'applied':
      return (
        <EmptyState
          title="Este prato já está no seu dia"
          action={<Button onClick={() => onDone()}>Ver meu dia</Button>}
        >
          Para corrigir, toque nele em Hoje.
        </EmptyState>
      )
    case 'failed':
      return (
        <ErrorState
          picture={<EmptyPlate size={140} />}
          title="Esta foto não deu certo"
          message="Tire outra foto ou descreva o prato."
          onRetry={onNewPhoto}
        />
      )
    case 'uploaded':
      return <Resumed scan={scan} />
    case 'awaiting_photo':
    case 'awaiting_description':
      return <Describable {...{ scan, date, mealType }} onNewPhoto={onNewPhoto} />
  }
}

/** Resumes the reading of an uploaded photo after its page was reopened. */
function Resumed({ scan }: { scan: Scan }) {
  const { error, failureReason, refetch } = useQuery(resumedScanQuery(scan.scan_id))
  if (error) {
    return (
      <ErrorState
        picture={<EmptyPlate size={140} />}
        title={failureTitles.recognising}
        message={messageOf(error)}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <WorkingView
      stage="recognising"
      isServerBusy={isServerBusy(failureReason)}
      picture={
        scan.photo_url && (
          <img src={scan.photo_url} alt="Sua foto do prato" className="size-full object-cover" />
        )
      }
    />
  )
}

function Describable({
  scan,
  date,
  mealType,
  onNewPhoto,
}: Pick<ScanResultProps, 'date' | 'mealType' | 'onNewPhoto'> & { scan: Scan }) {
  const client = useQueryClient()
  const [text, setText] = useState(() => loadDescription(date))
  const describing = useMutation({ mutationFn: (words: string) => describeScan(scan.scan_id, words) })
  const keep = (next: Scan) => client.setQueryData(scanQuery(scan.scan_id).queryKey, settled(client, next))
  return (
    <div className="flex flex-col gap-5">
      <DescriptionReason
        scan={scan}
        onScan={keep}
        onNewPhoto={() => {
          void cancelScan(client, scan.scan_id)
          onNewPhoto()
        }}
      />
      <DescriptionView
        photoUrl={scan.photo_url}
        usual={scan.suggestions}
        text={text}
        onText={(next) => {
          setText(next)
          saveDescription(next, date)
        }}
        onRead={async (words) => {
          keep(await asOpenMeal(client, await describing.mutateAsync(words), { date, mealType }))
          saveDescription('', date)
          return undefined
        }}
      />
    </div>
  )
}

interface DescriptionReasonProps {
  scan: Scan
  onScan: (scan: Scan) => void
  onNewPhoto: () => void
}

/** Explains why this scan needs a description. */
function DescriptionReason({ scan, onScan, onNewPhoto }: DescriptionReasonProps) {
  if (scan.photo_consent_needed) return <PhotoConsent scanId={scan.scan_id} onScan={onScan} />
  if (scan.photo_url) {
    return (
      <p className="text-ink-soft">
        Sua foto está guardada. Conte o que tem no prato: os números vêm da tabela brasileira.
      </p>
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">A foto não chegou. Tire outra ou conte o que tem no prato.</p>
      <Button variant="secondary" onClick={onNewPhoto}>
        Tirar outra foto
      </Button>
    </div>
  )
}

function Correctable({ scan, date, onDone }: Pick<ScanResultProps, 'date' | 'onDone'> & { scan: Scan }) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState(
    () => date && whenOn(date, mealMinutesOn(client, date)[scan.meal_type], new Date()),
  )
  const when = chosen || whenOf(new Date(scan.eaten_at))
  const { queryKey } = scanQuery(scan.scan_id)
  const correcting = useMutation({
    mutationFn: ({ items, mealType }: Correction) => correctScan(scan.scan_id, items, mealType),
  })
  const corrections = useCorrections({
    send: correcting.mutateAsync,
    keep: (answer) => {
      client.setQueryData(queryKey, (shown) => shown && answered(answer, shown))
    },
  })
  const leave = (loggedOn: string) => {
    client.removeQueries({ queryKey })
    onDone(loggedOn)
  }
  const { follow, sheet } = useProposal(leave)
  const { apply, isApplying } = useApplyPlate({
    shown: scan,
    flush: corrections.flush,
    latest: () => {
      const latest = client.getQueryData(queryKey) ?? scan
      return { reading: latest, mealType: latest.meal_type }
    },
    put: ({ mealType }) => applyScan(scan.scan_id, mealType, chosen || undefined),
    onApplied: (applied) => {
      void completeMeal(client, scan.scan_id).catch(() => undefined)
      follow(applied)
    },
    onRefused: (error) => {
      // Another tab has logged the scan meanwhile: its current state is shown.
      if (error instanceof ApiError && error.code === 'scan_state_conflict') {
        void client.invalidateQueries({ queryKey })
      }
    },
  })
  return (
    <>
      <ResultView
        reading={scan}
        mealType={scan.meal_type}
        photoUrl={scan.photo_url}
        isSighted={scan.recognised_by === 'vision'}
        isApplying={isApplying}
        when={when}
        onWhen={setChosen}
        onItems={(items) => {
          client.setQueryData(queryKey, changed(scan, items))
          corrections.correct({ items, mealType: scan.meal_type })
        }}
        onFood={(words, food) => {
          const next = withFood(scan, words, food)
          client.setQueryData(queryKey, next)
          corrections.correct({ items: next.items, mealType: scan.meal_type })
        }}
        onConfirm={(question) => client.setQueryData(queryKey, confirmed(scan, question))}
        onMealType={(mealType) => {
          client.setQueryData(queryKey, { ...scan, meal_type: mealType })
          if (chosen) {
            const { [scan.meal_type]: from, [mealType]: to } = mealMinutesOn(client, chosen.date)
            setChosen(movedToMeal(chosen, { from, to }, new Date()))
          }
          corrections.correct({ items: scan.items, mealType })
        }}
        onApply={apply}
      />
      {sheet}
    </>
  )
}
