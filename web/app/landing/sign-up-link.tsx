import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '../../ui/buttons/button.tsx'
import { classNames } from '../../ui/style/class-names.ts'

interface SignUpLinkProps extends ButtonLook {
  /** Name of this call to action, by which its clicks are tracked. */
  call: string
  className?: string
  children?: ReactNode
}

/** Sign-up link, shared by all calls to action of the page. */
export function SignUpLink({ call, className, children = 'Cadastrar grátis', ...look }: SignUpLinkProps) {
  return (
    <a href="/auth#criar-conta" data-cta={call} className={classNames(buttonClass(look), className)}>
      {children}
    </a>
  )
}
