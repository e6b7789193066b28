import { expect, test } from 'vitest'
import { itemAt } from '../../shared/collections/lookup.ts'
import { foodOf } from '../../foods/dishes/logged-food.ts'
import { readMeal } from '../meal-text.ts'

/**
 * Sentences with the parts that the dish must contain and the parts that it must not contain. Parts are listed by the
 * first words of their names.
 */
const sentences: readonly (readonly [sentence: string, inside: string, outside?: string])[] = [
  ['crepe de chocolate com banana', 'Creme de avelã, Banana'],
  ['crepe de nutella com morango', 'Creme de avelã, Morango'],
  ['torta de frango com requeijão', 'Peito de frango, Requeijão'],
  ['empadão de frango com catupiry', 'Peito de frango, Requeijão'],
  ['wrap de frango com requeijão', 'Filé de frango, Requeijão'],
  ['beirute com ovo', 'Lagarto, Ovo frito'],
  ['salada caesar com parmesão', 'Filé de frango, Queijo parmesão'],
  ['burrito com queijo', 'Carne moída, Queijo muçarela'],
  ['overnight com iogurte', 'Banana, Iogurte'],
  ['vitamina de banana com leite de soja', 'Banana, Leite de soja', 'Leite integral'],
  ['vitamina de banana com leite de aveia', 'Banana, Leite de aveia', 'Leite integral'],
  ['vitamina de abacate com leite de coco', 'Abacate, Bebida de coco', 'Leite integral'],
  ['vitamina de banana 300 ml com leite de coco', 'Banana, Bebida de coco', 'Leite integral'],
  ['mingau de aveia com leite de coco', 'Aveia, Bebida de coco', 'Leite integral'],
  ['shake de whey com leite de aveia', 'Whey, Leite de aveia', 'Leite integral'],
  ['vitamina de banana com água', 'Banana, Açúcar', 'Leite integral'],
  ['vitamina de mamão batida na água', 'Mamão', 'Leite integral'],
  ['mingau de aveia com água no lugar do leite', 'Aveia', 'Leite integral'],
  ['vitamina de banana zero açúcar', 'Banana, Leite integral', 'Açúcar'],
  ['vitamina de banana zero', 'Banana, Leite integral', 'Açúcar'],
  ['vitamina de banana sem adição de açúcar', 'Banana, Leite integral', 'Açúcar'],
  ['vitamina de mamão com leite de soja sem açúcar', 'Mamão, Leite de soja', 'Açúcar, Leite integral'],
  ['vitamina de mamão com leite de coco e sem açúcar', 'Mamão, Bebida de coco', 'Açúcar'],
  ['salada de batata com iogurte', 'Batata, Iogurte', 'Maionese'],
  ['salada caesar com iogurte', 'Alface, Filé de frango, Iogurte', 'Maionese'],
  ['salpicão com iogurte natural', 'Peito de frango, Iogurte', 'Maionese'],
  ['misto quente com pão integral', 'Pão de forma integral, Presunto', 'Pão francês'],
  ['x-burger com pão australiano', 'Hambúrguer, Pão de forma integral', 'Pão de hambúrguer'],
  ['açaí com granola e banana', 'Açaí, Granola, Banana'],
  ['açaí com granola e mel', 'Açaí, Granola, Mel'],
  ['açaí na tigela com morango', 'Açaí, Granola, Banana, Morango'],
  ['açaí na tigela com leite em pó e paçoca', 'Açaí, Granola, Banana, Leite integral em pó, Paçoca'],
  ['açaí na tigela sem granola', 'Açaí, Banana', 'Granola'],
  ['tapioca com queijo', 'Queijo muçarela'],
  ['tapioca com queijo coalho', 'Queijo coalho', 'Queijo muçarela'],
  ['tapioca com frango e catupiry', 'Filé de frango, Requeijão', 'Queijo muçarela'],
  ['panqueca de frango', 'Filé de frango', 'Carne moída'],
  ['x-burguer com cheddar', 'Queijo cheddar', 'Queijo muçarela'],
  ['misto quente com queijo minas', 'Queijo minas, Presunto', 'Queijo muçarela'],
  ['x-tudo sem ovo e sem bacon', 'Hambúrguer, Presunto', 'Ovo, Bacon'],
  ['x-salada sem tomate, sem alface e sem maionese', 'Hambúrguer', 'Tomate, Alface, Maionese'],
  ['x-salada sem tomate, alface e maionese', 'Hambúrguer', 'Tomate, Alface, Maionese'],
  ['beirute sem queijo e sem ovo', 'Lagarto', 'Queijo, Ovo'],
  ['lasanha de berinjela sem queijo', 'Berinjela', 'Queijo'],
  ['lasanha de berinjela sem muçarela', 'Berinjela, Queijo ralado', 'Queijo muçarela'],
  ['x-tudo sem carne', 'Bacon, Ovo', 'Hambúrguer'],
  ['x-tudo sem carne sem pão', 'Bacon, Ovo', 'Hambúrguer, Pão'],
  ['pizza de quatro queijos sem gorgonzola', 'Queijo muçarela, Queijo parmesão', 'Queijo gorgonzola'],
  ['omelete de 3 claras', 'Clara de ovo', 'Ovo cru'],
  ['cappuccino', 'Leite integral, Café sem açúcar, Chocolate em pó, Açúcar'],
  ['empadão de palmito', 'Farinha de trigo, Palmito', 'Peito de frango'],
  ['bobó de camarão', 'Camarão, Mandioca, Leite de coco, Azeite de dendê'],
  ['ravióli de queijo', 'Macarrão, Molho de tomate', 'Carne moída'],
  ['bombom sonho de valsa', 'Chocolate ao leite'],
  ['3 brigadeiros', 'Leite condensado, Chocolate em pó, Manteiga'],
  ['um xis salada sem ovo', 'Pão de hambúrguer, Hambúrguer, Milho', 'Ovo'],
  ['casquinha do mc', 'Sorvete, Biscoito', 'Casquinha'],
  ['açaí sem xarope', 'Polpa de açaí', 'Açaí com xarope'],
  ['açaí com leite ninho', 'Açaí com xarope, Leite em pó', 'Leite condensado'],
  ['açaí com leite em pó', 'Açaí com xarope, Leite em pó', 'Leite condensado'],
  ['açaí com leite em pó e leite condensado', 'Leite em pó, Leite condensado'],
  ['picolé de leite condensado', 'Sorvete, Chocolate ao leite'],
  ['sopa de mandioca', 'Mandioca, Músculo'],
  ['peixe frito', 'Peixe de mar, Óleo de soja', 'Farinha'],
  ['filé de peixe empanado', 'Peixe de mar, Farinha de rosca, Óleo de soja'],
  ['2 espigas de milho cozido', 'Milho verde'],
  ['5 guiozas', 'Farinha de trigo, Carne de porco'],
  ['cuscuz de tapioca', 'Farinha de tapioca, Leite de coco, Coco seco'],
  ['uma colher de nutella', 'Chocolate ao leite, Avelã'],
  ['manjar branco', 'Leite de coco, Ameixa seca'],
  ['suco de cajá', 'Polpa de cajá, Açúcar'],
  ['suco de maracujá', 'Polpa de maracujá, Açúcar'],
]

