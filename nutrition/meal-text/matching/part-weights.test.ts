import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    'omelete 3 ovos com queijo minas 30g e tomate',
    ['Omelete de 3 ovos com queijo minas frescal e tomate 215'],
  ],
  [
    'omelete de 2 ovos com queijo (30g) e presunto 20g',
    ['Omelete de 2 ovos com queijo muçarela e presunto 155'],
  ],
  ['crepioca com frango 60g', ['Crepioca com filé de frango grelhado 145']],
  ['tapioca com queijo 30g', ['Tapioca recheada com queijo muçarela 90']],
  ['tapioca com coco 15 g e leite condensado 20g', ['Tapioca recheada com coco seco e leite condensado 95']],
  ['panqueca recheada com frango 60g', ['Panqueca recheada com filé de frango grelhado 125']],
  ['panqueca de banana com mel 10g', ['Panqueca de banana com aveia 140', 'Mel 10']],
  ['salada de frutas com granola 20g', ['Salada de frutas 150', 'Granola 20']],
  ['overnight oats com chia 10g e morangos (5)', ['Overnight oats com morango 275']],
  ['cachorro quente com batata palha 20g', ['Cachorro-quente 160']],
  ['mexido com presunto 30g', ['Mexidão com presunto 360']],
  ['omelete com queijo 40g presunto 20g', ['Omelete recheada com queijo com presunto 160']],
  ['sanduíche natural com presunto 40g', ['Sanduíche natural de frango com presunto 205']],
])('"%s" states the weight of a food inside the dish', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['omelete 3 ovos com queijo minas 30g e tomate', 'Queijo minas frescal', 30],
  ['omelete com queijo 40g presunto 20g', 'Queijo muçarela', 40],
  ['crepioca com frango 60g', 'Filé de frango grelhado', 60],
  ['panqueca recheada com frango 60g', 'Filé de frango grelhado', 60],
  ['cachorro quente com batata palha 20g', 'Batata-palha', 20],
  ['overnight oats com aveia e morangos (5)', 'Morango', 60],
])('"%s" has the stated grams inside', (text, name, grams) => {
  const [dish] = readMeal(text).items
  const part = dish?.parts?.find(({ food }) => food.name === name)
  expect(part?.grams).toBeGreaterThan(grams * 0.8)
  expect(part?.grams).toBeLessThanOrEqual(grams)
})

test('a weight that is too small for a mixed food raises a question about its usual portion', () => {
  const { items, questions } = readMeal('açaí com granola 30g')
  expect(items.map(({ grams }) => grams)).toEqual([300])
  expect(questions).toEqual([
    {
      code: 'guessed_weight',
      text: 'Contei 300 g de açaí com granola, a porção de costume. Confere?',
      item: 0,
    },
  ])
  expect(foodsIn('50g de açaí com granola')).toEqual(['Açaí com granola 50'])
})

