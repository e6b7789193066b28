import { useQuery } from '@tanstack/react-query'
import { todayQuery } from '../../../api/today.ts'
import { savedMealsQuery } from '../../../day/saved-meals/queries.ts'
import type { TableSlip } from '../../../day/shared/table-reader/whole-table.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { formatList } from '../../../ui/format/format-pt-br.ts'
import { savedLaterText } from '../copy.ts'

/** Plate that this device reads from a text without a network. The server's reading replaces it later. */
export function DeviceReading({ text }: { text: string }) {
  const { data: today } = useQuery(todayQuery)
  const { data: slip, error } = useQuery({
    queryKey: ['device-reading', text],
    queryFn: async ({ client }) => {
      const { readFromTable } = await import('../../../day/shared/table-reader/whole-table.ts')
      const saved = await client.query(savedMealsQuery).catch(() => null)
      return readFromTable(
        text,
        saved?.meals.map(({ id, name }) => ({ id, name })),
      )
    },
    retry: false,
    staleTime: Infinity,
  })
  if (error) {
    return (
      <p className="text-sm text-ink-soft">
        A tabela de alimentos ainda não está neste aparelho: ela chega sozinha quando você usa o app com
        internet. Guarde a refeição, e ela é lida quando a internet voltar.
      </p>
    )
  }
  if (!slip) return <Skeleton className="h-32 w-full rounded-card" />
  // Unknown where the day was never stored here: then no number is shown.
  return <Slip slip={slip} hidesNumbers={today?.numbers_hidden ?? true} />
}

function Slip({ slip, hidesNumbers }: { slip: TableSlip; hidesNumbers: boolean }) {
  const { lines, totals, unmatched, questions, status, named } = slip
  const saved = named.length > 0 ? savedLaterText(formatList(named.map((name) => `“${name}”`))) : ''
  if (lines.length === 0) return <p className="text-sm text-ink-soft">{saved || status}</p>
  return (
    <Card>
      <h2 className="pb-2 font-semibold">Lido neste aparelho</h2>
      <ul className="divide-y divide-line">
        {lines.map(({ name, amount, measured, kcal }, place) => (
          <li key={place} className="flex items-baseline justify-between gap-3 py-2">
            <span className="min-w-0">
              {name} <span className="block text-sm text-ink-soft">{hidesNumbers ? measured : amount}</span>
            </span>
            {!hidesNumbers && <span className="shrink-0 text-sm">{kcal} kcal</span>}
          </li>
        ))}
      </ul>
      {!hidesNumbers && (
        <p className="border-t border-line pt-2 text-sm">
          <strong>{totals.kcal} kcal</strong> · {totals.protein} de proteína · {totals.carbs} de carboidrato ·{' '}
          {totals.fat} de gordura
        </p>
      )}
      {[saved, unmatched, questions].filter(Boolean).map((note) => (
        <p key={note} className="pt-2 text-sm">
          {note}
        </p>
      ))}
      <p className="pt-2 text-sm text-ink-soft">
        Sem internet não avisamos sobre alergias: confira os ingredientes. Os avisos, os alimentos e receitas
        que você criou e as suas porções de costume entram quando ela voltar.
      </p>
    </Card>
  )
}
