import type { ReactNode } from 'react'

/** Target of the link that skips the list for keyboard users. */
export const actionsId = 'acoes'

/** Actions for a long list, always within reach. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      id={actionsId}
      tabIndex={-1}
      className="sticky bottom-0 z-20 -mx-5 mt-4 flex flex-col gap-2 border-t border-line bg-paper px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  )
}
