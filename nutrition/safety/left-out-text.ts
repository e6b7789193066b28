import type { Exclusion } from './exclusions.ts'
import type { Allergy, Intolerance } from './health-answers.ts'

/** Effect of an answer on the menus. The answer alone, such as `Lactose`, would read as if it were served. */
const byAnswer: Readonly<Record<Exclude<Allergy | Intolerance, 'Nenhuma'> | 'Doença celíaca', string>> = {
  Leite: 'Sem leite',
  Glúten: 'Sem glúten',
  Ovo: 'Sem ovo',
  Soja: 'Sem soja',
  Amendoim: 'Sem amendoim',
  Castanhas: 'Sem castanhas',
  'Frutos do mar': 'Sem frutos do mar',
  Lactose: 'Sem lactose',
  Frutose: 'Pouca frutose',
  Histamina: 'Pouca histamina',
  FODMAPs: 'Poucos FODMAPs',
  'Doença celíaca': 'Sem glúten',
}

/**
 * Returns the effects of these reasons on the menus, each once: `Sem lactose`, `Vegano`, `Hipertensão`. A reason
 * without a source is one of those stored before sources were known here.
 */
export function leftOutTexts(
  reasons: readonly (Pick<Exclusion, 'answer'> & Partial<Pick<Exclusion, 'source'>>)[],
): string[] {
  return [
    ...new Set(
      reasons.map(({ answer, source }) => {
        const known = (byAnswer as Readonly<Record<string, string | undefined>>)[answer]
        return known ?? (source === 'alergia' ? `Sem ${answer.toLowerCase()}` : answer)
      }),
    ),
  ]
}