test.for(sentences)('%s', ([sentence, inside, outside]) => {
  const { items } = readMeal(sentence)
  expect(items).toHaveLength(1)
  const { food, parts = [] } = itemAt(items, 0)
  const has = (name: string) => parts.some((part) => part.food.name.startsWith(name))
  expect(inside.split(', ').filter((name) => !has(name))).toEqual([])
  expect((outside?.split(', ') ?? []).filter(has)).toEqual([])
  const held = new Set(parts.flatMap((part) => part.food.allergens))
  expect(new Set(food.allergens)).toEqual(held)
})

test('a food after a dish without one of its parts stays beside it', () => {
  const namesOf = (sentence: string) => readMeal(sentence).items.map(({ food }) => food.name)
  expect(namesOf('x-salada sem tomate e batata frita')).toEqual(['X-salada sem tomate', 'Batata frita'])
  expect(namesOf('5 claras mexidas com 1 ovo inteiro')).toHaveLength(2)
  expect(namesOf('misto quente sem presunto, 1 banana')).toEqual([
    'Misto-quente sem presunto',
    'Banana-prata',
  ])
})

test('zero of a counted part raises a question', () => {
  expect(readMeal('omelete de 0 ovos').questions).toHaveLength(1)
})

test('a double hot dog has two sausages', () => {
  const sausageOf = (sentence: string) =>
    itemAt(readMeal(sentence).items, 0).parts?.find(({ food }) => food.group === 'embutido')?.grams
  expect(sausageOf('cachorro-quente duplo')).toBe(2 * (sausageOf('cachorro-quente sem ketchup') ?? 0))
})

