import type { Food, FoodGroup } from '../food.ts'

type Plate = 'prato raso' | 'prato fundo' | 'prato de sobremesa'

/**
 * Grams on a full plate, by kind of food. IBGE weighed soup (325 on a flat, 520 on a deep plate), pasta (320, 400) and
 * rice (200 on a deep plate). The other values are our estimates.
 */
const platefuls: Readonly<Record<string, Readonly<Record<Plate, number>>>> = {
  soup: { 'prato raso': 325, 'prato fundo': 520, 'prato de sobremesa': 180 },
  meal: { 'prato raso': 320, 'prato fundo': 400, 'prato de sobremesa': 160 },
  rice: { 'prato raso': 160, 'prato fundo': 200, 'prato de sobremesa': 80 },
  beans: { 'prato raso': 210, 'prato fundo': 280, 'prato de sobremesa': 140 },
  leaves: { 'prato raso': 60, 'prato fundo': 80, 'prato de sobremesa': 30 },
  vegetables: { 'prato raso': 150, 'prato fundo': 200, 'prato de sobremesa': 80 },
  nuts: { 'prato raso': 100, 'prato fundo': 150, 'prato de sobremesa': 50 },
  light: { 'prato raso': 40, 'prato fundo': 60, 'prato de sobremesa': 25 },
  other: { 'prato raso': 250, 'prato fundo': 300, 'prato de sobremesa': 120 },
}

/** Millilitres in vessels as people fill them: weighed by IBGE with drinks and soups, otherwise common sizes. */
const vesselMl: Readonly<Record<string, number>> = {
  tigela: 300,
  cumbuca: 300,
  cuia: 400,
  pote: 250,
  pires: 60,
  caneca: 300,
  xícara: 200,
  'xícara de café': 50,
  copo: 240,
  'copo americano': 150,
  'copo duplo': 300,
  'copo de requeijão': 240,
  'copo descartável': 200,
  'copo de cafezinho': 50,
  'copo tulipa': 290,
  taça: 150,
  cálice: 80,
  jarra: 1000,
  caixinha: 200,
  marmita: 480,
}

/**
 * Millilitres of a heaped tablespoon. With it, the weight of a food's tablespoon gives the food's weight per
 * millilitre.
 */
const heapedSpoonMl = 33

/** Groups of foods that pour or spread, so that they fill a vessel completely. */
const pouring: ReadonlySet<FoodGroup> = new Set<FoodGroup>([
  'bebida',
  'laticinio',
  'sopa',
  'ensopado',
  'feijao',
  'doce',
])
const airy =
  /^(?:pipoca|cereal matinal|floco de milho|salgadinho|batata chips|batata-palha|biscoito de polvilho)/iu
const airyGramsPerMl = 0.13
const solidGramsPerMl = 0.6
const leafGramsPerMl = 0.1
/** Names of salads of leaves mixed with tomato and other cut vegetables. */
const mixedSalad = /^salada(?! de frutas)/iu
const saladGramsPerMl = 0.35
const soaked =
  /^(?:mingau|angu|canjica|mungunzá|polenta|curau|pirão|purê|açaí|polpa|sagu|arroz-doce|vatapá|caruru|bobó)/iu
const baked = /^(?:bolo|biscoito|bolacha|torta|pão|cookie|brownie|wafer|rosquinha|sequilho|bala|paçoca)/iu

const plainRice = /^arroz (?:branco|integral|tipo|parboilizado|selvagem|à grega|com brócolis|de cuxá)/iu
const plainBeans = /^(?:feijão(?!.*(?:tropeiro|dobradinha))|lentilha|ervilha|grão|fava|guandu|soja|ervilha)/iu

/**
 * Returns the grams of a food in a vessel (`prato fundo`, `cumbuca`, `copo`); `undefined` if the measure is not a
 * vessel.
 */
export function vesselGrams(
  food: Pick<Food, 'name' | 'group' | 'measures'>,
  vessel: string,
): number | undefined {
  const plate = vessel === 'prato' ? usualPlateOf(food) : vessel
  const plateful = platefuls[servedAs(food)]
  if (plateful && Object.hasOwn(plateful, plate)) return plateful[plate as Plate]
  const ml = Object.hasOwn(vesselMl, vessel) ? vesselMl[vessel] : undefined
  return ml === undefined ? undefined : Math.round(ml * gramsPerMl(food) * 10) / 10
}

