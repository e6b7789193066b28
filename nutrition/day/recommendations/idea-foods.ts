import type { FoodId } from '../../foods/food.ts'
import type { IdeaKind } from './draft.ts'

/**
 * Common foods per kind. For each of meat, milk, egg, gluten and FODMAPs, every list has foods without it. A test checks
 * the limits against the food table. Green leaves are left out: with anticoagulants, their amount should stay constant.
 */
export const ideaFoods: Readonly<Record<IdeaKind, readonly FoodId[]>> = {
  /** Foods with at least 6 g of protein per usual portion. */
  protein: [
    'taco:488', // Ovo cozido
    'taco:410', // Filé de frango grelhado
    'taco:561', // Feijão carioca cozido
    'taco:448', // Iogurte natural
    'taco:377', // Patinho grelhado
    'taco:577', // Lentilha cozida
    'taco:461', // Queijo minas frescal
    'taco:317', // Salmão grelhado
    'pof:6302801:99', // Grão-de-bico cozido
    'taco:457', // Leite desnatado
    'taco:408', // Peito de frango cozido
    'taco:567', // Feijão-preto cozido
  ],
  /** Foods with at least 2.5 g of fiber per usual portion. */
  fiber: [
    'taco:561', // Feijão carioca cozido
    'taco:225', // Mamão formosa
    'taco:7', // Aveia em flocos
    'taco:577', // Lentilha cozida
    'taco:88', // Batata-doce cozida
    'taco:200', // Goiaba vermelha
    'taco:1', // Arroz integral cozido
    'taco:243', // Pera
    'taco:594', // Linhaça
    'pof:6302801:99', // Grão-de-bico cozido
    'pof:8508403:99', // Legumes cozidos
    'taco:163', // Abacate
  ],
  /** Foods with at most 150 kcal per usual portion, none ultra-processed. */
  snack: [
    'taco:182', // Banana-prata
    'taco:448', // Iogurte natural
    'taco:222', // Maçã
    'taco:488', // Ovo cozido
    'taco:251', // Tangerina poncã
    'taco:589', // Castanha-do-pará
    'taco:226', // Mamão papaia
    'taco:461', // Queijo minas frescal
    'taco:239', // Morango
    'taco:61', // Pipoca
    'taco:236', // Melão
    'taco:235', // Melancia
  ],
}
