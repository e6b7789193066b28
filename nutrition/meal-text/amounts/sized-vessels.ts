import type { Food, Measure } from '../../foods/food.ts'
import type { MeasureSize } from '../../foods/measures/grams-of.ts'

/** Vessels that a size turns into another vessel: a small glass is a `copo americano`. */
const sizedVessels: Readonly<Record<string, Readonly<Partial<Record<MeasureSize, readonly string[]>>>>> = {
  copo: { pequeno: ['copo americano'], grande: ['copo grande'] },
  prato: { pequeno: ['prato de sobremesa'], grande: ['prato fundo'] },
  xícara: { pequeno: ['xícara de café'], grande: ['caneca'] },
  garrafa: { pequeno: ['garrafinha', 'long neck'], grande: ['litro'] },
  unidade: {
    pequeno: ['unidade pequena'],
    medio: ['unidade média'],
    grande: ['unidade grande', 'pacote grande'],
  },
  barra: { pequeno: ['barra pequena'] },
  pacote: { pequeno: ['pacote pequeno'] },
}

/** Returns the vessels that a size means. For coffee, a small glass (`copinho`) is the 50 ml cup. */
export function sizedVesselsOf({ name }: Food, spoken: string, size: MeasureSize): readonly string[] {
  if (spoken === 'copo' && size === 'pequeno' && /^café/iu.test(name)) return ['copo de cafezinho']
  return sizedVessels[spoken]?.[size] ?? []
}

/**
 * Returns the piece of a size. A large piece that is lighter than the usual one is not meant: a large pastel is that of
 * a market stall (`pastel grande`).
 */
export function sizedPiece(
  food: Food,
  size: MeasureSize | undefined,
  { measure, usual }: { readonly measure: string | undefined; readonly usual: Measure | undefined },
): Measure | undefined {
  if (!size) return undefined
  const vessels = [
    ...(sizedVessels[measure ?? 'unidade']?.[size] ?? []),
    ...(sizedVessels['unidade']?.[size] ?? []),
  ]
  const row = findRow(food, vessels)
  return size === 'grande' && row && usual && row.grams < usual.grams ? undefined : row
}

/** Returns the food's first measure with one of the names. */
export function findRow(food: Food, names: readonly string[]): Measure | undefined {
  for (const name of names) {
    const row = food.measures.find((measure) => measure.name === name)
    if (row) return row
  }
  return undefined
}
