import type { Token } from './tokens.ts'
import { entryOf } from './words.ts'

/** Units of mass and volume by word or look-up key, with the grams or millilitres of one unit. */
const masses: Readonly<Record<string, readonly [name: string, grams: number]>> = {
  g: ['grama', 1],
  gr: ['grama', 1],
  grs: ['grama', 1],
  grama: ['grama', 1],
  gm: ['grama', 1],
  kg: ['grama', 1000],
  kgs: ['grama', 1000],
  quilo: ['grama', 1000],
  kilo: ['grama', 1000],
  quilograma: ['grama', 1000],
  k: ['grama', 1000],
  mg: ['grama', 0.001],
  miligrama: ['grama', 0.001],
  ml: ['ml', 1],
  mls: ['ml', 1],
  mililitro: ['ml', 1],
  l: ['ml', 1000],
  lt: ['ml', 1000],
  lts: ['ml', 1000],
  litro: ['ml', 1000],
  litrao: ['ml', 1000],
  dl: ['ml', 100],
  decilitro: ['ml', 100],
}

/**
 * Returns the unit of mass or volume that a word names: `grama` or `ml`, and how many grams or millilitres one unit
 * has.
 */
export function unitOf({ plain, key }: Token): readonly [name: string, grams: number] | undefined {
  return entryOf(masses, plain) ?? entryOf(masses, key)
}

export function isUnitWord(word: string): boolean {
  return entryOf(masses, word) !== undefined
}
