import { expect, test } from 'vitest'
import { itemAt } from '../../../shared/collections/lookup.ts'
import { seededRandom, type Random } from '../random.ts'
import { constraintText } from './constraint-text.ts'
import { readObservations } from './read-observations.ts'

const openers = [
  'sem',
  'não como',
  'nao como',
  'não quero',
  'não gosto de',
  'evito',
  'evitar',
  'tirar',
  'tira',
  'tire',
  'odeio',
  'nada de',
]
const separators = [', ', ' e ', ' ou ', ' nem ', ', e ', ', nem ', '/', ' / ', '; ', '\n', ', o ', ' e a ']

/** Names in a note, with the text of what is then left out. */
const foods: readonly (readonly [name: string, text: string])[] = [
  ['carne', 'Sem carnes'],
  ['queijo', 'Sem queijos'],
  ['ovo', 'Sem ovo'],
  ['boi', 'Sem carne bovina'],
  ['porco', 'Sem carne de porco'],
  ['camarão', 'Sem camarão'],
  ['amendoim', 'Sem amendoim'],
  ['glúten', 'Sem alimentos com glúten'],
  ['lactose', 'Sem laticínios'],
  ['fritura', 'Sem frituras'],
  ['cebola crua', 'Sem cebola'],
  ['pimentão verde', 'Sem pimentão'],
  ['leite de coco', 'Sem leite de coco'],
  ['jiló', 'Sem jiló'],
  ['arroz', 'Sem arroz'],
  ['feijão preto', 'Sem feijão-preto'],
]
/** Clauses after a list that ask for a food or speak of something else. */
const endings = [
  '',
  ', com abacate',
  ' e com abacate',
  ' e quero abacate todo dia',
  ', quero abacate',
  ' quero abacate',
  ' adoro abacate',
  ', abacate pode',
  ', mais abacate',
  ' e mais abacate',
  ', mas como abacate',
  ' mas com abacate',
  '. Adoro abacate',
  ', semana corrida',
  ', sou alérgico',
  '. Sou alérgica e me faz mal',
]

function oneOf<Item>(items: readonly Item[], random: Random): Item {
  return itemAt(items, Math.floor(random() * items.length))
}

function someFoods(random: Random) {
  const shuffled = foods
    .map((food) => ({ food, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ food }) => food)
  return shuffled.slice(0, 2 + Math.floor(random() * 4))
}

function listOf(listed: readonly (readonly [name: string, text: string])[], random: Random): string {
  return listed.map(([name]) => name).reduce((list, name) => list + oneOf(separators, random) + name)
}

function leftOutOf(note: string): string[] {
  const texts = readObservations(note).understood.map(({ constraint }) => constraintText(constraint))
  return texts.filter((text) => /^Sem|: sem/.test(text)).toSorted()
}

test('every food of a list is left out, in any order, with any separators, until a wish', () => {
  const random = seededRandom(29)
  for (let round = 0; round < 1500; round += 1) {
    const listed = someFoods(random)
    const note = `${oneOf(openers, random)} ${listOf(listed, random)}${oneOf(endings, random)}`
    expect({ note, leftOut: leftOutOf(note) }).toEqual({
      note,
      leftOut: listed.map(([, text]) => text).toSorted(),
    })
  }
})

const places = [
  ' no jantar',
  ' na quinta',
  ', só no almoço',
  ' no café da manhã de sábado',
  ' no jantar e no almoço',
]
const health = [', sou alérgico', '. Sou alérgica', ', me faz mal', ', tenho alergia']

test('beside an allergy, a list is left out of every meal, whatever place it names', () => {
  const random = seededRandom(31)
  for (let round = 0; round < 600; round += 1) {
    const listed = someFoods(random)
    const note = `${oneOf(openers, random)} ${listOf(listed, random)}${oneOf(places, random)}${oneOf(health, random)}`
    expect({ note, leftOut: leftOutOf(note) }).toEqual({
      note,
      leftOut: listed.map(([, text]) => text).toSorted(),
    })
  }
})
