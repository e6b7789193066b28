import { Link } from '@tanstack/react-router'
import { LockOpen } from 'lucide-react'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'

/** States that more recipes exist beyond this plan, with a link to the plans. */
export function PlanLimit({ open, total }: { open: number; total: number }) {
  return (
    <Link
      to="/paywall"
      className="inline-flex min-h-11 items-center gap-2 rounded-full bg-acai px-4 text-sm font-semibold text-paper high-contrast:border"
    >
      <LockOpen aria-hidden="true" size={17} className="shrink-0" />
      Abrir as {formatNumber(total)}
      <span className="sr-only">
        {' '}
        receitas do livro: o seu plano abre {formatNumber(open)}. Fazer upgrade
      </span>
    </Link>
  )
}
