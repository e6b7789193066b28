import type { ReactNode } from 'react'
import { classNames } from '../style/class-names.ts'

interface ScreenProps {
  children: ReactNode
  className?: string
}

/** Content column of every screen; keeps clear of the bottom bar if there is one. */
export function Screen({ children, className }: ScreenProps) {
  return (
    <main
      id="conteudo"
      tabIndex={-1}
      className={classNames('mx-auto w-full max-w-column px-5 pt-safe pb-screen', className)}
    >
      {children}
    </main>
  )
}
