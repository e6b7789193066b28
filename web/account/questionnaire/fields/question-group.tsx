import type { ReactNode } from 'react'
import type { AnswerPath } from '../answers/answers.ts'

interface QuestionGroupProps {
  icon: ReactNode
  title: string
  children: ReactNode
}

export function QuestionGroup({ icon, title, children }: QuestionGroupProps) {
  return (
    <section className="flex flex-col gap-6 border-t border-line pt-6 first:border-0 first:pt-0">
      <h2 className="flex items-center gap-3 text-lg font-bold">
        <span
          aria-hidden="true"
          className="flex size-10 shrink-0 items-center justify-center rounded-full bg-gema text-on-ripe"
        >
          {icon}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}

/** First line of a step that may be skipped. */
export function OptionalNote() {
  return (
    <p className="-mt-3 text-ink-soft">
      Para um cardápio melhor. Responda o que quiser e pule o resto: nada aqui é obrigatório.
    </p>
  )
}

/** Required question, with an id to which the list of missing answers scrolls. */
export function RequiredQuestion({ path, children }: { path: AnswerPath; children: ReactNode }) {
  return (
    <div id={path} className="scroll-mt-6">
      {children}
    </div>
  )
}

export function goToQuestion(path: AnswerPath): void {
  const question = document.getElementById(path)
  question?.scrollIntoView({ block: 'start' })
  question?.querySelector<HTMLElement>('input, select, textarea')?.focus({ preventScroll: true })
}
