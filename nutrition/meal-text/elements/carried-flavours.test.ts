import { describe, expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

const tagsOf = (text: string) =>
  readMeal(text).items.flatMap(({ food, flavors = [] }) => [food, ...flavors].flatMap((one) => one.allergens))

describe('the allergen of a sauce, filling or topping stays with the food before it', () => {
  test.each([
    ['peixe com molho de castanha', 'castanhas'],
    ['salada com molho de iogurte', 'leite'],
    ['salada verde ao molho de iogurte', 'leite'],
    ['comi salada com molho de ostra', 'moluscos'],
    ['frango grelhado com molho de amendoim', 'amendoim'],
    ['bife com molho de queijo gorgonzola', 'leite'],
    ['legumes ao molho de camarão', 'crustaceos'],
    ['filé com crosta de castanha', 'castanhas'],
    ['abobrinha com recheio de atum', 'peixe'],
    ['maçã com cobertura de chocolate', 'leite'],
    ['batata cozida com molho de iogurte e frango', 'leite'],
  ])('"%s" has %s', (text, tag) => {
    expect(tagsOf(text)).toContain(tag)
  })
})

test.each([
  ['molho de camarão', 'molho de camarão'],
  ['arroz e molho de camarão', 'molho de camarão'],
  ['salada, 2 colheres de molho de iogurte', 'molho de iogurte'],
  ['brócolis com tempero de alho e molho de amendoim', 'molho de amendoim'],
  ['um pote de molho de ostra', 'molho de ostra'],
])('in "%s" the sauce is no part of another food and is asked about', (text, unmatched) => {
  expect(readMeal(text).unmatched).toContain(unmatched)
})

describe('a flavor is no food of the meal and adds no allergen that was not eaten', () => {
  test.each([
    ['frango ao molho de maracujá', 1],
    ['água de coco', 1],
    ['salada sem molho de iogurte', 1],
    ['salada sem molho de iogurte e frango', 2],
    ['pudim com calda de morango', 1],
    ['salada com vinagre de maçã', 1],
    ['arroz, feijão e salada com molho de limão', 3],
    ['panqueca com recheio de espinafre', 1],
    ['filé de peixe com crosta de parmesão', 1],
    ['não comi o peixe com molho de castanha, só arroz', 1],
    ['gelatina sabor morango', 1],
    ['bolo com cobertura de limão', 1],
  ])('"%s"', (text, count) => {
    const { items, unmatched } = readMeal(text)
    expect(items).toHaveLength(count)
    expect(unmatched).toEqual([])
    expect(tagsOf(text)).not.toContain('castanhas')
  })
})

test.each(['salada sem molho de iogurte', 'salada sem molho de iogurte e frango'])(
  '"%s" lacks the allergen of the sauce',
  (text) => {
    expect(tagsOf(text)).not.toContain('leite')
  },
)

test.each([
  ['polenta com molho de frango e radiche', ['Polenta cozida', 'Filé de frango grelhado', 'Almeirão cru']],
  ['nhoque com molho de camarão', ['Nhoque de batata', 'Camarão cozido']],
  ['macarrão com molho de atum', ['Macarrão ao molho de tomate', 'Atum em lata']],
  ['arroz com molho de calabresa', ['Arroz branco cozido', 'Linguiça calabresa assada']],
  ['macarrão ao molho de carne', ['Macarrão à bolonhesa']],
  ['macarrão com molho de tomate', ['Macarrão ao molho de tomate']],
  ['yakisoba com molho de ostra', ['Yakisoba']],
])('in "%s" meat in a sauce is eaten', (text, foods) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual(foods)
})