test('a shared weight leaves the energy of a dish equal to that of its parts', () => {
  const { items } = readMeal('marmita de 500 g: omelete com tomate, arroz e feijão')
  const { food, grams, parts = [] } = itemAt(items, 0)
  const energy = parts.reduce((sum, part) => sum + (part.food.per100g.kcal * part.grams) / 100, 0)
  expect(parts.length).toBeGreaterThan(1)
  expect(energy).toBeCloseTo((food.per100g.kcal * grams) / 100, 0)
})

test.each([
  'omelete de 3 ovos',
  'omelete de 2 ovos',
  '2 omeletes de 3 ovos',
  'crepioca de 2 ovos',
  'crepioca',
  'omelete de 3 ovos com queijo e presunto',
  'x-burger duplo',
  'x-salada duplo sem maionese',
  'misto quente sem presunto',
  'tapioca com queijo coalho',
])('"%s" keeps its name once it is logged', (text) => {
  const [item] = readMeal(text).items
  const parts = item?.parts?.map(({ food, grams }) => ({ foodId: food.id, grams }))
  const logged = item && foodOf({ foodId: item.food.id, grams: item.grams, ...(parts && { parts }) })
  expect(logged?.name).toBe(item?.food.name)
})

test.each([
  ['feijoada vegana', 'feijoada vegana'],
  ['coxinha de jaca', 'coxinha de jaca'],
  ['coxinha de palmito', 'coxinha de palmito'],
  ['quibe de abobora', 'quibe de abobora'],
  ['esfiha de espinafre', 'esfiha de espinafre'],
  ['cachorro quente vegano', 'cachorro quente vegano'],
  ['lasanha vegetariana', 'lasanha vegetariana'],
  ['moqueca de banana da terra', 'moqueca de banana da terra'],
  ['moqueca sem camarao', 'moqueca sem camarao'],
  ['pizza de calabresa sem queijo', 'pizza de calabresa sem queijo'],
  ['pao de queijo sem queijo', 'pao de queijo sem queijo'],
  ['sorvete sem lactose', 'sorvete sem lactose'],
  ['bolo sem gluten', 'bolo sem gluten'],
  ['feijoada sem carne', 'feijoada sem carne'],
])('"%s" is counted as another food only with a question', (text, said) => {
  const { items, questions } = readMeal(text)
  expect(itemAt(items, 0).standsInFor).toBe(said)
  expect(questions).toMatchObject([{ code: 'stand_in', item: 0 }])
})

test('a question about a plant version offers foods without meat', () => {
  const offered = (text: string) => (readMeal(text).questions[0]?.suggestions ?? []).map(({ name }) => name)
  expect(offered('feijoada vegana')).toContain('Feijão-preto cozido')
  expect(offered('coxinha de palmito')).toContain('Pastel de palmito')
  expect(offered('moqueca de banana da terra')).toEqual(['Banana-da-terra crua'])
  expect(offered('linguiça vegana')).toContain('Carne de soja (PTS) preparada')
})

test('a dish is named after the food that replaces its main one', () => {
  expect(readMeal('estrogonofe de palmito').items.map(({ food }) => food.name)).toEqual([
    'Estrogonofe de palmito',
  ])
})

test.each([
  'strogonoff de palmito',
  'strogonofe de cogumelos',
  'empada de palmito',
  'torta de palmito',
  'temaki de manga',
])('"%s" has no meat or fish inside', (text) => {
  const { items, questions } = readMeal(text)
  const { food, parts = [] } = itemAt(items, 0)
  expect(parts.length).toBeGreaterThan(1)
  expect(food.allergens).not.toContain('carne')
  expect(parts.filter((part) => /frango|carne|peixe/u.test(part.food.group))).toEqual([])
  expect(questions).toEqual([])
})

test.each([
  'escondidinho de mandioca',
  'salmão ao molho de maracujá',
  'coxinha de frango',
  'pizza vegetariana',
  'hambúrguer sem pão',
  'salada sem cebola',
  'misto quente sem queijo',
  'café sem açúcar',
  'omelete sem gema',
])('"%s" raises no question', (text) => {
  expect(readMeal(text).questions).toEqual([])
})

test('eggs without yolks are whites', () => {
  expect(itemAt(readMeal('2 ovos sem gema').items, 0).food.name).toBe('Clara de ovo cozida')
  expect(itemAt(readMeal('omelete sem gema').items, 0).food.name).toBe('Omelete de claras')
})

