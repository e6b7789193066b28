import type { Scan } from '#contract/scans.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, messageOf } from '../api/api-error.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton, SkeletonLines } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/state-block.tsx'
import { showToast } from '../ui/toast.ts'
import { announceRebalance } from './announcement.ts'
import { changed, useCorrections } from './correction.ts'
import { DescriptionView } from './description-view.tsx'
import { keepDescription, keptDescription } from './drafts.ts'
import { PhotoConsent } from './photo-consent.tsx'
import { applyScan, correctScan, describeScan, scanQuery } from './queries.ts'
import { ResultView } from './result-view.tsx'

interface ScanResultProps {
  id: string
  onDone: () => void
  onNewPhoto: () => void
}

/** One scan, wherever it stands: waiting for words, a result to be corrected, or already in the day. */
export function ScanResult({ id, onDone, onNewPhoto }: ScanResultProps) {
  const query = useQuery(scanQuery(id))
  if (query.isPending) return <ResultSkeleton />
  if (query.isError) {
    const isGone = query.error instanceof ApiError && query.error.status === 404
    return (
      <ErrorState
        title={isGone ? 'Scan não encontrado' : 'Erro no processamento da imagem'}
        message={messageOf(query.error)}
        onRetry={isGone ? onNewPhoto : () => void query.refetch()}
      />
    )
  }
  const scan = query.data
  switch (scan.status) {
    case 'done':
      return <Correctable scan={scan} onDone={onDone} />
    case 'applied':
      return (
        <EmptyState
          title="Este prato já está no seu dia"
          action={<Button onClick={onDone}>Ver meu dia</Button>}
        >
          Para corrigir, toque nele em Hoje.
        </EmptyState>
      )
    case 'failed':
      return (
        <ErrorState
          title="Esta foto não deu certo"
          message="Tire outra foto ou descreva o prato."
          onRetry={onNewPhoto}
        />
      )
    default:
      return <Describable scan={scan} />
  }
}

function Describable({ scan }: { scan: Scan }) {
  const client = useQueryClient()
  const [text, setText] = useState(keptDescription)
  const keep = (next: Scan) => client.setQueryData(scanQuery(scan.scan_id).queryKey, next)
  return (
    <div className="flex flex-col gap-5">
      {scan.photo_consent_needed ? (
        <PhotoConsent scanId={scan.scan_id} onScan={keep} />
      ) : (
        <p className="text-ink-soft">
          Sua foto está guardada. Esta instalação não reconhece fotos sozinha: conte o que tem no prato e os
          números vêm da tabela brasileira.
        </p>
      )}
      <DescriptionView
        photoUrl={scan.photo_url}
        usual={scan.suggestions}
        text={text}
        onText={(next) => {
          setText(next)
          keepDescription(next)
        }}
        onRead={async (words) => {
          keep(await describeScan(scan.scan_id, words))
          keepDescription('')
          return undefined
        }}
      />
    </div>
  )
}

function Correctable({ scan, onDone }: { scan: Scan; onDone: () => void }) {
  const client = useQueryClient()
  const { queryKey } = scanQuery(scan.scan_id)
  const { correct, flush, isSettled } = useCorrections(async ({ items, mealType }) => {
    const corrected = await correctScan(scan.scan_id, items, mealType)
    if (isSettled()) client.setQueryData(queryKey, corrected)
  })
  const apply = async () => {
    try {
      await flush()
      const { rebalance } = await applyScan(scan.scan_id, scan.meal_type)
      client.removeQueries({ queryKey })
      await client.invalidateQueries({ queryKey: ['today'] })
      announceRebalance(rebalance)
      onDone()
    } catch (error) {
      showToast({ title: 'Erro ao ajustar o plano', description: messageOf(error), tone: 'error' })
    }
  }
  return (
    <ResultView
      reading={scan}
      mealType={scan.meal_type}
      photoUrl={scan.photo_url}
      isSighted={scan.recognised_by === 'vision'}
      onItems={(items) => {
        client.setQueryData(queryKey, changed(scan, items))
        correct({ items, mealType: scan.meal_type })
      }}
      onMealType={(mealType) => {
        client.setQueryData(queryKey, { ...scan, meal_type: mealType })
        correct({ items: scan.items, mealType })
      }}
      onApply={apply}
    />
  )
}

function ResultSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="mx-auto size-64 rounded-full" />
      <Skeleton className="h-10 w-40" />
      <SkeletonLines lines={6} />
    </div>
  )
}
