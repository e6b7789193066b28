import { type ReactNode, useEffect, useRef } from 'react'
import { Banner } from '../../ui/banner.tsx'

interface PurchaseNoticeProps {
  title: string
  action?: ReactNode
  children: ReactNode
}

/** Explains why a purchase did not proceed. Takes the focus, because the button was further down. */
export function PurchaseNotice({ title, action, children }: PurchaseNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={notice} tabIndex={-1} role="status" className="rounded-card outline-none">
      <Banner tone="warning" title={title} action={action}>
        {children}
      </Banner>
    </div>
  )
}
