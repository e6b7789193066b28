import { chooseVessel, isDrink } from './vessel-choice.ts'
import type { PlateMeal, Vessel } from './meal.ts'

const vesselNames: Readonly<Record<Vessel, string>> = {
  prato: 'Prato',
  tigela: 'Tigela',
  copo: 'Copo',
  xicara: 'Xícara',
  marmita: 'Marmita',
  sanduiche: 'Sanduíche',
  panela: 'Panela',
}

const sentence = new Intl.ListFormat('pt-BR')

/**
 * Returns the Portuguese description of a drawing, such as `Prato com arroz branco, feijão carioca e frango grelhado`.
 */
export function describeMeal({ items, vessel = chooseVessel(items) }: PlateMeal): string {
  const names = new Set(items.map(({ name }) => name.trim().replace(/^./u, (first) => first.toLowerCase())))
  const listed = sentence.format(names)
  const vesselName = vesselNames[vessel]
  if (!listed) return `${vesselName} ${vesselName.endsWith('a') ? 'vazia' : 'vazio'}`
  if (vessel === 'sanduiche' && items.some(({ group }) => group === vessel)) {
    return listed.replace(/^./u, (first) => first.toUpperCase())
  }
  const link = /copo|xicara/.test(vessel) && items.every(isDrink) ? 'de' : 'com'
  return `${vesselName} ${link} ${listed}`
}
