import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['coca lata zero', ['Refrigerante de cola zero 350']],
  ['coca 2 copos zero', ['Refrigerante de cola zero 480']],
  ['coca, zero', ['Refrigerante de cola zero 350']],
  ['refri 1 lata, zero açúcar', ['Refrigerante de cola zero 350']],
  ['guaraná antarctica 350 zero', ['Refrigerante de guaraná zero 350']],
  ['monster 473 zero e pão', ['Energético zero 473', 'Pão francês 50']],
  ['gatorade 500ml zero', ['Isotônico zero 500']],
  ['cerveja 350ml sem álcool', ['Cerveja sem álcool 350']],
  ['leite 1 copo desnatado', ['Leite desnatado 240']],
  ['leite 1 copo (desnatado)', ['Leite desnatado 240']],
  ['leite 200ml, desnatado, e pão', ['Leite desnatado 200', 'Pão francês 50']],
  ['leite em pó 1 colher desnatado', ['Leite desnatado em pó 10']],
  ['iogurte natural 170g desnatado', ['Iogurte natural desnatado 170']],
  ['pão 2 fatias integral', ['Pão de forma integral 50']],
  [
    'arroz 4 colheres integral e feijao 1 concha preto',
    ['Arroz integral cozido 80', 'Feijão-preto cozido 140'],
  ],
  ['macarrão 200g integral', ['Macarrão integral cozido 200']],
  ['batata 200g doce', ['Batata-doce cozida 200']],
  ['queijo 30g minas', ['Queijo minas frescal 30']],
  ['queijo 2 fatias prato', ['Queijo prato 30']],
  ['ovo 2 cozidos', ['Ovo cozido 90']],
  ['ovos 3 mexidos e pão 1 francês', ['Ovo na manteiga 135', 'Pão francês 50']],
])('"%s" counts the kind that is named after the amount', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['pão 1 doce de leite', ['Pão francês 50', 'Doce de leite 30']],
  ['pão 2 fatias, doce de leite 1 colher', ['Pão francês 50', 'Doce de leite 30']],
  ['arroz 200g prato', ['Arroz branco cozido 200']],
  ['café 1 xícara sem açúcar', ['Café sem açúcar 200']],
  ['coca 1 copo, salgado de queijo', ['Refrigerante de cola 240', 'Salgadinho de festa 100']],
  ['coca 1 copo e zero pão', ['Refrigerante de cola 240']],
  ['arroz 100g, verde 1 folha', ['Arroz branco cozido 100', 'Salada crua 80']],
  ['tapioca 1 doce', ['Tapioca simples 70']],
])('"%s" takes no other word for a kind', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('"sem xarope" after the amount of an açaí names the pure one', () => {
  expect(foodsIn('açaí 500ml sem xarope')).toEqual(['Açaí puro, sem xarope 500'])
})
