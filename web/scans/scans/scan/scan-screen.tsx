import { sharedMode } from '#contract/scans/share-target.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'
import { getRouteApi } from '@tanstack/react-router'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { useArrival } from '../../../ui/hooks/use-arrival.ts'
import { queuedMode } from '../../../day/meal-outbox/queries.ts'
import { CameraView } from '../camera/camera-view.tsx'
import { busyTexts, placeNames, stageTexts } from '../copy.ts'
import { DescribedPlateResult, MealDescription } from '../description/described-meal.tsx'
import { FailureView } from './failure-view.tsx'
import { QueuedPhoto } from './queued-photo.tsx'
import { PhotoPreview } from '../photo-preview.tsx'
import { ScanResult } from './scan-result.tsx'
import { SharedPhoto } from './shared-photo.tsx'
import { useScanRun } from './use-scan-run.ts'
import { QueuedDescription } from '../description/queued-description.tsx'
import { WorkingView } from './working-view.tsx'

const route = getRouteApi('/scan')

/** Scan screen (FoodScan BR). Its step is in the address, so that a reload or going back restores it. */
export function ScanScreen() {
  const { scan, modo, refeicao } = route.useSearch()
  const mealType = mealTypes.find((one) => one === refeicao)
  const asked = mealType && { refeicao: mealType }
  const navigate = route.useNavigate()
  const goHome = () => void navigate({ to: '/', replace: true })
  const openCamera = () => void navigate({ search: { ...asked }, replace: true })
  const openDescription = () => void navigate({ search: { modo: 'descrever', ...asked } })
  const openPlate = () => void navigate({ search: { modo: 'descrito' } })
  const { step, run, runAgain, cancel } = useScanRun(
    mealType,
    (id) => void navigate({ search: { scan: id }, replace: true }),
  )
  const place = step.at === 'camera' ? (scan ?? modo ?? 'camera') : step.at
  useArrival(place)

  const body = () => {
    switch (step.at) {
      case 'working':
        return (
          <WorkingView
            picture={<PhotoPreview photo={step.photo} alt="Sua foto do prato" />}
            stage={step.stage}
            isServerBusy={step.isServerBusy}
            onCancel={() => {
              cancel()
              openCamera()
            }}
          />
        )
      case 'failed':
        return (
          <FailureView
            photo={step.photo}
            failure={step.failure}
            onRetry={() => {
              cancel()
              openCamera()
            }}
            onSamePhoto={() => runAgain(step.photo)}
            onDescribe={() => {
              cancel()
              openDescription()
            }}
          />
        )
      case 'kept':
        return (
          <QueuedPhoto
            photo={step.photo}
            because={step.because}
            onSamePhoto={() => runAgain(step.photo)}
            onDescribe={() => {
              cancel()
              openDescription()
            }}
            onDiscard={() => {
              cancel()
              openCamera()
            }}
          />
        )
      case 'camera':
        if (scan && modo === queuedMode) {
          return <QueuedDescription key={scan} id={scan} onRead={openPlate} onGone={openDescription} />
        }
        if (scan) return <ScanResult key={scan} id={scan} onDone={goHome} onNewPhoto={openCamera} />
        if (modo === sharedMode) return <SharedPhoto onPhoto={run} onNone={openCamera} />
        if (modo === 'descrever')
          return <MealDescription mealType={mealType} onRead={openPlate} onKept={goHome} />
        if (modo === 'descrito') return <DescribedPlateResult onDone={goHome} onDescribe={openDescription} />
        return <CameraView onPhoto={run} onDescribe={openDescription} />
    }
  }
  return (
    <Screen>
      <PageHeader
        title="FoodScan BR"
        part={placeNames[place === scan ? 'scan' : place]}
        onBack={() => void navigate({ to: '/' })}
      />
      <p role="status" className="sr-only">
        {step.at === 'working' &&
          (step.isServerBusy ? `${busyTexts.title} ${busyTexts.detail}` : stageTexts[step.stage])}
      </p>
      {body()}
    </Screen>
  )
}
