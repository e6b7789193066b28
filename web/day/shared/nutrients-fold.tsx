import { ChevronDown } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { classNames } from '../../ui/style/class-names.ts'

interface NutrientsFoldProps {
  heading: ReactNode
  className: string
  children: ReactNode
}

/** Folded vitamins and minerals; the contents are loaded when they are opened. */
export function NutrientsFold({ heading, className, children }: NutrientsFoldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={classNames('group border border-line', className)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-2 [&::-webkit-details-marker]:hidden">
        {heading}
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      {isOpen && <Suspense fallback={<NutrientsSkeleton />}>{children}</Suspense>}
    </details>
  )
}

export function NutrientsSkeleton() {
  return (
    <div role="status" aria-label="Carregando vitaminas e minerais" className="pb-5">
      <Skeleton className="h-64 w-full rounded-control" />
    </div>
  )
}
