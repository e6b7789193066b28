import type { MenuExplanation } from '#contract/menus/menus.ts'
import { ChevronDown } from 'lucide-react'
import { DottedList } from '../../ui/layout/dotted-list.tsx'

interface WhyThisMenuProps {
  explanation: MenuExplanation
  isPlain: boolean
}

export function WhyThisMenu({ explanation, isPlain }: WhyThisMenuProps) {
  const groups = [
    ['Suas metas', explanation.targets_met],
    ['O que deixamos de fora', explanation.avoided],
    ['O que afrouxamos', explanation.relaxed],
    ['Sugestões', explanation.suggestions],
  ] as const
  return (
    <details className="group rounded-card border border-line bg-surface px-5">
      <summary className="flex min-h-14 list-none items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        Por que este cardápio?
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 pb-5">
        {isPlain && (
          <p className="text-pretty">
            Este é um cardápio básico: o completo demoraria demais. As restrições valem do mesmo jeito.
          </p>
        )}
        {groups.map(
          ([title, lines]) =>
            lines.length > 0 && (
              <section key={title} className="flex flex-col gap-2">
                <h3 className="font-bold">{title}</h3>
                <DottedList className="gap-1.5" items={lines} />
              </section>
            ),
        )}
      </div>
    </details>
  )
}
