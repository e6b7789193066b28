import type { FrontWarning } from '#nutrition/foods/front-warning.ts'
import { Search } from 'lucide-react'
import { formatList } from '../../ui/format/list-pt-br.ts'

const names: Readonly<Record<FrontWarning, string>> = {
  acucar_adicionado: 'açúcar adicionado',
  gordura_saturada: 'gordura saturada',
  sodio: 'sódio',
}

/** Warnings of the front of a package, computed from the values: "Alto em açúcar adicionado". */
export function FrontWarnings({ warnings = [] }: { warnings?: readonly FrontWarning[] | undefined }) {
  if (warnings.length === 0) return null
  const computed = `Pelos valores, alto em ${formatList(warnings.map((warning) => names[warning]))}`
  return (
    <ul aria-label={computed} title={computed} className="flex flex-wrap gap-1.5">
      {warnings.map((warning) => (
        <li
          key={warning}
          className="inline-flex items-center gap-1 rounded-sm bg-ink px-2 py-0.5 text-xs font-semibold text-paper"
        >
          <Search aria-hidden="true" size={12} strokeWidth={3} /> Alto em {names[warning]}
        </li>
      ))}
    </ul>
  )
}
