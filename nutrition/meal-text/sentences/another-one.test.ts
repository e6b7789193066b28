import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

function read(text: string) {
  return readMeal(text).items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)
}

test.each([
  ['1 fatia de bolo de laranja e outra de chocolate', ['Bolo de laranja 60', 'Bolo de chocolate 60']],
  ['1 fatia de bolo de aipim e outra de bolo de chocolate', ['Bolo de aipim 80', 'Bolo de chocolate 60']],
  ['um copo de suco e outro de leite', ['Suco de fruta 240', 'Leite integral 240']],
  [
    'um pão com manteiga e outro com queijo',
    ['Pão francês 50', 'Manteiga com sal 10', 'Pão francês 50', 'Queijo muçarela 40'],
  ],
  ['um pastel de carne e outro de queijo', ['Pastel de carne frito 100', 'Pastel de queijo frito 100']],
  ['comi um pão e outro de tarde', ['Pão francês 50', 'Pão francês 50']],
  ['uma lata de cerveja e outra', ['Cerveja 350', 'Cerveja 350']],
  ['1 banana de manhã, 1 de tarde e outra à noite', ['Banana-prata 240']],
])('"%s" counts another one', (text, foods) => expect(read(text)).toEqual(foods))

test.each([
  ['comi um pão e outro dia comi bolo', ['Pão francês 50', 'Bolo simples 60']],
  ['comi 1 pão de queijo e outra coisa', ['Pão de queijo 50']],
  ['um pão e outra fruta', ['Pão francês 50']],
])('"%s" names no other one', (text, foods) => expect(read(text)).toEqual(foods))

test.each([
  ['fiz 10 almôndegas de patinho de 30g cada, eu comi 6', ['Almôndega frita 180']],
  ['assei 6 pães de queijo de 30 g cada e comi 2', ['Pão de queijo 60']],
  ['comprei 6 latas de 350 ml de cerveja, tomei 3', ['Cerveja 1050']],
  ['4 filés de frango de 120 g, comi 2 ovos', ['Filé de frango grelhado 480', 'Ovo cozido 90']],
])('"%s" counts the eaten pieces', (text, foods) => expect(read(text)).toEqual(foods))

test.each([
  ['shake 300 ml leite desnatado + 2 scoops de whey', ['Leite desnatado 300', 'Whey protein em pó 60']],
  ['shake 300 ml de whey', ['Shake de whey 300']],
  ['vitamina 300 ml de banana', ['Vitamina de banana 300']],
  ['vitamina que a médica passou: 1 copo de leite e 1 banana', ['Leite integral 240', 'Banana-prata 80']],
  ['hambúrguer de picanha 180 g', ['Hambúrguer bovino grelhado 180']],
  ['1 castanha do pará não, foram 5', ['Castanha-do-pará 20']],
  ['desejo de grávida: 1 bombom', ['Bombom de chocolate 20']],
])('"%s" counts what it lists', (text, foods) => expect(read(text)).toEqual(foods))

test.each([
  ['1 bife e salada, dividi o bife com meu filho', ['Contrafilé grelhado 53', 'Salada crua 80']],
  ['uma pizza e uma coca, dividi a pizza com minha irmã', ['Pizza 400', 'Refrigerante de cola 350']],
  [
    'cozinhei 500g de batata doce e grelhei 4 filés de frango de 120g, dividimos igual pros dois',
    ['Batata-doce cozida 250', 'Filé de frango grelhado 240'],
  ],
])('"%s" counts the own half', (text, foods) => expect(read(text)).toEqual(foods))