test.each([
  ['tapioca com queijo 120g', ['Tapioca recheada com queijo muçarela 120']],
  ['lasanha de frango 300g', ['Lasanha de frango 300']],
  ['açaí com granola 300ml', ['Açaí com granola 300']],
  ['açaí com granola 300 g', ['Açaí com granola 300']],
  ['escondidinho com carne seca 200g', ['Escondidinho de mandioca com carne-seca cozida 200']],
  ['crepe com queijo 100g', ['Crepe salgado com queijo muçarela 100']],
  ['torta de frango com catupiry 150g', ['Torta de frango com requeijão cremoso 150']],
  ['misto quente com ovo 150g', ['Misto-quente com ovo cozido 150']],
  ['vitamina de banana com aveia 300 ml', ['Vitamina de banana com aveia 300']],
  ['omelete com queijo 150g', ['Omelete de queijo 150']],
  ['pizza de calabresa 200g', ['Pizza de calabresa 200']],
  ['omelete com queijo 30g de presunto', ['Omelete de queijo 110', 'Presunto 30']],
  ['omelete 200g com queijo 30g', ['Omelete simples 200', 'Queijo muçarela 30']],
  ['omelete com queijo e 30g de presunto', ['Omelete de queijo 110', 'Presunto 30']],
  ['pão francês com manteiga 5g', ['Pão francês 50', 'Manteiga com sal 5']],
])('"%s" states the weight of the dish or of another food', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['pão de forma com manteiga e açucar 2 fatia', ['Pão de forma 50', 'Manteiga com sal 10', 'Açúcar 10']],
  ['pão de forma com manteiga 2 fatias', ['Pão de forma 50', 'Manteiga com sal 10']],
  ['pao frances com manteiga 2 unidades', ['Pão francês 100', 'Manteiga com sal 10']],
  ['torrada com geleia 3 unidades', ['Torrada 24', 'Geleia de fruta 20']],
  [
    'pão integral com requeijão e mel, 2 fatias',
    ['Pão de forma integral 50', 'Requeijão cremoso 30', 'Mel 15'],
  ],
  ['bisnaguinha com doce de leite 3', ['Bisnaguinha 54', 'Doce de leite 30']],
  ['pão de forma com pasta de amendoim 2 fatias', ['Pão de forma 50', 'Pasta de amendoim 23']],
  ['torrada com patê 4 unidades', ['Torrada 32', 'Patê 15']],
  ['pão com maionese 2', ['Pão francês 100', 'Maionese 12']],
  ['pão sírio com azeite 1 unidade', ['Pão sírio 57', 'Azeite de oliva 8']],
])('"%s" counts the bread under the spread', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['pão com queijo 2 fatias', ['Pão francês 50', 'Queijo muçarela 40']],
  ['pão com manteiga e queijo 2 fatias', ['Pão francês 50', 'Manteiga com sal 10', 'Queijo muçarela 40']],
  ['pão com manteiga 10g', ['Pão francês 50', 'Manteiga com sal 10']],
  ['pão com manteiga 1 colher', ['Pão francês 50', 'Manteiga com sal 32']],
  ['pão 2 fatias com manteiga', ['Pão francês 50', 'Manteiga com sal 10']],
  ['pão com manteiga, banana 2 unidades', ['Pão francês 50', 'Manteiga com sal 10', 'Banana-prata 160']],
  ['pão com mel e 2 fatias de queijo', ['Pão francês 50', 'Mel 15', 'Queijo muçarela 40']],
  ['arroz com manteiga 2 colheres', ['Arroz branco cozido 128', 'Manteiga com sal 64']],
  ['pão com ovo 2 unidades', ['Pão francês 50', 'Ovo frito 100']],
  ['tapioca com manteiga 2 unidades', ['Tapioca com manteiga 150']],
  ['50g de açaí com granola', ['Açaí com granola 50']],
])('"%s" keeps each amount with its food', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    'overnight de 40g aveia 150ml leite desnatado 10g chia e meio scoop de whey, morangos (5)',
    ['Aveia em flocos 40', 'Leite desnatado 150', 'Chia 10', 'Whey protein em pó 15', 'Morango 60'],
  ],
  [
    'um mingau de 30g aveia, 200ml de leite e morangos (3)',
    ['Aveia em flocos 30', 'Leite integral 200', 'Morango 36'],
  ],
  [
    'vitamina de 200ml leite, 1 banana e 20 g aveia',
    ['Leite integral 200', 'Banana-prata 80', 'Aveia em flocos 20'],
  ],
  [
    'uma vitamina com 200 ml de leite, 2 bananas e 1 colher de mel',
    ['Leite integral 200', 'Banana-prata 160', 'Mel 15'],
  ],
])('"%s" counts the weighed ingredients instead of the dish', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    'omelete com 3 ovos, 30g de queijo e 20 g de presunto',
    ['Omelete de 3 ovos com queijo muçarela e presunto 205'],
  ],
  [
    'açaí com 20g granola, 30 g leite em pó e 1 banana',
    ['Açaí batido com granola, leite integral em pó e banana-prata 430'],
  ],
  ['tapioca de 60g goma e 30g queijo', ['Tapioca recheada com queijo muçarela 90']],
  ['overnight com 40g de aveia e 1 scoop de whey', ['Overnight oats com whey protein em pó 248']],
])('"%s" keeps the dish with its weighed parts', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['o prato deu 382g, macarronada', ['Macarronada 382']],
  ['almoço 400g: estrogonofe', ['Estrogonofe de frango 400']],
  ['comi 200g, banana', ['Banana-prata 80']],
  ['marmita de 500g, feijoada', ['Feijoada 280', 'Arroz branco cozido 170', 'Alface crespa 20', 'Tomate 60']],
  ['prato de 400 g, arroz 100g', ['Arroz branco cozido 100']],
])('"%s" weighs the one food on the plate only if the plate was weighed', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
