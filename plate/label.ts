import { chooseVessel, isDrink } from './vessel-choice.ts'
import type { PlateMeal, Vessel } from './meal.ts'

const emptyVessels: Readonly<Record<Vessel, string>> = {
  prato: 'Prato vazio',
  tigela: 'Tigela vazia',
  copo: 'Copo vazio',
  xicara: 'Xícara vazia',
  marmita: 'Marmita vazia',
  sanduiche: 'Sanduíche vazio',
  panela: 'Panela vazia',
}

const sentence = new Intl.ListFormat('pt-BR')

/** Returns the Portuguese description of a drawing: `Prato com arroz branco, feijão carioca e frango grelhado`. */
export function describeMeal({ items, vessel = chooseVessel(items) }: PlateMeal): string {
  const names = new Set(items.map(({ name }) => name.trim().replace(/^./u, (first) => first.toLowerCase())))
  const listed = sentence.format(names)
  if (!listed) return emptyVessels[vessel]
  if (vessel === 'sanduiche' && items.some(({ group }) => group === vessel)) {
    return listed.replace(/^./u, (first) => first.toUpperCase())
  }
  const link = /copo|xicara/.test(vessel) && items.every(isDrink) ? 'de' : 'com'
  return emptyVessels[vessel].replace(/vazi.$/, `${link} ${listed}`)
}
