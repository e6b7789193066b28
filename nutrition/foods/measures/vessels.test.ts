import { expect, test } from 'vitest'
import { foods } from '../food-table.ts'
import { vesselsOf } from './vessels.ts'

const vesselsOfFood = (name: string) =>
  vesselsOf(foods.find((food) => food.name === name)!).map((vessel) => `${vessel.name} ${vessel.grams}`)

test.each([
  ['Arroz branco cozido', ['prato raso 160', 'prato fundo 200']],
  ['Feijão carioca cozido', ['cumbuca 300', 'prato fundo 280']],
  ['Estrogonofe de frango', ['prato raso 220', 'prato fundo 280', 'cumbuca 300', 'marmita 480']],
  ['Canja de galinha', ['prato fundo 520', 'cumbuca 300', 'caneca 300']],
  ['Café com leite', ['xícara de chá 200', 'caneca 300', 'copo médio 240']],
  ['Refrigerante de cola', ['copo médio 240', 'copo americano 150']],
  ['Iogurte grego natural', ['tigela 300', 'copo 240', 'taça 150']],
  ['Contrafilé grelhado', []],
  ['Pão francês', []],
  ['Feijoada', ['prato raso 320', 'prato fundo 400', 'cumbuca 300', 'marmita 480']],
  ['Cachaça', []],
] as const)('%s is served in fitting vessels', (name, vessels) => {
  expect(vesselsOfFood(name)).toEqual(vessels)
})

test('no food is offered a vessel of no or of an impossible weight', () => {
  const odd = foods.flatMap((food) => vesselsOf(food).filter(({ grams }) => !(grams >= 5 && grams <= 800)))
  expect(odd).toEqual([])
})
