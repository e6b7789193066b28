import { describe, expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

function foodsIn(text: string): readonly string[] {
  const { items, unmatched } = readMeal(text)
  const foods = items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)
  return unmatched.length > 0 ? [...foods, `? ${unmatched.join(', ')}`] : foods
}

describe('makers and shops', () => {
  test.each([
    ['onion rings do burger king', ['Anéis de cebola 100']],
    ['6 nuggets da sadia', ['Nuggets de frango assados 138']],
    ['1 cookie do subway', ['Cookie com gotas de chocolate 30']],
    ['uma trufa da cacau show', ['Trufa de chocolate 30']],
    ['3 torradas bauducco', ['Torrada 24']],
    ['uma fatia de bolo pullman', ['Bolo simples 60']],
    ['1 lasanha congelada da sadia', ['Lasanha 250']],
    ['um frappuccino do starbucks', ['Frappé de café 400']],
    ['1 lata de atum gomes da costa', ['Atum em lata 135']],
    ['3 pães de queijo forno de minas', ['Pão de queijo 150']],
    ['pipoca yoki de microondas', ['Pipoca de micro-ondas com manteiga 80']],
    ['milk shake do bobs de ovomaltine 300ml', ['Milk-shake 300']],
    ['milk shake de ovomaltine 500 ml do bobs', ['Milk-shake 500']],
    ['2 kibes do habibs e uma coca', ['Quibe frito 170', 'Refrigerante de cola 350']],
    ['3 fatias de pizza da dominos de calabresa', ['Pizza de calabresa 285']],
    ['china in box frango xadrez', ['Frango xadrez 180']],
    ['no china in box: yakisoba', ['Yakisoba 350']],
    ['pizza hut 2 fatias de calabresa', ['Pizza 200']],
    ['cacau show 2 trufas', ['Trufa de chocolate 60']],
    ['burger king whopper', ['Hambúrguer (sanduíche) 250']],
    ['rei do mate pão de queijo', ['Pão de queijo 50']],
    ['fandangos e um bauducco wafer', ['Salgadinho de pacote 45', 'Biscoito wafer de chocolate 8']],
  ])('"%s" names a maker and no other food', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods)
  })

  test.each([
    ['café com 3 bauducco', ['Café sem açúcar 50', 'Biscoito wafer de chocolate 23']],
    ['tomei um danone', ['Iogurte de frutas 100']],
    ['pão e danone', ['Pão francês 50', 'Iogurte de frutas 100']],
    ['comi 1 subway', ['Sanduíche de 15 cm 210']],
    ['2 fatias de pullman com requeijão', ['Pão de forma 50', 'Requeijão cremoso 30']],
    ['arroz com coração de galinha', ['Arroz branco cozido 128', 'Coração de frango grelhado 70']],
    ['quero registrar 2 ovos', ['Ovo cozido 90']],
    ['paçoca de pilão', ['Paçoca de carne de sol 49']],
    ['mandei 200 ml de leite e 2 bananas', ['Leite integral 200', 'Banana-prata 160']],
  ])('"%s" keeps its foods', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods)
  })
})

describe('chains of hamburger shops', () => {
  test.each([
    ['batata média do mc', ['Batata frita 110']],
    ['uma batata grande do bk', ['Batata frita 150']],
    ['batata pequena do burger king', ['Batata frita 70']],
    ['casquinha do mc e uma batata media', ['Casquinha de lanchonete 85', 'Batata frita 110']],
    ['1 hambúrguer do mc', ['Hambúrguer (sanduíche) 125']],
    ['fui no bk, comi um hamburguer e batata', ['Hambúrguer (sanduíche) 125', 'Batata frita 100']],
    ['6 batatinhas do mc', ['Batata frita 96']],
  ])('"%s" is fried or in a bun, and is asked about', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods)
    expect(readMeal(text).questions.map(({ code }) => code)).toContain('ambiguous_food')
  })

  test.each([
    ['batata e ovo', ['Batata cozida 120', 'Ovo cozido 45']],
    ['batata cozida e casquinha do mc', ['Batata cozida 120', 'Casquinha de lanchonete 85']],
    ['100 g de batata do mc', ['Batata cozida 100']],
    [
      'bife, arroz, feijão e batata do giraffas',
      [
        'Contrafilé grelhado 105',
        'Arroz branco cozido 128',
        'Feijão carioca cozido 140',
        'Batata cozida 120',
      ],
    ],
    ['almocei batata e bife. jantei no mc', ['Batata cozida 120', 'Contrafilé grelhado 105']],
    ['batata doce e um sundae do mc', ['Batata-doce cozida 140', 'Sundae 165']],
    ['purê de batata', ['Purê de batata 130']],
    ['3 batatinhas cozidas com ovo', ['Batata cozida 420', 'Ovo cozido 45']],
  ])('"%s" keeps the boiled potato', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods)
  })
})

describe('vessels of drinks', () => {
  test.each([
    ['1 copo da coca 2 litros', ['Refrigerante de cola 240']],
    ['2 copos de guaraná de 2 litros', ['Refrigerante de guaraná 480']],
    ['meio copo da fanta 2l', ['Refrigerante de laranja 120']],
    ['4 cervejas lata de 269', ['Cerveja 1076']],
    ['3 cocas lata de 350', ['Refrigerante de cola 1050']],
  ])('"%s" counts the glass or each can', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods)
  })

  test.each([
    ['2 litros de coca', ['Refrigerante de cola 2000']],
    ['coca 2 litros', ['Refrigerante de cola 2000']],
    ['copo de suco de laranja de 300 ml', ['Suco de laranja natural 300']],
    ['1 copo de leite 200 ml', ['Leite integral 200']],
    ['lata de cerveja 473 ml', ['Cerveja 473']],
    ['cerveja lata de 269', ['Cerveja 269']],
    ['2 latas de coca de 350', ['Refrigerante de cola 700']],
    ['copo de açaí de 1 litro', ['Açaí com xarope de guaraná 1000']],
  ])('"%s" keeps the stated volume', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods)
  })
})

