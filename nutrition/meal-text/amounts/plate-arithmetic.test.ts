import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

/** Returns the foods of a sentence with their grams: `Pão francês 100`. */
function foodsIn(text: string): readonly string[] {
  return readMeal(text).items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)
}

test.each([
  [
    'prato na balança 612g menos o prato 230g, era só arroz com feijão',
    ['Arroz branco cozido 182', 'Feijão carioca cozido 200'],
  ],
  ['sopa de legumes 540 g menos a tigela de 200 g', ['Sopa de legumes 340']],
  ['pesei 480g tirando o peso do pote (130) de salada de frutas', ['Salada de frutas 350']],
  ['650g de feijoada com o prato, prato vazio 250g', ['Feijoada 400']],
  ['o pote deu 430 g menos 130 g do pote, macarronada', ['Macarronada 300']],
  [
    'prato vazio 300g, com a comida 720g, estrogonofe com arroz',
    ['Estrogonofe de frango 240', 'Arroz branco cozido 180'],
  ],
  ['sobrou 70g dos 320g de lasanha', ['Lasanha 250']],
  ['sobraram uns 100g dos 400g de arroz', ['Arroz branco cozido 300']],
  ['sobrou 100ml dos 300ml de vitamina de banana', ['Vitamina de banana 200']],
  ['coloquei 300g de macarrão e sobrou 50 g', ['Macarrão cozido 250']],
  ['servi 250g de purê mas deixei 80 g no prato', ['Purê de batata 170']],
  ['arroz 150g, feijão 100g, deixei 50g de arroz', ['Arroz branco cozido 100', 'Feijão carioca cozido 100']],
  ['comi 250g dos 320g de escondidinho', ['Escondidinho de mandioca 250']],
  ['receita de bolo de cenoura deu 1200 g, minha fatia 85g', ['Bolo de cenoura 85']],
  ['o bolo de fubá inteiro pesou 1,1 kg, comi 90 g', ['Bolo de fubá 90']],
  ['a lasanha deu 2 kg no total e minha parte foi 350g', ['Lasanha 350']],
  ['a torta de frango pesou 900g, meu pedaço 150 g', ['Torta de frango 150']],
  ['frango 200 g, tirando o osso 150 g', ['Filé de frango grelhado 150']],
  ['banana com casca 135g, sem casca 88g', ['Banana-prata 88']],
])('"%s" counts the eaten part of a weight', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['200g de arroz menos feijão 100g', ['Arroz branco cozido 200']],
  ['comi 200g de arroz e sobrou 100g pra amanhã', ['Arroz branco cozido 200']],
  ['comi 150g de frango, sobraram 200g na geladeira', ['Filé de frango grelhado 150']],
  ['300g de lasanha e 70g de salada', ['Lasanha 300', 'Salada crua 70']],
  ['deixei 70g de arroz, comi 100g de feijão', ['Feijão carioca cozido 100']],
  ['a lasanha deu 2 kg e comi 2 pedaços', ['Lasanha 380']],
  ['fiz 500g de macarrão pra 5 pessoas', ['Macarrão cozido 500']],
  ['dividi em 4 a pizza e comi uma banana', ['Pizza 200', 'Banana-prata 80']],
  ['bolo rendeu 8 fatias e comi 2 fatias', ['Bolo simples 120']],
  ['fiz 300g de arroz, rendeu 3 porções e comi uma banana', ['Arroz branco cozido 300', 'Banana-prata 80']],
  ['300 g de frango sem osso e 100 g de arroz', ['Filé de frango grelhado 300', 'Arroz branco cozido 100']],
  ['abacate 200g sem casca 150 g de mamão', ['Abacate 200', 'Mamão papaia 150']],
  ['sopa 300g e 1 copo 200ml de leite', ['Sopa de legumes com carne 300', 'Leite integral 200']],
  ['pote de 170g de iogurte', ['Iogurte natural 170']],
  ['fiz 2 pães com 50g de queijo, comi um', ['Pão francês 100', 'Queijo muçarela 50']],
])('"%s" states weights that are not parts of each other', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
