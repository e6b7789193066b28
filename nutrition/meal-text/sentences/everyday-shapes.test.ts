import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

/** Returns the foods of a sentence with their grams: `Pão francês 100`. */
function foodsIn(text: string): readonly string[] {
  return readMeal(text).items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)
}

test.each([
  ['2 presunto e 2 queijo', ['Presunto 30', 'Queijo muçarela 40']],
  ['o resto do miojo do menino, menos da metade', ['Macarrão instantâneo preparado (miojo) 98']],
  ['caldo de feijão, meia concha... melhor, uma concha e meia', ['Caldo de feijão 195']],
  ['salgado enroladinho de salsicha e refri lata', ['Enroladinho de salsicha 85', 'Refrigerante 350']],
  ['banana e carne assada, comi na lata mesmo', ['Banana-prata 80', 'Carne bovina assada 100']],
  ['sorvete no pote', ['Sorvete 250']],
  ['biscoito globo um pacote do salgado', ['Biscoito de polvilho 30']],
  [
    'clara de ovo 200ml na frigideira, aveia 30g e uma banana amassada, tipo panqueca',
    ['Clara de ovo cozida 200', 'Aveia em flocos 30', 'Banana-prata 80'],
  ],
  ['queria moqueca, n tive dinheiro, comi sardinha em lata', ['Sardinha em lata 84']],
  [
    'arroz e bife do meu neto, ele deixou metade e eu terminei',
    ['Arroz branco cozido 64', 'Contrafilé grelhado 50'],
  ],
  ['acarajé, só metade pq dividi com a colega', ['Acarajé 50']],
  ['um copo de suco de umbu com açucar (300 ml)', ['Suco de fruta 300', 'Açúcar 10']],
  ['dividimos uma pizza média de mussarela meio a meio', ['Pizza de muçarela 300']],
  ['pizza grande de calabresa', ['Pizza de calabresa 180']],
  ['arroz com galinha um pratão', ['Arroz branco cozido 179', 'Galinha caipira com pele cozida 140']],
])('"%s" is read as people say it', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
