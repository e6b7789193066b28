import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'

interface SignUpLinkProps extends ButtonLook {
  /** Which of the page's calls this is. */
  call: string
  className?: string
  children?: ReactNode
}

/** The way in; every call of the page leads there. */
export function SignUpLink({ call, className, children = 'Cadastrar Grátis', ...look }: SignUpLinkProps) {
  return (
    <a href="/auth#criar-conta" data-cta={call} className={classNames(buttonClass(look), className)}>
      {children}
    </a>
  )
}