test('what a plate came without is not added to it', () => {
  const namesOf = (text: string) => readMeal(text).items.map(({ food }) => food.name)
  expect(namesOf('pf de frango sem feijao')).toEqual([
    'Filé de frango grelhado',
    'Arroz branco cozido',
    'Alface crespa',
    'Tomate',
  ])
  expect(namesOf('pf sem salada')).toHaveLength(3)
  expect(namesOf('marmita vegana')).not.toContain('Contrafilé grelhado')
})

test.each(['pizza 2 fatias de coca', 'sorvete 2 bolas de guaraná', 'omelete de café'])(
  'a drink is served beside a dish, never inside it: %s',
  (text) => {
    expect(readMeal(text).items.some(({ food }) => food.group === 'bebida')).toBe(true)
  },
)

test.each([
  'bolo vegano',
  'brigadeiro vegano',
  'omelete vegano',
  'pão de queijo vegano',
  'paçoca sem amendoim',
])('a variant that no food of the table has raises a question: %s', (text) => {
  expect(readMeal(text).questions).not.toEqual([])
})

test('an empada with shrimps warns of them', () => {
  const [empada, ...others] = readMeal('2 empadas de camarão').items
  expect(empada?.flavors?.flatMap(({ allergens }) => allergens)).toContain('crustaceos')
  expect(others).toEqual([])
})

test('a tapioca whose starch is weighed has no filling that was not named', () => {
  const [tapioca] = readMeal('tapioca com 50 g de goma').items
  expect(tapioca?.parts?.map(({ food }) => food.name)).toEqual(['Goma de mandioca hidratada (tapioca)'])
})

test.each([
  ['pão com patê de atum', 'peixe'],
  ['1 copo de batida de amendoim', 'amendoim'],
] as const)('"%s" shows the allergen in its name', (text, tag) => {
  const foods = readMeal(text).items.flatMap(({ food, flavors = [] }) => [food, ...flavors])
  expect(foods.flatMap(({ allergens }) => allergens)).toContain(tag)
})

test.each([
  ['1 pastel de nutella', 'castanhas'],
  ['1 esfiha de nutella', 'castanhas'],
  ['2 fatias de pizza de nutella', 'castanhas'],
  ['pipoca de leite ninho', 'leite'],
] as const)('"%s" keeps the allergen of its name, whatever stands in for it', (text, tag) => {
  const foods = readMeal(text).items.flatMap(({ food, flavors = [] }) => [food, ...flavors])
  expect(foods.flatMap(({ allergens }) => allergens)).toContain(tag)
})

test.each([
  ['burger artesanal de 180 g', 'Hambúrguer artesanal 285'],
  ['hambúrguer artesanal 160g com cheddar e bacon', 'Hambúrguer artesanal com bacon 290'],
  ['smash de 90 g', 'Smash burger 193'],
  ['hambúrguer artesanal de 280 g', 'Hambúrguer artesanal 280'],
  ['x-tudo 200g', 'X-tudo 200'],
])('a burger is weighed by its meat, as menus do: %s', (text, food) => {
  const [item] = readMeal(text).items
  expect(`${item?.food.name} ${Math.round(item?.grams ?? 0)}`).toBe(food)
})

test.each([
  ['mingau de aveia feito no leite', ['Mingau de aveia com leite']],
  ['x-burger no pão australiano', ['X-burger com pão de forma integral']],
  ['hambúrguer no pão brioche', ['Hambúrguer (sanduíche)']],
  ['x-burger com pão de alho', ['X-burger', 'Pão de alho']],
  ['x-burger e pão integral', ['X-burger', 'Pão de forma integral']],
  ['temaki completo de salmão', ['Temaki de salmão']],
  ['hot dog com tudo', ['Cachorro-quente completo']],
  ['no rodizio de massa comi nhoque', ['Nhoque de batata']],
])('"%s" is read as one dish', (text, foods) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual(foods)
})

test.each([
  ['shake de whey com leite de aveia', 'Shake de whey com leite de aveia'],
  ['mingau de aveia com água', 'Mingau de aveia sem leite integral'],
  [
    'vitamina de banana com leite de amêndoas sem açúcar',
    'Vitamina de banana com leite de amêndoas sem açúcar',
  ],
  ['vitamina de mamão com leite de soja sem açúcar', 'Vitamina de mamão com leite de soja sem açúcar'],
])('"%s" names its milk and its missing sugar once', (text, name) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual([name])
})
