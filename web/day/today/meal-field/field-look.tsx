import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export const fieldTitle = 'O que você comeu?'
export const fieldExample = 'Ex.: 1 pão francês e café'

export const fieldBoxClass =
  'rounded-card border border-edge bg-surface has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-folha'
export const wayClass =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-card text-xs font-medium text-folha hover:bg-folha-soft active:bg-folha-soft'

interface WayLookProps {
  Icon: LucideIcon
  children: ReactNode
}

/** Icon and name of a way to log a meal. */
export function WayLook({ Icon, children }: WayLookProps) {
  return (
    <>
      <Icon aria-hidden="true" size={24} />
      <span>{children}</span>
    </>
  )
}
