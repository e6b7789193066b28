import type { ReactNode } from 'react'

/** Where a keyboard lands that passes over the list. */
export const actionsId = 'acoes'

/** What can be done about a long list, in reach wherever one is in it. */
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
