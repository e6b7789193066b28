import { useEffect, useRef, useState } from 'react'
import { queryClient } from '../api/client.ts'
import { subscriptionQuery } from '../api/subscription.ts'
import { showToast } from '../ui/toast.ts'
import { track } from '../tracking/track.ts'
import { cancelScan, scanQuery } from './queries.ts'
import { failureOf, type ScanFailure } from './scan-failure.ts'
import { runScan, ScanRunError, type ScanStage } from './scan-run.ts'
import { useUpgrade } from './use-upgrade.ts'

export type ScanStep =
  | { at: 'camera' }
  | { at: 'working'; photo: Blob; stage: ScanStage }
  | { at: 'failed'; photo: Blob; failure: ScanFailure }

interface Run {
  control: AbortController
  scanId: string | null
}

/** Runs a photo through the scan; the photo stays at hand until there is a result. */
export function useScanRun(onScan: (scanId: string) => void) {
  const [step, setStep] = useState<ScanStep>({ at: 'camera' })
  const leadToUpgrade = useUpgrade()
  const current = useRef<Run>(null)
  useEffect(() => () => current.current?.control.abort(), [])

  const run = async (photo: Blob) => {
    current.current?.control.abort()
    const own: Run = { control: new AbortController(), scanId: null }
    current.current = own
    const events = {
      onStage: (stage: ScanStage) => setStep({ at: 'working', photo, stage }),
      onReserved: (scanId: string) => {
        own.scanId = scanId
        onScan(scanId)
      },
    }
    try {
      const scan = await runScan(photo, events, own.control.signal)
      queryClient.setQueryData(scanQuery(scan.scan_id).queryKey, scan)
      track('FoodScan')
      if (scan.status === 'done') showToast({ title: 'Foto processada ✓', tone: 'success' })
      setStep({ at: 'camera' })
    } catch (error) {
      if (own.control.signal.aborted || !(error instanceof ScanRunError)) return
      if (leadToUpgrade(error.cause)) return
      setStep({ at: 'failed', photo, failure: failureOf(error) })
    }
    void queryClient.invalidateQueries(subscriptionQuery)
  }

  /** Gives the scan up: its photo goes, its place in the quota comes back. */
  const cancel = async () => {
    const own = current.current
    own?.control.abort()
    setStep({ at: 'camera' })
    // What cannot be cancelled now gives its place back by itself after a while.
    if (own?.scanId) await cancelScan(own.scanId).catch(() => undefined)
    void queryClient.invalidateQueries(subscriptionQuery)
  }

  return {
    step,
    run: (photo: Blob) => void run(photo),
    cancel: () => void cancel(),
    reset: () => setStep({ at: 'camera' }),
  }
}
