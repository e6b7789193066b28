import type { ReactNode } from 'react'
import { useFocusOnMount } from '../../../ui/hooks/use-focus-on-mount.ts'

interface StepHeadingProps {
  title: string
  children: ReactNode
}

/** Heading of a step; takes the focus when a button led here. */
export function StepHeading({ title, children }: StepHeadingProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>()
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="text-lg font-bold">
        {title}
      </h2>
      <p className="pt-0.5 text-pretty text-ink-soft">{children}</p>
    </div>
  )
}
