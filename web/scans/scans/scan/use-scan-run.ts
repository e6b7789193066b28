import type { MealType } from '#contract/calendar.ts'
import { useRef, useState } from 'react'
import { queryClient } from '../../../api/client.ts'
import { subscriptionQuery } from '../../../api/subscription.ts'
import { useSessionUser } from '../../../api/session.ts'
import { mealMinutesOn } from '../../../day/shared/meal-minutes.ts'
import { newMealId } from '../../../day/shared/meal-id.ts'
import { momentOn } from '../../../day/shared/when.ts'
import { tick } from '../../../ui/hooks/haptics.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { useAbortController } from '../../../ui/hooks/use-abort-controller.ts'
import { queueMeal, completeMeal } from '../../../day/meal-outbox/queries.ts'
import { track } from '../../../privacy/shared/track.ts'
import { asOpenMeal } from '../description/past-meal.ts'
import { cancelScan, scanQuery } from '../queries.ts'
import type { QueueReason } from '../copy.ts'
import { failureOf, queueReasonOf, type ScanFailure } from '../scan-failure.ts'
import { runScan, ScanRunError, type ScanStage } from '../scan-run.ts'
import { useUpgrade } from '../use-upgrade.ts'
import { announcements } from '../copy.ts'

export type ScanStep =
  | { at: 'camera' }
  | { at: 'working'; photo: Blob; stage: ScanStage; isServerBusy: boolean }
  | { at: 'failed'; photo: Blob; failure: ScanFailure }
  /** The photo is queued on the phone and sent automatically. */
  | { at: 'kept'; photo: Blob; because: QueueReason }

interface Run {
  control: AbortController
  /** Id of the future scan, sent with every attempt as idempotency key. */
  id: string
  startedAt: string
  prepared: Blob | null
  isReserved: boolean
  /** Resolves after the last write of the photo: whether it is stored on the phone. */
  kept: Promise<boolean>
}

/**
 * Milliseconds for which the photo stays leased to this screen after a pause. If the screen does not renew the lease
 * by then, the outbox sends the photo.
 */
const silenceMs = 30_000

/** Meal type and day of a photo, where they are already chosen; `undefined` stands for the current meal and today. */
interface ScannedMeal {
  readonly mealType: MealType | undefined
  readonly date: string | undefined
}

/** Runs a photo through the scan; keeps the photo until there is a result. */
export function useScanRun({ mealType, date }: ScannedMeal, onScan: (scanId: string) => void) {
  const [step, setStep] = useState<ScanStep>({ at: 'camera' })
  const userId = useSessionUser()?.id
  const leadToUpgrade = useUpgrade()
  const current = useRef<Run>(null)
  const work = useAbortController()

  const run = async (photo: Blob, before: Run | null = null) => {
    work.abort()
    const usualMinutes = mealType && mealMinutesOn(queryClient, date)[mealType]
    const own: Run = {
      id: before?.id ?? newMealId(),
      startedAt: before?.startedAt ?? momentOn(date, usualMinutes, new Date()),
      control: work.begin(),
      prepared: null,
      isReserved: false,
      kept: before?.kept ?? Promise.resolve(false),
    }
    current.current = own
    const events = {
      onStage: (stage: ScanStage) => setStep({ at: 'working', photo, stage, isServerBusy: false }),
      onBusy: (pauseMs: number) => {
        setStep((shown) => (shown.at === 'working' ? { ...shown, isServerBusy: true } : shown))
        void keep(own, pauseMs + silenceMs)
      },
      onPrepared: (prepared: Blob) => {
        own.prepared = prepared
      },
      onReserved: (scanId: string) => {
        own.isReserved = true
        onScan(scanId)
      },
    }
    try {
      const scan = await runScan(photo, { id: own.id, mealType }, events, own.control.signal)
      // Released before the result is shown: otherwise the photo would stay queued if the screen were left then.
      await release(own)
      if (own.control.signal.aborted) return
      track('FoodScan')
      queryClient.setQueryData(
        scanQuery(scan.scan_id).queryKey,
        await asOpenMeal(queryClient, scan, { date, mealType }),
      )
      if (scan.status === 'done') {
        tick()
        showToast({ ...announcements.photoRead, tone: 'success' })
      }
      setStep({ at: 'camera' })
    } catch (error) {
      if (own.control.signal.aborted || !(error instanceof ScanRunError)) return
      if (leadToUpgrade(error.cause)) return
      const because = queueReasonOf(error)
      if (because !== null && (await keep(own, error.patienceMs))) {
        setStep({ at: 'kept', photo, because })
      } else {
        await release(own)
        setStep({ at: 'failed', photo, failure: failureOf(error) })
      }
    }
    void queryClient.invalidateQueries(subscriptionQuery)
  }

  /** Queues the photo, leased to this screen for `forMs`, after earlier writes; returns whether the phone holds it. */
  const keep = (own: Run, forMs: number): Promise<boolean> => {
    own.kept = own.kept.then(async (held) => (await write(own, forMs).catch(() => false)) || held)
    return own.kept
  }
  const write = async (own: Run, forMs: number): Promise<boolean> => {
    const { id, startedAt, prepared, control } = own
    if (!prepared || userId === undefined) return false
    const told = { as: 'photo' as const, bytes: await prepared.arrayBuffer() }
    if (control.signal.aborted) return false
    const until = new Date(Date.now() + forMs).toISOString()
    await queueMeal(queryClient, { id, userId, eatenAt: startedAt, told }, until)
    return true
  }
  /** Removes the photo from the queue, after a write that is under way. */
  const release = async (own: Run): Promise<void> => {
    if (await own.kept) await settle(own.id)
  }
  const settle = (id: string) => completeMeal(queryClient, id).catch(() => undefined)

  /** Cancels the scan: deletes its photo and releases its place in the quota. */
  const cancel = async () => {
    const own = current.current
    own?.control.abort()
    setStep({ at: 'camera' })
    if (own) await settle(own.id)
    if (own?.isReserved) await cancelScan(queryClient, own.id)
  }

  return {
    step,
    run: (photo: Blob) => void run(photo),
    /** Sends the same photo again, as the same scan. */
    runAgain: (photo: Blob) => void run(photo, current.current),
    cancel: () => void cancel(),
  }
}
