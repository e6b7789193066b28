import { singularName } from './singular-name.ts'

interface PackWeights {
  /** Beginning of the normalized name of the food. */
  readonly food: string
  /** Grams of one package or piece, by measure. */
  readonly grams: Readonly<Record<string, number>>
}

/**
 * Grams of packages and pieces as sold in Brazil, for foods whose weight in the table is missing or only describes food
 * on a plate. Cans and boxes: net weight (drained, where only that is eaten) printed on common packages. Pieces of
 * vegetables: USDA SR28 medium sizes or own estimates. Bunches: CEAGESP and retail.
 */
const packs: readonly PackWeights[] = [
  { food: 'leite condensado', grams: { lata: 395, caixa: 395, caixinha: 395 } },
  { food: 'creme de leite', grams: { caixa: 200, caixinha: 200, lata: 300, garrafa: 500, pote: 200 } },
  { food: 'leite de coco', grams: { vidro: 200, garrafa: 200, garrafinha: 200, caixa: 200, caixinha: 200 } },
  { food: 'leite integral', grams: { lata: 395, caixa: 1030, caixinha: 1030, saco: 1030, pacote: 1030 } },
  { food: 'leite desnatado', grams: { caixa: 1030, caixinha: 1030 } },
  { food: 'leite em po', grams: { lata: 380, pacote: 400 } },
  { food: 'leite integral em po', grams: { lata: 380, pacote: 400 } },
  { food: 'iogurte', grams: { pote: 170, copo: 170 } },
  { food: 'requeijao', grams: { copo: 200, pote: 200, bisnaga: 250 } },
  { food: 'cream cheese', grams: { pote: 150 } },
  { food: 'manteiga', grams: { tablete: 200, pote: 200 } },
  { food: 'margarina', grams: { pote: 500, tablete: 100 } },
  { food: 'queijo ralado', grams: { pacote: 50, saquinho: 50, saco: 50 } },
  { food: 'queijo parmesao', grams: { pacote: 50 } },
  { food: 'milho verde em lata', grams: { lata: 200, vidro: 200, caixa: 200, sachê: 200 } },
  { food: 'ervilha em lata', grams: { lata: 200, vidro: 200, sachê: 200 } },
  { food: 'grao de bico', grams: { lata: 240, vidro: 240 } },
  { food: 'atum em lata', grams: { lata: 120 } },
  { food: 'sardinha em lata', grams: { lata: 84 } },
  { food: 'palmito', grams: { vidro: 300, pote: 300, lata: 300 } },
  { food: 'azeitona', grams: { vidro: 200, pote: 200, sachê: 100, pacote: 100, unidade: 4 } },
  { food: 'champignon', grams: { vidro: 100, pote: 100, bandeja: 200, sachê: 100 } },
  { food: 'cogumelo', grams: { bandeja: 200 } },
  { food: 'molho de tomate', grams: { sachê: 340, lata: 340, caixa: 520, vidro: 420, pacote: 340 } },
  { food: 'extrato de tomate', grams: { lata: 140, sachê: 300, copo: 190, caixa: 130 } },
  { food: 'tomate cereja', grams: { unidade: 17, bandeja: 250 } },
  { food: 'tomate', grams: { lata: 400, unidade: 100 } },
  { food: 'macarrao', grams: { pacote: 500 } },
  { food: 'massa de lasanha', grams: { pacote: 500 } },
  { food: 'massa de pastel', grams: { pacote: 500, rolo: 500 } },
  { food: 'pao de forma', grams: { pacote: 500, saco: 500, unidade: 25 } },
  { food: 'biscoito maisena', grams: { pacote: 200 } },
  { food: 'coco seco', grams: { pacote: 100, unidade: 300 } },
  { food: 'chocolate', grams: { barra: 90, tablete: 90 } },
  { food: 'gelatina em po sem sabor', grams: { envelope: 12, sachê: 12, pacote: 12, caixa: 24 } },
  { food: 'gelatina em po', grams: { caixa: 25, caixinha: 25, pacote: 25, envelope: 25, sachê: 25 } },
  { food: 'fermento biologico seco', grams: { sachê: 10, envelope: 10, pacote: 10 } },
  { food: 'fermento biologico', grams: { tablete: 15, cubo: 15, unidade: 15 } },
  { food: 'fermento quimico', grams: { lata: 100, sachê: 10, pote: 100 } },
  { food: 'caldo de', grams: { tablete: 9.5, cubo: 9.5, unidade: 9.5, envelope: 9.5, sachê: 9.5 } },
  { food: 'alho cru', grams: { cabeça: 40, dente: 3 } },
  { food: 'cebola crua', grams: { unidade: 110, cabeça: 110 } },
  { food: 'pimentao', grams: { unidade: 120 } },
  { food: 'berinjela', grams: { unidade: 300 } },
  { food: 'abobrinha', grams: { unidade: 250 } },
  { food: 'couve flor', grams: { unidade: 500, maço: 500 } },
  { food: 'couve', grams: { maço: 250, folha: 20 } },
  { food: 'brocolis', grams: { unidade: 350, maço: 350 } },
  { food: 'repolho', grams: { unidade: 1200 } },
  { food: 'alface', grams: { unidade: 200, maço: 200, folha: 10 } },
  { food: 'espinafre', grams: { maço: 200 } },
  { food: 'rucula', grams: { maço: 150 } },
  { food: 'agriao', grams: { maço: 200 } },
  { food: 'salsao', grams: { talo: 40 } },
  { food: 'alho poro', grams: { unidade: 100, talo: 100 } },
  { food: 'manjericao', grams: { folha: 0.5, ramo: 5, maço: 40, punhado: 10 } },
  { food: 'morango', grams: { caixa: 250, caixinha: 250, bandeja: 250 } },
  { food: 'pessego em calda', grams: { lata: 450 } },
  { food: 'macarrao instantaneo', grams: { pacote: 80, unidade: 80 } },
  { food: 'bacalhau', grams: { posta: 200 } },
  { food: 'nata', grams: { pote: 200 } },
  { food: 'batata doce crua', grams: { unidade: 200 } },
  { food: 'manga', grams: { unidade: 200 } },
  { food: 'salsinha', grams: { maço: 60, ramo: 5, punhado: 10 } },
  { food: 'cebolinha', grams: { maço: 60, ramo: 5, punhado: 10, talo: 5 } },
  { food: 'milho verde cru', grams: { espiga: 120, unidade: 120 } },
  { food: 'linguica', grams: { gomo: 80, unidade: 80 } },
  { food: 'peito de frango cru', grams: { filé: 130, unidade: 300 } },
  { food: 'peito de frango cozido', grams: { unidade: 200 } },
  { food: 'frango inteiro', grams: { unidade: 1600 } },
  { food: 'asa de frango', grams: { unidade: 60 } },
  { food: 'bife', grams: { unidade: 100 } },
  { food: 'hamburguer', grams: { unidade: 90 } },
  { food: 'coxa de frango', grams: { unidade: 100 } },
  { food: 'sobrecoxa de frango', grams: { unidade: 130 } },
  { food: 'cacao cru', grams: { posta: 150 } },
  { food: 'ovo cru', grams: { unidade: 50 } },
  { food: 'salsicha', grams: { unidade: 50 } },
  { food: 'presunto', grams: { fatia: 15 } },
  { food: 'limao', grams: { unidade: 60 } },
  { food: 'maca', grams: { unidade: 140 } },
  { food: 'abacaxi', grams: { unidade: 900 } },
  { food: 'maracuja', grams: { polpa: 100, unidade: 45 } },
]

/** Returns the grams of one package or piece of a food; `undefined` if unknown. */
export function packGrams(foodName: string, measure: string): number | undefined {
  const name = singularName(foodName)
  return packs
    .filter(({ food, grams }) => name.startsWith(food) && Object.hasOwn(grams, measure))
    .toSorted((one, other) => other.food.length - one.food.length)[0]?.grams[measure]
}
