import { Logo } from '../app/logo.tsx'
import { buttonClass } from '../ui/button.tsx'

export function LandingPage() {
  return (
    <div className="mx-auto max-w-stall px-5">
      <header className="pt-safe flex items-center justify-between gap-3 pb-4">
        <Logo />
        <a href="/auth" className={buttonClass({ variant: 'secondary' })}>
          Login
        </a>
      </header>
    </div>
  )
}
