import { getRouteApi } from '@tanstack/react-router'
import { PageHeader } from '../ui/page-header.tsx'
import { Screen } from '../ui/screen.tsx'
import { CameraView } from './camera-view.tsx'
import { DescribedMeal } from './described-meal.tsx'
import { FailureView } from './failure-view.tsx'
import { ScanResult } from './scan-result.tsx'
import { type ScanStep, useScanRun } from './use-scan-run.ts'
import { WorkingView } from './working-view.tsx'

const route = getRouteApi('/scan')

/** FoodScan BR. Where it stands is in the address, so that a reload or the back key finds it again. */
export function ScanScreen() {
  const { scan, modo } = route.useSearch()
  const navigate = route.useNavigate()
  const goHome = () => void navigate({ to: '/' })
  const openScan = (id: string) => void navigate({ search: { scan: id }, replace: true })
  const openCamera = () => void navigate({ search: {}, replace: true })
  const describe = () => void navigate({ search: { modo: 'descrever' } })
  const { step, run, reset } = useScanRun(openScan)

  const body = () => {
    if (scan) return <ScanResult key={scan} id={scan} onDone={goHome} onNewPhoto={openCamera} />
    if (modo === 'descrever') return <DescribedMeal onDone={goHome} />
    return <PhotoSteps step={step} onPhoto={run} onReset={reset} onDescribe={describe} />
  }
  return (
    <Screen>
      <PageHeader title="FoodScan BR" onBack={goHome} />
      {body()}
    </Screen>
  )
}

interface PhotoStepsProps {
  step: ScanStep
  onPhoto: (photo: Blob) => void
  onReset: () => void
  onDescribe: () => void
}

function PhotoSteps({ step, onPhoto, onReset, onDescribe }: PhotoStepsProps) {
  switch (step.at) {
    case 'camera':
      return <CameraView onPhoto={onPhoto} onDescribe={onDescribe} />
    case 'working':
      return <WorkingView photo={step.photo} stage={step.stage} />
    case 'failed':
      return (
        <FailureView
          title={step.title}
          detail={step.detail}
          onRetry={onReset}
          onSamePhoto={() => onPhoto(step.photo)}
          onDescribe={onDescribe}
        />
      )
  }
}
