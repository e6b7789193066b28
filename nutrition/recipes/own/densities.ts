import type { Food, FoodGroup, Preparation } from '../../foods/food.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import { singularName } from './singular-name.ts'

/** Volume of the US cup on which USDA weights are based, ml. */
const usCupMl = 236.6

/** Grams of a level US cup (236.6 ml). `source`: number of the food in USDA SR28, or an own estimate. */
type CupWeight = readonly [name: string, grams: number, source: string]

/**
 * Cup weights of ingredients. `name` is the beginning of the food's normalized name; the longest beginning counts. The
 * food table's own spoons and cups describe food on a plate (heaped spoons) and are wrong for flour in a dough.
 */
const cupWeights: readonly CupWeight[] = [
  ['farinha de trigo', 125, 'USDA 20081'],
  ['farinha de centeio', 128, 'USDA 20063'],
  ['farinha de arroz', 158, 'USDA 20061'],
  ['farinha de soja', 84, 'USDA 16115'],
  ['farinha de aveia', 104, 'USDA 20132'],
  ['farinha de milho', 122, 'USDA 20020'],
  ['farinha de rosca', 108, 'USDA 18079'],
  ['farinha de mandioca', 145, 'own estimate, between flour and semolina'],
  ['farinha d agua', 160, 'own estimate, coarse grains'],
  ['farinha lactea', 100, 'own estimate'],
  ['farinha de tapioca', 120, 'own estimate'],
  ['amido de milho', 128, 'USDA 20027'],
  ['fuba', 140, 'own estimate, between USDA 20020 (122) and 20422 (157)'],
  ['creme de milho em po', 122, 'USDA 20020'],
  ['creme de arroz em po', 158, 'USDA 20061'],
  ['cuscuz de flocao', 120, 'own estimate, as corn meal'],
  ['polvilho', 120, 'own estimate, as corn starch'],
  ['fecula de mandioca', 120, 'own estimate, as corn starch'],
  ['goma de mandioca', 130, 'own estimate, moist starch'],
  ['aveia em flocos', 81, 'USDA 08120'],
  ['granola', 112, 'own estimate'],
  ['germen de trigo', 115, 'USDA 20078'],
  ['farelo de trigo', 58, 'USDA 20077'],
  ['trigo para quibe', 140, 'USDA 20012, dry'],
  ['cuscuz marroquino', 173, 'USDA 20028, dry'],
  ['arroz branco cru', 185, 'USDA 20044'],
  ['arroz integral cru', 185, 'USDA 20036'],
  ['arroz tipo 2 cru', 185, 'USDA 20044'],
  ['arroz branco cozido', 158, 'USDA 20045'],
  ['arroz integral cozido', 195, 'USDA 20037'],
  ['feijao carioca cru', 193, 'USDA 16042'],
  ['feijao jalo cru', 193, 'USDA 16042'],
  ['feijao rajado cru', 193, 'USDA 16042'],
  ['feijao preto cru', 194, 'USDA 16014'],
  ['feijao fradinho cru', 167, 'USDA 16062'],
  ['feijao', 171, 'USDA 16043, cooked'],
  ['lentilha crua', 192, 'USDA 16069'],
  ['lentilha cozida', 198, 'USDA 16070'],
  ['grao de bico cru', 200, 'USDA 16056'],
  ['grao de bico cozido', 164, 'USDA 16057'],
  ['soja em grao', 186, 'USDA 16108, dry'],
  ['quinoa crua', 170, 'USDA 20035'],
  ['quinoa cozida', 185, 'USDA 20137'],
  ['canjica branca crua', 190, 'own estimate, as beans'],
  ['pipoca', 190, 'own estimate, kernels as beans'],
  ['macarrao cru', 100, 'own estimate, short pasta'],
  ['leite em po', 120, 'USDA 01091'],
  ['leite integral em po', 128, 'USDA 01090'],
  ['leite desnatado em po', 120, 'USDA 01091'],
  ['leite condensado', 306, 'USDA 01095'],
  ['queijo mucarela', 113, 'USDA 01029, shredded'],
  ['mucarela light', 113, 'USDA 01029, shredded'],
  ['queijo prato', 113, 'USDA 01009, shredded'],
  ['queijo cheddar', 113, 'USDA 01009, shredded'],
  ['queijo minas', 113, 'USDA 01009, shredded'],
  ['queijo coalho', 113, 'USDA 01009, shredded'],
  ['queijo parmesao', 100, 'USDA 01032, grated'],
  ['queijo ralado', 100, 'USDA 01032, grated'],
  ['cream cheese', 232, 'USDA 01017'],
  ['queijo', 113, 'USDA 01009, shredded'],
  ['mucarela de bufala', 132, 'USDA 01029, diced'],
  ['queijo cottage', 225, 'USDA 01012'],
  ['manteiga', 227, 'USDA 01001'],
  ['margarina', 227, 'USDA 04610'],
  ['banha de porco', 205, 'USDA 04002'],
  ['oleo', 218, 'USDA 04044'],
  ['azeite', 216, 'USDA 04053'],
  ['acucar', 200, 'USDA 19335'],
  ['acucar mascavo', 180, 'own estimate, between loose (145) and packed (220), USDA 19334'],
  ['mel', 339, 'USDA 19296'],
  ['melado', 337, 'USDA 19304'],
  ['glicose de milho', 341, 'USDA 19350'],
  ['doce de leite', 306, 'own estimate, as condensed milk'],
  ['geleia', 320, 'own estimate'],
  ['sal', 292, 'USDA 02047'],
  ['fermento quimico', 221, 'USDA 18369, teaspoon of 4.6 g'],
  ['fermento biologico seco', 192, 'USDA 18375, tablespoon of 12 g'],
  ['gelatina em po', 150, 'own estimate'],
  ['chocolate em po', 100, 'own estimate, between cocoa (86) and powdered sugar (120)'],
  ['achocolatado em po', 107, 'own estimate, between cocoa (86) and powdered sugar (120)'],
  ['cafe em po', 80, 'own estimate'],
  ['coco seco', 80, 'USDA 12104, shredded'],
  ['uva passa', 145, 'USDA 09298'],
  ['ameixa seca', 174, 'USDA 09291'],
  ['nozes', 117, 'USDA 12155, chopped'],
  ['castanha de caju', 137, 'USDA 12085'],
  ['castanha do para', 133, 'USDA 12078'],
  ['amendoim', 146, 'USDA 16087'],
  ['amendoa', 143, 'USDA 12061'],
  ['avela', 135, 'USDA 12120'],
  ['noz peca', 109, 'USDA 12142, chopped'],
  ['chia', 160, 'own estimate, as linseed'],
  ['linhaca', 168, 'USDA 12220'],
  ['gergelim', 144, 'USDA 12023'],
  ['cenoura crua', 110, 'USDA 11124, grated'],
  ['cebola crua', 160, 'USDA 11282, chopped'],
  ['cebolinha', 100, 'USDA 11291, chopped'],
  ['salsinha', 60, 'USDA 11297, chopped'],
  ['oregano', 47, 'USDA 02027, teaspoon of 1 g'],
  ['manjericao', 42, 'USDA 02044, chopped'],
  ['alho cru', 136, 'USDA 11215'],
  ['alho poro', 89, 'USDA 11246'],
  ['tomate', 180, 'USDA 11529, chopped'],
  ['pimentao', 149, 'USDA 11333, chopped'],
  ['brocolis cru', 91, 'USDA 11090, chopped'],
  ['brocolis cozido', 156, 'USDA 11091, chopped'],
  ['couve flor', 107, 'USDA 11135, chopped'],
  ['vagem crua', 100, 'USDA 11052'],
  ['repolho', 80, 'USDA 11109, between shredded (70) and chopped (89)'],
  ['couve', 36, 'USDA 11161, chopped'],
  ['espinafre cru', 30, 'USDA 11457'],
  ['espinafre', 180, 'USDA 11458, cooked'],
  ['alface', 57, 'USDA 11252, chopped'],
  ['cogumelo', 70, 'USDA 11260, sliced'],
  ['champignon em conserva', 156, 'USDA 11264'],
  ['abobrinha', 124, 'USDA 11477, chopped'],
  ['abobora', 116, 'USDA 11422, cubes'],
  ['berinjela', 82, 'USDA 11209, cubes'],
  ['beterraba crua', 136, 'USDA 11080'],
  ['batata palha', 36, 'own estimate, sticks'],
  ['batata crua', 150, 'USDA 11352, diced'],
  ['batata doce crua', 133, 'USDA 11507, cubes'],
  ['mandioca crua', 206, 'USDA 11134'],
  ['salsao', 101, 'USDA 11143, chopped'],
  ['pepino', 104, 'USDA 11205, sliced'],
  ['milho verde em lata', 164, 'USDA 11172'],
  ['milho verde cru', 145, 'USDA 11167'],
  ['ervilha em lata', 175, 'USDA 11308'],
  ['palmito', 146, 'USDA 11961'],
  ['azeitona', 134, 'USDA 09193, tablespoon of 8.4 g'],
  ['alcaparra', 137, 'USDA 02054, tablespoon of 8.6 g'],
  ['morango', 152, 'USDA 09316, halves'],
  ['banana', 225, 'USDA 09040, mashed'],
  ['maca', 125, 'USDA 09003, chopped'],
  ['abacaxi', 165, 'USDA 09266, chunks'],
  ['manga', 165, 'USDA 09176, pieces'],
  ['mamao', 145, 'USDA 09226, pieces'],
  ['abacate', 230, 'USDA 09037, mashed'],
  ['molho de soja', 255, 'USDA 16123'],
  ['mostarda', 249, 'USDA 02046'],
  ['maionese', 220, 'USDA 04025'],
  ['extrato de tomate', 262, 'USDA 11546'],
  ['pasta de amendoim', 258, 'USDA 16098'],
  ['tahine', 240, 'USDA 12166, tablespoon of 15 g'],
  ['cachaca', 222, 'USDA 14037'],
  ['rum', 222, 'USDA 14037'],
  ['vodca', 222, 'USDA 14037'],
  ['conhaque', 222, 'USDA 14037'],
  ['peito de frango cozido', 140, 'USDA 05064, diced'],
  ['carne moida', 225, 'own estimate'],
  ['pao', 45, 'USDA 18069, cubes'],
  ['presunto', 140, 'own estimate, diced'],
  ['bacon', 140, 'own estimate, diced'],
  ['whey protein', 86, 'own estimate, scoop of 30 g in 80 ml'],
]

