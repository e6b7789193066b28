import { ScanLine } from 'lucide-react'
import { buttonClass } from '../../ui/buttons/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { DayPlate } from './day-plate.tsx'
import { DaySkeleton } from './day-skeleton.tsx'

/** Prerendered shell of the day: what is the same on every day, with placeholders for the rest. */
export function DayShell() {
  return (
    <Screen>
      <PageHeader
        title={
          <>
            <span className="sr-only">Hoje</span>
            <Skeleton className="h-[1lh] w-52" />
          </>
        }
        kicker={'\u00a0'}
      />
      <DayPlate today={undefined} onOpen={() => undefined} />
      <a href="/scan" className={buttonClass({ size: 'large', wide: true })}>
        <ScanLine aria-hidden="true" size={22} /> Escanear meu prato
      </a>
      <div className="pt-6">
        <DaySkeleton />
      </div>
    </Screen>
  )
}
