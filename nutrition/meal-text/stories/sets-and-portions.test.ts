import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['porção de bolinho de bacalhau (6)', ['Bolinho de bacalhau 180']],
  ['meia porção de bolinho de bacalhau (5 un)', ['Bolinho de bacalhau 150']],
  ['metade de um subway de 30 cm', ['Sanduíche de 15 cm 210']],
  ['meio subway de 30 cm', ['Sanduíche de 15 cm 210']],
  ['subway de 30 cm', ['Sanduíche de 15 cm 420']],
])('"%s" counts its pieces once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['cana 1 dose', ['Cachaça 50']],
  ['feijoada completa no samba', ['Prato de feijoada completa 560']],
  ['feijoada completa com arroz', ['Feijoada completa 280', 'Arroz branco cozido 128']],
  ['um hambúrguer do burger king o whopper', ['Hambúrguer (sanduíche) 250']],
  ['um hambúrguer e um whopper', ['Hambúrguer (sanduíche) 125', 'Hambúrguer (sanduíche) 250']],
  ['frango cozido 1 coxa e sobrecoxa', ['Sobrecoxa de frango assada 120']],
  [
    'arroz, frango e 1 coxinha',
    ['Arroz branco cozido 128', 'Filé de frango grelhado 100', 'Coxinha de frango 100'],
  ],
  ['marmita arroz e feijao, marmita grande', ['Arroz branco cozido 221', 'Feijão carioca cozido 182']],
])('"%s" counts one food for its two names', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['cana 1 dose', ['Cachaça 50']],
  ['2 doses de cana', ['Cachaça 100']],
  ['1 golinho de caninha', ['Cachaça 20']],
  ['caldo de cana 1 dose', ['Caldo de cana 50']],
  ['um copo de caldo de cana', ['Caldo de cana 240']],
])('"%s" is the spirit or the juice of cane', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('a plate named twice keeps its usual foods', () => {
  expect(foodsIn('prato feito, prato grande')).toHaveLength(5)
})
