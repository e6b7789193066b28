import { Camera } from 'lucide-react'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { SummarySkeleton } from './day-skeleton.tsx'
import { fieldBoxClass, fieldExample, fieldTitle, WayLook, wayClass } from './meal-field/field-look.tsx'

/** Prerendered shell of the day: what is the same on every day, with placeholders for the rest. */
export function DayShell() {
  return (
    <Screen className="desk-wide desk-day">
      <PageHeader
        title={
          <>
            <span className="sr-only">Hoje</span>
            <Skeleton className="h-[1lh] w-52" />
          </>
        }
        kicker={'\u00a0'}
      />
      <div className="flex flex-col gap-4 pb-6">
        <SummarySkeleton />
        <FieldBeforeStart />
      </div>
    </Screen>
  )
}

/** Field for a meal as links, until the program has loaded. */
function FieldBeforeStart() {
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-lg font-bold">{fieldTitle}</p>
      <div className={fieldBoxClass}>
        <a href="/scan?modo=descrever" className="block min-h-12 px-4 py-3 leading-6 text-ink-soft">
          {fieldExample}
        </a>
        <div className="grid auto-cols-fr grid-flow-col border-t border-line">
          <a href="/scan" className={wayClass}>
            <WayLook Icon={Camera}>
              Escanear<span className="sr-only"> meu prato</span>
            </WayLook>
          </a>
          <span className={wayClass} />
          <span className={wayClass} />
        </div>
      </div>
    </div>
  )
}