describe('words that are no other food', () => {
  test.each([
    ['água de coco e a carninha dele', ['Água de coco 240', '? carninha dele']],
    ['tomei um coco verde e comi a polpa dele', ['Água de coco 340', '? polpa dele']],
    ['comi a carne do coco', ['? carne do coco']],
    ['yopro 15g de chocolate 250ml', ['? yopro 15g de chocolate']],
    [
      'yopro 25 g de proteína de morango e uma banana',
      ['Banana-prata 80', '? yopro 25 g de proteína de morango'],
    ],
    ['iogurte proteico 15g morango', ['? iogurte proteico 15g morango']],
    ['dois garfos de macarrão', ['Macarrão cozido 60']],
    ['purê com carne moída, uns dois garfos', ['Purê de batata 130', 'Carne moída cozida 60']],
    ['machuquei meu joelho e comi banana', ['Banana-prata 80', '? machuquei']],
    ['dor no joelho', ['? dor']],
    ['operei o joelho e comi banana', ['Banana-prata 80']],
    ['coxinha de balde, comi 15 mini coxinhas', ['Coxinha de frango 300']],
    ['pipoca de micro inteira vendo série', ['Pipoca de micro-ondas com manteiga 80', '? vendo']],
    ['na máquina do corredor peguei um cappuccino', ['Cappuccino com leite 200']],
    ['minha nutri liberou 40 g de aveia', ['Aveia em flocos 40', '? nutri liberou']],
  ])('"%s"', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods)
  })

  test.each([
    ['carne do sol', ['Carne de sol frita 85']],
    ['coco e carne', ['Coco seco 20', 'Carne bovina grelhada 100']],
    ['o frango e a carne dele', ['Filé de frango grelhado 100', 'Carne bovina grelhada 100']],
    ['whey isolado 30g e banana', ['Banana-prata 80', '? whey isolado']],
    ['iogurte natural 170g e morango', ['Iogurte natural 170', 'Morango 120']],
    ['comi de garfo e faca um bife', ['Contrafilé grelhado 105', '? faca']],
    ['um balde de pipoca', ['Pipoca 68']],
    ['comi o joelho de queijo', ['Enroladinho de salsicha 110']],
    ['comi o joelho da padaria', ['Enroladinho de salsicha 110']],
    ['comi 2 joelhos', ['Enroladinho de salsicha 220']],
    ['2 coxinhas e coca', ['Coxinha de frango 200', 'Refrigerante de cola 350']],
  ])('"%s" stays', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods)
  })
})

describe('foods with `de` in their name', () => {
  test.each([
    ['macarrão de arroz', ['Macarrão cozido 165']],
    ['arroz de couve-flor', ['Couve-flor cozida 60']],
    ['espaguete de abobrinha', ['Abobrinha refogada 60']],
    ['presunto de peru', ['Peito de peru fatiado 32']],
    ['bacon de peru', ['Peito de peru fatiado 32']],
    ['linguiça de pernil', ['Linguiça toscana grelhada 70']],
    ['hambúrguer de salmão', ['Salmão grelhado 80']],
    ['pizza de brigadeiro', ['Pizza de chocolate 105']],
    ['chips de mandioca', ['? chips de mandioca']],
    ['macarrão de lentilha', ['? macarrão de lentilha']],
    ['coração de boi', ['? coração de boi']],
    ['pão de mandioca', ['Pão sovado 60']],
  ])('"%s" is one food', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods)
  })

  test.each([
    [
      'macarrão arroz e feijão',
      ['Macarrão cozido 99', 'Arroz branco cozido 128', 'Feijão carioca cozido 140'],
    ],
    [
      'arroz couve-flor e frango',
      ['Arroz branco cozido 128', 'Couve-flor cozida 60', 'Filé de frango grelhado 100'],
    ],
    ['espaguete com abobrinha', ['Macarrão cozido 165', 'Abobrinha refogada 60']],
    ['pão com presunto e peru', ['Pão francês 50', 'Presunto 30', 'Peru assado 100']],
    ['bacon peru e ovo', ['Bacon 16', 'Peru assado 100', 'Ovo cozido 45']],
    ['linguiça pernil e farofa', ['Linguiça toscana grelhada 70', 'Pernil assado 90', 'Farofa 38']],
    [
      'hambúrguer salmão e arroz',
      ['Hambúrguer bovino grelhado 80', 'Salmão grelhado 120', 'Arroz branco cozido 128'],
    ],
    ['pizza brigadeiro e coca', ['Pizza 200', 'Brigadeiro de festa 17', 'Refrigerante de cola 350']],
    ['macarrão com lentilha', ['Macarrão cozido 165', 'Lentilha cozida 160']],
    ['pão mandioca e café', ['Pão francês 50', 'Mandioca cozida 150', 'Café sem açúcar 50']],
  ])('"%s" is two foods or more', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods)
  })
})

test.each([
  ['pão amanteigado', ['Pão francês']],
  ['peito de frango fatiado 150g', ['Filé de frango grelhado']],
  ['corpus christi, comi pastel', ['Pastel de carne frito']],
  ['hamburguer e batata palito', ['Hambúrguer (sanduíche)', 'Batata palito frita']],
  ['joelho de porco', []],
  ['2 cervejas, 1 skol e 1 coca', ['Cerveja', 'Cerveja', 'Refrigerante de cola']],
])('"%s" names no product', (text, foods) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual(foods)
})
