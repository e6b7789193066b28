import { expect, test } from 'vitest'
import { pantry } from './pantry.ts'
import { findFood } from '../foods/food-table.ts'
import { ingredientLine, ingredientName } from './ingredient-line.ts'

test.each([
  [pantry.azeite, 2, 'colher de sopa', 16, undefined, '2 colheres de sopa de azeite (16 g)'],
  [pantry.alcatra, 300, 'grama', 300, 'em bifes finos', '300 g de alcatra, em bifes finos'],
  [pantry.tomate, 2, 'unidade', 200, 'picado', '2 tomates (200 g), picados'],
  [pantry.cebola, 1, 'unidade pequena', 30, 'picada', '1 cebola pequena (30 g), picada'],
  [pantry.pimentaoVermelho, 1, 'unidade pequena', 38, undefined, '1 pimentão vermelho pequeno (38 g)'],
  [pantry.paoFrances, 2, 'unidade', 100, undefined, '2 pães franceses (100 g)'],
  [pantry.castanhaPara, 2, 'unidade', 8, undefined, '2 castanhas-do-pará (8 g)'],
  [pantry.limao, 0.5, 'unidade', 42, 'só o suco', '½ limão (42 g), só o suco'],
  [pantry.bisteca, 3, 'bisteca', 330, undefined, '3 bistecas de porco (330 g)'],
  [pantry.atum, 1, 'lata', 135, 'escorrido', '1 lata de atum (135 g), escorrido'],
  [pantry.leite, 150, 'ml', 150, undefined, '150 ml de leite integral'],
  [pantry.azeite, 100, 'ml', 91.3, undefined, '100 ml de azeite (91 g)'],
  [pantry.azeite, 1, 'colher de sopa', 13.7, undefined, '1 colher de sopa de azeite (14 g)'],
  [
    pantry.leiteDeSojaEmPo,
    2,
    'colher de sopa',
    26,
    undefined,
    '2 colheres de sopa de leite de soja em pó (26 g)',
  ],
  [pantry.alho, 2, 'dente', 6, 'picado', '2 dentes de alho (6 g), picado'],
] as const)('%s: %d %s reads as a cook writes it', (foodId, quantity, measure, grams, note, line) => {
  const ingredient = { foodId, quantity, measure, grams, ...(note && { note }) }
  expect(ingredientLine(ingredient, findFood(foodId)!)).toBe(line)
})

test('ingredient names omit "cru"', () => {
  expect(ingredientName(findFood(pantry.peito)!)).toBe('peito de frango')
  expect(ingredientName(findFood(pantry.cebola)!)).toBe('cebola')
  expect(ingredientName(findFood(pantry.feijao)!)).toBe('feijão carioca cozido')
})