/** Vessels in which people serve a food, most usual first, by kind of food (`servedAs`). */
const usualVessels: Readonly<Record<string, readonly string[]>> = {
  soup: ['prato fundo', 'cumbuca', 'caneca'],
  meal: ['prato raso', 'prato fundo', 'cumbuca', 'marmita'],
  rice: ['prato raso', 'prato fundo'],
  beans: ['cumbuca', 'prato fundo'],
  leaves: ['prato de sobremesa', 'prato raso', 'tigela'],
  vegetables: ['prato raso', 'prato de sobremesa'],
  light: ['tigela'],
}
/** Vessels by the name of the food. They take precedence over `usualVessels`; the first match counts. */
const vesselsByName: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:cachaça|vodca|uísque|gim|rum|conhaque|tequila|licor|aguardente)/iu, []],
  [/^(?:vinho|espumante)/iu, ['taça']],
  [/^(?:açaí|sorvete|salada de frutas|iogurte|coalhada)/iu, ['tigela', 'copo', 'taça']],
  [/^(?:mingau|canjica|mungunzá|arroz-doce|curau|sagu)/iu, ['tigela', 'prato fundo', 'copo']],
  [
    /^(?:café|chá|leite (?:integral|semi|desnat|de vaca|com)|chocolate quente|cappuccino)/iu,
    ['xícara', 'caneca', 'copo'],
  ],
]
const glasses = ['copo', 'copo americano']

/** The food table's name for a cup or glass, by the word that people use in sentences. */
const tableNames: Readonly<Record<string, string>> = { copo: 'copo médio', xícara: 'xícara de chá' }

/** Returns the vessels that suit a food, with grams from the food's row or, without one, from our estimates. */
export function vesselsOf(food: Pick<Food, 'name' | 'group' | 'measures'>): readonly VesselMeasure[] {
  const named = vesselsByName.find(([pattern]) => pattern.test(food.name))?.[1]
  const fitting = named ?? usualVessels[servedAs(food)] ?? (food.group === 'bebida' ? glasses : [])
  return fitting.flatMap((vessel): VesselMeasure[] => {
    const row = food.measures.find(({ name }) => name === (tableNames[vessel] ?? vessel))
    if (row) return [row]
    const grams = vesselGrams(food, vessel)
    return grams === undefined ? [] : [{ name: vessel, grams }]
  })
}

export interface VesselMeasure {
  readonly name: string
  readonly grams: number
}

const porridge = /^(?:mingau|canjica|mungunzá|xerém)/iu

/** Returns the plate that `prato` alone means: a deep plate for soup and porridge, otherwise a flat plate. */
export function usualPlateOf({ name, group }: Pick<Food, 'name' | 'group'>): Plate {
  return group === 'sopa' || porridge.test(name) ? 'prato fundo' : 'prato raso'
}

function servedAs({ name, group }: Pick<Food, 'name' | 'group'>): string {
  if (airy.test(name)) return 'light'
  if (group === 'sopa') return 'soup'
  if (group === 'castanha' || /^(?:torresmo|azeitona)/iu.test(name)) return 'nuts'
  if (group === 'arroz') return plainRice.test(name) ? 'rice' : 'meal'
  if (group === 'feijao') return plainBeans.test(name) ? 'beans' : 'meal'
  if (group === 'massa' || group === 'ensopado' || soaked.test(name)) return 'meal'
  if (mixedSalad.test(name)) return 'vegetables'
  if (group === 'folhas') return 'leaves'
  return group === 'legumes' || group === 'farofa' ? 'vegetables' : 'other'
}

function gramsPerMl({ name, group, measures }: Pick<Food, 'name' | 'group' | 'measures'>): number {
  if (airy.test(name)) return airyGramsPerMl
  if ((pouring.has(group) && !baked.test(name)) || soaked.test(name)) return 1
  if (mixedSalad.test(name)) return saladGramsPerMl
  if (group === 'folhas') return leafGramsPerMl
  const spoon = measures.find((measure) => measure.name === 'colher de sopa')
  return spoon ? Math.min(1, spoon.grams / heapedSpoonMl) : solidGramsPerMl
}
