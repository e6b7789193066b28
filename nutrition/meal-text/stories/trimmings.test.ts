import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    'tirei a pele da coxa e sobrecoxa assada, arroz 2 escumadeiras, sem feijão',
    ['Sobrecoxa de frango assada 120', 'Arroz branco cozido 170'],
  ],
  ['tirei a pele do frango assado e comi com arroz', ['Frango assado 100', 'Arroz branco cozido 128']],
  ['tirei a pele da sobrecoxa assada', ['Sobrecoxa de frango sem pele assada 65']],
  [
    'sobrecoxa assada tirei a pele e arroz',
    ['Sobrecoxa de frango sem pele assada 65', 'Arroz branco cozido 128'],
  ],
  ['arroz e 2 coxas de frango tirei a pele', ['Arroz branco cozido 128', 'Coxa de frango cozida 110']],
  ['tirei a gordura da picanha, arroz', ['Picanha sem gordura grelhada 90', 'Arroz branco cozido 128']],
  ['arroz e picanha, tirando a gordura', ['Arroz branco cozido 128', 'Picanha sem gordura grelhada 90']],
  ['tirei a casca da maçã e comi', ['Maçã 150']],
  ['tirei o caroço da manga e bati com leite', ['Manga 200', 'Leite integral 240']],
  ['tirei os ossos da costela e comi com arroz', ['Costela bovina assada 120', 'Arroz branco cozido 128']],
  ['removi a gordura do bife e grelhei', ['Contrafilé grelhado 105']],
  ['tirei a cebola do bife', ['Contrafilé grelhado 105']],
  ['tirei o bacon do x-bacon e comi', ['X-bacon sem bacon 175']],
  ['tirei o bolo do forno e comi 2 fatias', ['Bolo simples 120']],
  ['tirei o feijão da geladeira e comi com arroz', ['Feijão carioca cozido 140', 'Arroz branco cozido 128']],
])('"%s" keeps the food of which something was taken', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['frango e salada, tirei a pele do frango', ['Filé de frango grelhado 100', 'Salada crua 80']],
  ['misto quente e café, tirei o queijo do misto', ['Misto-quente 105', 'Café sem açúcar 50']],
  ['não tirei a pele do frango', ['Filé de frango grelhado 100']],
  ['frango assado sem tirar a pele', ['Frango assado 140']],
  ['comi a pizza e tirei as azeitonas', ['Pizza 200']],
  ['comi peixe assado e tirei as espinhas', ['Peixe de mar assado 150']],
  ['tirei arroz, só comi feijão', ['Feijão carioca cozido 140']],
  ['cortei o arroz, tirei o pão da dieta e comi salada', ['Salada crua 80']],
  ['tirei a pele', []],
])('"%s" counts no food twice and none that was cut', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['à la minuta, troquei a frita por purê', ['À la minuta sem batata frita 420', 'Purê de batata 130']],
  [
    'misto quente, troquei o presunto por peito de peru',
    ['Misto-quente sem presunto 80', 'Peito de peru fatiado 32'],
  ],
  ['troquei o arroz por batata doce', ['Batata-doce cozida 140']],
])('"%s" counts what replaced a part of a dish', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
