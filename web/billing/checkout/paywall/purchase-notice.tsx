import type { ReactNode } from 'react'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { useFocusOnMount } from '../../../ui/hooks/use-focus-on-mount.ts'

interface PurchaseNoticeProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

/** Explains why a purchase did not proceed. Takes the focus, because the button was further down. */
export function PurchaseNotice({ title, action, children }: PurchaseNoticeProps) {
  const notice = useFocusOnMount<HTMLDivElement>({ block: 'center' })
  return (
    <div ref={notice} tabIndex={-1} role="status" className="rounded-card outline-none">
      <Banner tone="warning" title={title} action={action}>
        {children}
      </Banner>
    </div>
  )
}
