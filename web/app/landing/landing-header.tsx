import { buttonClass } from '../../ui/buttons/button.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { Logo } from '../../ui/drawn/logo.tsx'
import { anchors } from './anchors.ts'
import { SignUpLink } from './sign-up-link.tsx'

export function LandingHeader() {
  return (
    <header className="relative mx-auto flex max-w-stall flex-wrap items-center justify-between gap-x-2 px-4 py-3 column:px-5 wide:py-4">
      <span className="landing-logo flex">
        <Logo />
      </span>
      <nav aria-label="Nesta página" className="hidden gap-1 wide:flex">
        {anchors.map(({ href, label }) => (
          <a
            key={href}
            href={href}
            className="flex min-h-11 items-center rounded-control px-3 font-semibold text-ink-soft hover:text-ink"
          >
            {label}
          </a>
        ))}
      </nav>
      <nav aria-label="Conta" className="flex gap-1 column:gap-2">
        <a
          href="/auth"
          data-cta="header-login"
          className={classNames(buttonClass({ variant: 'ghost' }), 'snug')}
        >
          Login
        </a>
        <SignUpLink call="header-signup" className="snug whitespace-nowrap" />
      </nav>
    </header>
  )
}
