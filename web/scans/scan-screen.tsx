import { getRouteApi } from '@tanstack/react-router'
import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'
import { useArrival } from '../ui/use-arrival.ts'
import { CameraView } from './camera-view.tsx'
import { placeNames, stageTexts } from './copy.ts'
import { DescribedPlateResult, MealWords } from './described-meal.tsx'
import { FailureView } from './failure-view.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import { ScanResult } from './scan-result.tsx'
import { useScanRun } from './use-scan-run.ts'
import { WorkingView } from './working-view.tsx'

const route = getRouteApi('/scan')

/** FoodScan BR. Where it stands is in the address, so that a reload or the back key finds it again. */
export function ScanScreen() {
  const { scan, modo } = route.useSearch()
  const navigate = route.useNavigate()
  const goHome = () => void navigate({ to: '/', replace: true })
  const openCamera = () => void navigate({ search: {}, replace: true })
  const openWords = () => void navigate({ search: { modo: 'descrever' } })
  const openPlate = () => void navigate({ search: { modo: 'descrito' } })
  const { step, run, cancel, reset } = useScanRun(
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
              reset()
              openCamera()
            }}
            onSamePhoto={() => run(step.photo)}
            onDescribe={() => {
              reset()
              openWords()
            }}
          />
        )
      case 'camera':
        if (scan) return <ScanResult key={scan} id={scan} onDone={goHome} onNewPhoto={openCamera} />
        if (modo === 'descrever') return <MealWords onRead={openPlate} />
        if (modo === 'descrito') return <DescribedPlateResult onDone={goHome} onWords={openWords} />
        return <CameraView onPhoto={run} onDescribe={openWords} />
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
        {step.at === 'working' && stageTexts[step.stage]}
      </p>
      {body()}
    </Screen>
  )
}
