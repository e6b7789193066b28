import { HomeLink } from './home-link.tsx'
import { WelcomePlate } from './welcome-plate.tsx'

interface AccountHeaderProps {
  title: string
  promise: string
}

/** Title and promise of an account form, beside a served plate. */
export function AccountHeader({ title, promise }: AccountHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-3 pb-4">
      <div className="flex-1">
        <HomeLink />
        <h1 tabIndex={-1} className="text-2xl font-extrabold">
          {title}
        </h1>
        <p className="pt-1 text-balance text-ink-soft">{promise}</p>
      </div>
      <WelcomePlate place="beside" />
    </header>
  )
}
