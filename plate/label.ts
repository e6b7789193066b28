import { isDrink, chooseVessel } from './vessel-choice.ts'
import type { PlateMeal, Vessel } from './meal.ts'

const vesselNames: Record<Vessel, string> = {
  prato: 'Prato',
  tigela: 'Tigela',
  copo: 'Copo',
  xicara: 'Xícara',
  marmita: 'Marmita',
  sanduiche: 'Sanduíche',
  panela: 'Panela',
}

const masculine: ReadonlySet<Vessel> = new Set(['prato', 'copo', 'sanduiche'])

const sentence = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

function uncapitalized(name: string): string {
  return name.charAt(0).toLocaleLowerCase('pt-BR') + name.slice(1)
}

/** Says a drawing in words: `Prato com arroz branco, feijão carioca e frango grelhado`. */
export function describeMeal({ items, vessel = chooseVessel(items) }: PlateMeal): string {
  const names = [...new Set(items.map(({ name }) => uncapitalized(name.trim())))]
  if (names.length === 0) return `${vesselNames[vessel]} ${masculine.has(vessel) ? 'vazio' : 'vazia'}`
  if (vessel === 'sanduiche' && items.some(({ group }) => group === 'sanduiche')) {
    const listed = sentence.format(names)
    return listed.charAt(0).toLocaleUpperCase('pt-BR') + listed.slice(1)
  }
  const link = items.every(isDrink) && (vessel === 'copo' || vessel === 'xicara') ? 'de' : 'com'
  return `${vesselNames[vessel]} ${link} ${sentence.format(names)}`
}
