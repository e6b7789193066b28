import { tenth } from '../../shared/figures/rounding.ts'
import type { Measure, MeasuredFood } from '../food.ts'

export type MeasureSize = 'pequeno' | 'medio' | 'grande' | 'cheia' | 'rasa'

/**
 * Size factors for measures that the table lists in one size only.
 * - small and large: IBGE weighed both a small and a whole unit of 53 foods (median 0.57) and found a large glass
 * 1.25 of a medium one; ladles and spoons vary less than fruit, so one middle pair serves both.
 * - full and level: IBGE's spoons are already full ones (`colher de arroz cheia`), so full is 1; a level one
 * holds about two thirds (own estimate).
 */
const sizeFactors: Readonly<Record<MeasureSize, number>> = {
  pequeno: 0.65,
  medio: 1,
  grande: 1.35,
  cheia: 1,
  rasa: 0.65,
}

/** Measures to try, in this order, for a vessel, spoon or piece that is named without its kind. */
const usualKind: Readonly<Record<string, readonly string[]>> = {
  copo: ['copo médio', 'copo americano', 'copo de requeijão', 'copo grande'],
  xícara: ['xícara de chá', 'caneca', 'xícara de café'],
  prato: ['prato raso', 'prato fundo'],
  colher: ['colher de sopa', 'colher de servir'],
  garrafa: ['long neck', 'garrafinha'],
  unidade: [
    'unidade média',
    'filé',
    'bife',
    'posta',
    'coxa',
    'sobrecoxa',
    'asa',
    'gomo',
    'bisteca',
    'espiga',
    'pote',
  ],
  bife: ['filé'],
  filé: ['bife'],
  fatia: ['rodela'],
  rodela: ['fatia'],
}

const sizedNames: Readonly<Partial<Record<MeasureSize, readonly string[]>>> = {
  pequeno: ['pequena', 'pequeno'],
  grande: ['grande'],
}

/**
 * Returns the food's measure with this name (canonical, singular). Without it, returns the first of the usual kinds
 * that the food has, otherwise `undefined`.
 */
export function measureOf(food: MeasuredFood, name: string): Measure | undefined {
  const names = [name, ...(Object.hasOwn(usualKind, name) ? (usualKind[name] ?? []) : [])]
  for (const candidate of names) {
    const measure = food.measures.find((known) => known.name === candidate)
    if (measure) return measure
  }
  return undefined
}

/**
 * Returns the grams of `quantity` measures, rounded to 0.1 g; `null` if the food has no such measure. `grama` and `ml`
 * work for every food; 1 ml counts as 1 g, as IBGE assumes for drinks.
 */
export function gramsOf(
  food: MeasuredFood,
  measureName: string,
  quantity: number,
  size?: MeasureSize,
): number | null {
  if (measureName === 'grama' || measureName === 'ml') return tenth(quantity)
  const sized = size && sizedMeasureOf(food, measureName, size)
  if (sized) return tenth(sized.grams * quantity)
  const measure = measureOf(food, measureName)
  return measure ? tenth(measure.grams * quantity * sizeFactors[size ?? 'medio']) : null
}

/** Returns the food's measure of this size, if it has one: `unidade pequena`, `copo grande`. */
function sizedMeasureOf(food: MeasuredFood, name: string, size: MeasureSize): Measure | undefined {
  const head = name.replace(/ (médio|média|americano)$/, '')
  return food.measures.find((measure) => sizedNames[size]?.some((word) => measure.name === `${head} ${word}`))
}
