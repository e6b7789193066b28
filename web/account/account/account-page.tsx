import type { ReactNode } from 'react'
import { Awning } from '../../ui/drawn/awning.tsx'
import { Screen } from '../../ui/layout/screen.tsx'

/** Layout of all account screens, under the awning. */
export function AccountPage({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="bg-folha pt-[env(safe-area-inset-top)]">
        <div className="bg-paper">
          <Awning />
        </div>
      </div>
      <Screen>{children}</Screen>
    </>
  )
}