/** Cup weights by the name in the line, for varieties that have no row of their own in the food table. */
const cupWeightsAsSaid: readonly CupWeight[] = [
  ['acucar de confeiteiro', 120, 'USDA 19336'],
  ['acucar impalpavel', 120, 'USDA 19336'],
  ['arroz arboreo', 200, 'USDA 20052'],
  ['tomate cereja', 149, 'USDA 11529'],
]

const densities = perMl(cupWeights)
const densitiesAsSaid = perMl(cupWeightsAsSaid)

function perMl(weights: readonly CupWeight[]) {
  return weights
    .map(([name, grams]) => ({ name, gramsPerMl: grams / usCupMl }))
    .toSorted((one, other) => other.name.length - one.name.length)
}

/**
 * Grams per millilitre by group, for foods without a weight above: as water for drinks and soups, else about the mean of
 * the chopped foods of the group.
 */
const groupGramsPerMl: Partial<Record<FoodGroup, number>> = {
  bebida: 1,
  sopa: 1,
  folhas: 0.2,
  legumes: 0.5,
  fruta: 0.65,
  tuberculo: 0.6,
  queijo: 0.48,
  castanha: 0.56,
}

/** Preparations whose pieces do not weigh as much as chopped raw food, such as crisps and fried food. */
const sold: ReadonlySet<Preparation> = new Set<Preparation>(['frito', 'empanado', 'industrializado'])

/** Liquids and creams that count as 1 g per ml, as everywhere in the product; the true densities are 0.97 to 1.04. */
const asWater =
  /^(?:leite(?! (?:condensado|em po|integral em po|desnatado em po))|iogurte|creme de leite|nata|requeijao|suco|vinho|cerveja|bebida|kefir|ricota|molho de tomate|pure|ketchup)\b/u

/**
 * Returns the grams of a level millilitre of an ingredient; `undefined` if unknown. Except for foods of `asWater`, the
 * name in the line (`said`) comes first, because it may name a variety; then the name of the food's row, then its
 * group.
 */
export function gramsPerMl(
  said: string,
  { name, group, preparation }: Pick<Food, 'name' | 'group' | 'preparation'>,
): number | undefined {
  const row = normalizeText(name)
  if (asWater.test(row)) return 1
  return (
    densityOf(densitiesAsSaid, singularName(said)) ??
    densityOf(densities, row) ??
    (sold.has(preparation) ? undefined : groupGramsPerMl[group])
  )
}

function densityOf(known: typeof densities, words: string): number | undefined {
  return known.find(({ name }) => words === name || words.startsWith(`${name} `))?.gramsPerMl
}
