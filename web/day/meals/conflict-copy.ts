import type { FoodConflict } from '#contract/day/foods.ts'
import { formatList } from '../../ui/format/list-pt-br.ts'

/** Mark of a food in a list: `Contém: leite (alergia) · Pode conter: soja (alergia)`. */
export function conflictText(conflicts: readonly FoodConflict[]): string {
  const allergens = conflicts.filter(({ source }) => source === 'alergia' || source === 'intolerancia')
  const byCertainty = Map.groupBy(allergens, ({ certainty }) => certainty)
  const parts = (['contem', 'pode_conter', 'nao_verificado'] as const).flatMap((certainty) => {
    const found = byCertainty.get(certainty) ?? []
    const bySource = Map.groupBy(found, ({ source }) => source)
    const named = [...bySource].map(
      ([source, same]) => `${answersOf(same)} (${source === 'alergia' ? 'alergia' : 'intolerância'})`,
    )
    return named.length > 0 ? [`${beginnings[certainty]}: ${formatList(named)}`] : []
  })
  const states = conflicts.filter(({ source }) => source === 'gestacao')
  const styles = conflicts.filter(({ source }) => source === 'estilo')
  if (states.length > 0) parts.push(`Não indicado: ${answersOf(states)}`)
  if (styles.length > 0) parts.push(`Fora do seu estilo: ${answersOf(styles)}`)
  return parts.join(' · ')
}

const beginnings = {
  contem: 'Contém',
  pode_conter: 'Pode conter',
  nao_verificado: 'Confira o rótulo',
} as const

function answersOf(conflicts: readonly FoodConflict[]): string {
  return formatList([...new Set(conflicts.map(({ answer }) => answer.toLowerCase()))])
}
