import { CircleAlert, Info, type LucideIcon, PartyPopper, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'
import { IconButton } from '../buttons/icon-button.tsx'

export type BannerTone = 'info' | 'success' | 'warning' | 'danger'

const tones: Record<BannerTone, { ground: string; icon: string; Icon: LucideIcon }> = {
  info: { ground: 'bg-ceu-soft', icon: 'text-ceu', Icon: Info },
  success: { ground: 'bg-folha-soft', icon: 'text-folha', Icon: PartyPopper },
  warning: { ground: 'bg-gema-soft', icon: 'text-ink', Icon: TriangleAlert },
  danger: { ground: 'bg-tomate-soft', icon: 'text-tomate', Icon: CircleAlert },
}

interface BannerProps {
  tone?: BannerTone
  title: string
  children?: ReactNode
  action?: ReactNode
  onDismiss?: () => void
}

/** Notice about this screen, until it is resolved or dismissed. */
export function Banner({ tone = 'info', title, children, action, onDismiss }: BannerProps) {
  const { ground, icon, Icon } = tones[tone]
  return (
    <section
      role={tone === 'danger' ? 'alert' : undefined}
      className={classNames(
        'relative flex gap-3 rounded-card p-4 high-contrast:border',
        ground,
        onDismiss && 'pr-12',
      )}
    >
      <Icon aria-hidden="true" size={22} className={classNames('mt-px shrink-0', icon)} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
        <p className="font-semibold">{title}</p>
        {children && <div className="text-sm text-ink">{children}</div>}
        {action && <div className="pt-1.5">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          label="Dispensar aviso"
          icon={<X size={18} />}
          className="absolute top-1 right-1"
          onClick={onDismiss}
        />
      )}
    </section>
  )
}
