import { sharedMode } from '#contract/scans/share-target.ts'
import { mealTypes } from '#nutrition/targets/meal-type.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { dayTitle, pastOpenDay } from '../../../day/shared/day-copy.ts'
import { localDay } from '../../../ui/format/local-day.ts'
import { BackHeader } from '../../../ui/layout/back-header.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { useArrival } from '../../../ui/hooks/use-arrival.ts'
import { queuedMode } from '../../../day/meal-outbox/queries.ts'
import { stepOf } from '../../shared/meal-series.ts'
import { writtenMode } from '../../shared/written-mode.ts'
import { CameraView } from '../camera/camera-view.tsx'
import { busyTexts, placeNames, stageTexts } from '../copy.ts'
import { LazyDescribedPlate } from '../description/lazy-described-plate.tsx'
import { MealDescription } from '../description/meal-description.tsx'
import { FailureView } from './failure-view.tsx'
import { QueuedPhoto } from './queued-photo.tsx'
import { PhotoPreview } from '../photo-preview.tsx'
import { ScanResult } from './scan-result.tsx'
import { SharedPhoto } from './shared-photo.tsx'
import { describedPlateQuery } from '../queries.ts'
import { useScanRun } from './use-scan-run.ts'
import { QueuedDescription } from '../description/queued-description.tsx'
import { WorkingView } from './working-view.tsx'

const route = getRouteApi('/scan')

/** Scan screen (FoodScan BR). Its step is in the address, so that a reload or going back restores it. */
export function ScanScreen() {
  const { scan, modo, refeicao, dia } = route.useSearch()
  const mealType = mealTypes.find((one) => one === refeicao)
  const [today] = useState(() => localDay(new Date()))
  const date = pastOpenDay(dia, today)
  const askedOn = (day: string | undefined) => ({
    ...(mealType && { refeicao: mealType }),
    ...(day && { dia: day }),
  })
  const navigate = route.useNavigate()
  const goTo = (day = date) =>
    day === undefined || day === today
      ? void navigate({ to: '/', replace: true })
      : void navigate({ to: '/dia/$date', params: { date: day }, replace: true })
  const openCamera = () => void navigate({ search: askedOn(date), replace: true })
  const describeOn = (day: string | undefined) =>
    void navigate({ search: { modo: 'descrever', ...askedOn(day) } })
  const openDescription = () => describeOn(date)
  const openPlate = (day: string | undefined, replace = false) =>
    void navigate({ search: { modo: 'descrito', ...(day && { dia: day }) }, replace })
  const { step, run, runAgain, cancel } = useScanRun(
    { mealType, date },
    (id) => void navigate({ search: { scan: id, ...askedOn(date) }, replace: true }),
  )
  const place = step.at === 'camera' ? (scan ?? modo ?? 'camera') : step.at
  useArrival(place)
  const { data: described } = useQuery({ ...describedPlateQuery, enabled: false })
  const series = place === 'descrito' ? described?.series : undefined

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
        if (scan && (modo === queuedMode || modo === writtenMode)) {
          const readsAtOnce = modo === writtenMode
          return (
            <QueuedDescription
              key={scan}
              id={scan}
              readsAtOnce={readsAtOnce}
              onRead={(day) => openPlate(day, readsAtOnce)}
              onGone={openDescription}
            />
          )
        }
        if (scan)
          return (
            <ScanResult key={scan} id={scan} {...{ date, mealType }} onDone={goTo} onNewPhoto={openCamera} />
          )
        if (modo === sharedMode) return <SharedPhoto onPhoto={run} onNone={openCamera} />
        if (modo === writtenMode)
          return (
            <MealDescription
              readsAtOnce
              mealType={mealType}
              date={date}
              onRead={(day) => openPlate(day, true)}
              onKept={() => goTo()}
            />
          )
        if (modo === 'descrever')
          return (
            <MealDescription
              mealType={mealType}
              date={date}
              onRead={(day) => openPlate(day)}
              onKept={() => goTo()}
            />
          )
        if (modo === 'descrito')
          return (
            <LazyDescribedPlate
              onDone={goTo}
              onDescribe={describeOn}
              onReword={(id) => void navigate({ search: { scan: id, modo: queuedMode } })}
              onNext={(id) => void navigate({ search: { scan: id, modo: writtenMode }, replace: true })}
            />
          )
        return <CameraView onPhoto={run} onDescribe={openDescription} />
    }
  }
  return (
    <Screen>
      <BackHeader
        title="FoodScan BR"
        kicker={date && dayTitle(date, today)}
        part={
          series ? `${placeNames[place]}, ${stepOf(series)}` : placeNames[place === scan ? 'scan' : place]
        }
        onBack={() => (date ? goTo() : void navigate({ to: '/' }))}
      />
      <p role="status" className="sr-only">
        {step.at === 'working' &&
          (step.isServerBusy ? `${busyTexts.title} ${busyTexts.detail}` : stageTexts[step.stage])}
      </p>
      {body()}
    </Screen>
  )
}
