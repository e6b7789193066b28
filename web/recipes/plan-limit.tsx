import { Link } from '@tanstack/react-router'
import { LockOpen } from 'lucide-react'
import { formatNumber } from '../ui/format-pt-br.ts'

/** Says that the book goes on beyond this plan, and where. */
export function PlanLimit({ open, total }: { open: number; total: number }) {
  if (open >= total) return null
  return (
    <Link
      to="/paywall"
      className="flex min-h-11 items-center gap-3 rounded-control bg-acai px-4 py-2.5 text-paper high-contrast:border"
    >
      <LockOpen aria-hidden="true" size={20} className="shrink-0" />
      <span className="flex-1 text-sm">
        Seu plano abre <strong>{formatNumber(open)}</strong> das {formatNumber(total)} receitas do livro.
      </span>
      <span className="shrink-0 text-sm font-semibold underline underline-offset-4">Fazer upgrade</span>
    </Link>
  )
}
