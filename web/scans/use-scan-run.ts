import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../api/api-error.ts'
import { queryClient } from '../api/client.ts'
import { subscriptionQuery } from '../api/subscription.ts'
import { showToast } from '../ui/toast.ts'
import { failureTitles } from './copy.ts'
import { scanQuery } from './queries.ts'
import { runScan, ScanRunError, type ScanStage } from './scan-run.ts'

export type ScanStep =
  | { at: 'camera' }
  | { at: 'working'; photo: Blob; stage: ScanStage }
  | { at: 'failed'; photo: Blob; title: string; detail: string }

const needsUpgrade = new Set(['trial_expired', 'quota_reached', 'upgrade_required'])

/** Runs a photo through the scan; the photo stays at hand until there is a result. */
export function useScanRun(onResult: (scanId: string) => void) {
  const [step, setStep] = useState<ScanStep>({ at: 'camera' })
  const navigate = useNavigate()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (photo: Blob) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    try {
      const scan = await runScan(photo, (stage) => setStep({ at: 'working', photo, stage }), control.signal)
      queryClient.setQueryData(scanQuery(scan.scan_id).queryKey, scan)
      if (scan.status === 'done') showToast({ title: 'Foto processada ✓', tone: 'success' })
      setStep({ at: 'camera' })
      onResult(scan.scan_id)
    } catch (error) {
      if (control.signal.aborted || !(error instanceof ScanRunError)) return
      fail(photo, error)
    } finally {
      void queryClient.invalidateQueries(subscriptionQuery)
    }
  }

  const fail = (photo: Blob, error: ScanRunError) => {
    const detail = messageOf(error.cause)
    if (error.code && needsUpgrade.has(error.code)) {
      showToast({ title: detail, tone: 'error' })
      void navigate({ to: '/paywall' })
      return
    }
    const isStranger = error.code === 'unauthenticated' || error.code === 'session_expired'
    setStep({
      at: 'failed',
      photo,
      title: isStranger ? 'Usuário não autenticado' : failureTitles[error.stage],
      detail,
    })
  }

  return { step, run: (photo: Blob) => void run(photo), reset: () => setStep({ at: 'camera' }) }
}
