import { classNames } from '../style/class-names.ts'

/** Pulsing placeholder in the shape of the content; set width and height by class. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block', className)} />
}

const lineWidths = ['w-full', 'w-11/12', 'w-3/5']

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classNames('h-4', lineWidths[line % lineWidths.length])} />
      ))}
    </span>
  )
}
