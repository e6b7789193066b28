import type { GoldenLabel } from './golden-label.ts'

/**
 * Whole labels in the layouts of RDC 429/2020 and of the older RDC 360/2003, as copied from shops, PDFs and packages.
 */
export const wholeLabels: readonly GoldenLabel[] = [
  {
    what: 'whey in the table of today',
    text: `Whey Protein Concentrado Baunilha
INFORMAÇÃO NUTRICIONAL
Porções por embalagem: 30
Porção: 30 g (1 dosador)
100 g 30 g %VD*
Valor energético (kcal) 393 118 6
Carboidratos (g) 10 3 1
Açúcares totais (g) 6,7 2
Açúcares adicionados (g) 0 0 0
Proteínas (g) 80 24 48
Gorduras totais (g) 3,7 1,1 2
Gorduras saturadas (g) 2 0,6 3
Gorduras trans (g) 0 0 0
Fibras alimentares (g) 0 0 0
Sódio (mg) 187 56 3
*Percentual de valores diários fornecidos pela porção.
ALÉRGICOS: CONTÉM LEITE E DERIVADOS DE SOJA. PODE CONTER AMENDOIM. CONTÉM LACTOSE. NÃO CONTÉM GLÚTEN.`,
    portion: 30,
    measure: [1, 'dose'],
    packagePortions: 30,
    of100: {
      energy_kcal: 393,
      carbs_g: 10,
      sugars_g: 6.7,
      added_sugars_g: 0,
      protein_g: 80,
      fat_g: 3.7,
      saturated_fat_g: 2,
      trans_fat_g: 0,
      fiber_g: 0,
      sodium_mg: 187,
    },
    ofPortion: {
      energy_kcal: 118,
      carbs_g: 3,
      sugars_g: 2,
      added_sugars_g: 0,
      protein_g: 24,
      fat_g: 1.1,
      saturated_fat_g: 0.6,
      trans_fat_g: 0,
      fiber_g: 0,
      sodium_mg: 56,
    },
    contains: 'leite lactose soja',
    mayContain: 'amendoim',
    freeOf: 'gluten',
  },
  {
    what: 'yoghurt of before 2022, kJ and %VD in the cells',
    text: `INFORMAÇÃO NUTRICIONAL Porção de 170g (1 unidade)
Quantidade por porção %VD(*)
Valor energético 163kcal = 685kJ 8%
Carboidratos 25g 8%
Proteínas 6,1g 8%
Gorduras totais 4,3g 8%
Gorduras saturadas 2,6g 12%
Gorduras trans Não contém **
Fibra alimentar 0g 0%
Sódio 94mg 4%
(*) % Valores Diários com base em uma dieta de 2.000 kcal ou 8400 kJ. (**) VD não estabelecido.`,
    portion: 170,
    measure: [1, 'unidade'],
    ofPortion: {
      energy_kcal: 163,
      carbs_g: 25,
      protein_g: 6.1,
      fat_g: 4.3,
      saturated_fat_g: 2.6,
      trans_fat_g: 0,
      fiber_g: 0,
      sodium_mg: 94,
    },
  },
  {
    what: 'cookies with the columns separated by tabs',
    text: 'Informação nutricional\nPorção 30 g (3 biscoitos)\n\t100 g\t30 g\t%VD*\nValor energético (kcal)\t473\t142\t7\nCarboidratos totais (g)\t70\t21\t7\nAçúcares totais (g)\t33\t9,9\t\nAçúcares adicionados (g)\t32\t9,6\t19\nProteínas (g)\t6,3\t1,9\t4\nGorduras totais (g)\t19\t5,7\t9\nGorduras saturadas (g)\t8,7\t2,6\t13\nGorduras trans (g)\t0\t0\t0\nFibra alimentar (g)\t2,3\t0,7\t3\nSódio (mg)\t257\t77\t4',
    portion: 30,
    measure: [3, 'unidade'],
    of100: {
      energy_kcal: 473,
      carbs_g: 70,
      sugars_g: 33,
      added_sugars_g: 32,
      protein_g: 6.3,
      fat_g: 19,
      saturated_fat_g: 8.7,
      trans_fat_g: 0,
      fiber_g: 2.3,
      sodium_mg: 257,
    },
    ofPortion: {
      energy_kcal: 142,
      carbs_g: 21,
      sugars_g: 9.9,
      added_sugars_g: 9.6,
      protein_g: 1.9,
      fat_g: 5.7,
      saturated_fat_g: 2.6,
      trans_fat_g: 0,
      fiber_g: 0.7,
      sodium_mg: 77,
    },
  },
  {
    what: 'soda per 200 ml, zeros and insignificant amounts',
    text: `INFORMAÇÃO NUTRICIONAL
Porções por embalagem: cerca de 10
Porção: 200 ml (1 copo)
100 ml | 200 ml | %VD*
Valor energético (kcal) | 43 | 85 | 4
Carboidratos (g) | 11 | 21 | 7
Açúcares totais (g) | 11 | 21 |
Açúcares adicionados (g) | 11 | 21 | 42
Sódio (mg) | 5 | 10 | 1
Não contém quantidades significativas de proteínas, gorduras totais, gorduras saturadas, gorduras trans e fibras alimentares.`,
    portion: 200,
    unit: 'ml',
    measure: [1, 'copo'],
    packagePortions: 10,
    of100: {
      energy_kcal: 43,
      carbs_g: 11,
      sugars_g: 11,
      added_sugars_g: 11,
      sodium_mg: 5,
      protein_g: 0,
      fat_g: 0,
      saturated_fat_g: 0,
      trans_fat_g: 0,
      fiber_g: 0,
    },
    ofPortion: { energy_kcal: 85, carbs_g: 21, sugars_g: 21, added_sugars_g: 21, sodium_mg: 10 },
  },
  {
    what: 'protein bar, one line, ingredients before the table',
    text: `Barra de proteína 45 g sabor cookies. Ingredientes: blend proteico (proteína do soro do leite 30%, colágeno hidrolisado), maltitol, gordura vegetal, fibra de aveia, cloreto de sódio.
Informação Nutricional - Porção de 45g (1 unidade) - Valor energético 164 kcal, Carboidratos 15 g, Açúcares totais 1,2 g, Açúcares adicionados 0 g, Polióis 9,8 g, Proteínas 15 g, Gorduras totais 6,2 g, Gorduras saturadas 3,5 g, Gorduras trans 0 g, Fibras alimentares 3,9 g, Sódio 98 mg`,
    portion: 45,
    measure: [1, 'unidade'],
    ofPortion: {
      energy_kcal: 164,
      carbs_g: 15,
      sugars_g: 1.2,
      added_sugars_g: 0,
      polyols_g: 9.8,
      protein_g: 15,
      fat_g: 6.2,
      saturated_fat_g: 3.5,
      trans_fat_g: 0,
      fiber_g: 3.9,
      sodium_mg: 98,
    },
  },
  {
    what: 'every cell on its own line, as a PDF copies it',
    text: `INFORMAÇÃO NUTRICIONAL
Porção: 25 g (2 fatias)
100 g
25 g
%VD*
Valor energético (kcal)
248
62
3
Carboidratos (g)
44
11
4
Proteínas (g)
12
3
6
Gorduras totais (g)
2,4
0,6
1
Fibras alimentares (g)
6,8
1,7
7
Sódio (mg)
380
95
5`,
    portion: 25,
    measure: [2, 'fatia'],
    of100: { energy_kcal: 248, carbs_g: 44, protein_g: 12, fat_g: 2.4, fiber_g: 6.8, sodium_mg: 380 },
    ofPortion: { energy_kcal: 62, carbs_g: 11, protein_g: 3, fat_g: 0.6, fiber_g: 1.7, sodium_mg: 95 },
  },
  {
    what: 'peanut butter with less-than signs and unsaturated fats',
    text: `Tabela nutricional — Porção de 15 g (1 colher de sopa)
Valor Energético: 92 kcal / 386 kJ (5% VD)
Carboidratos: 2,6 g
Açúcares: < 1 g
Proteínas: 4,1 g
Gorduras Totais: 7,4 g
Gorduras Saturadas: 1,1 g
Gorduras Monoinsaturadas: 3,9 g
Gorduras Poliinsaturadas: 2,2 g
Gorduras Trans: 0 g
Fibra Alimentar: 1,2 g
Sódio: menor que 5 mg
Contém amendoim`,
    portion: 15,
    measure: [1, 'colher de sopa'],
    ofPortion: {
      energy_kcal: 92,
      carbs_g: 2.6,
      sugars_g: '<1',
      protein_g: 4.1,
      fat_g: 7.4,
      saturated_fat_g: 1.1,
      trans_fat_g: 0,
      fiber_g: 1.2,
      sodium_mg: '<5',
    },
    contains: 'amendoim',
  },
]
