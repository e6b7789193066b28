import type { GoldenLabel } from './golden-label.ts'

/** Labels with one column, unusual units, notices or damage, and texts that contain no label. */
export const unusualLabels: readonly GoldenLabel[] = [
  {
    what: 'only the column of 100 g',
    text: `Informação nutricional por 100 g
100 g
Energia 371 kcal
Carboidratos 58,7 g
Proteínas 13,5 g
Gorduras totais 7 g
Saturadas 1,2 g
Fibras 10,1 g
Sódio 2 mg`,
    of100: {
      energy_kcal: 371,
      carbs_g: 58.7,
      protein_g: 13.5,
      fat_g: 7,
      saturated_fat_g: 1.2,
      fiber_g: 10.1,
      sodium_mg: 2,
    },
  },
  {
    what: 'portion of exactly 100 g',
    text: `Informação Nutricional Porção de 100g (1 pote) Valor energético 97 kcal 5% Carboidratos 4,0 g 1% Proteínas 9,0 g 18% Gorduras totais 5,0 g 8% Gorduras saturadas 3,2 g 16% Sódio 36 mg 2%`,
    portion: 100,
    measure: [1, 'pote'],
    of100: {
      energy_kcal: 97,
      carbs_g: 4,
      protein_g: 9,
      fat_g: 5,
      saturated_fat_g: 3.2,
      sodium_mg: 36,
    },
  },
  {
    what: 'portion column before the column of 100 g',
    text: `Informação nutricional
Porção: 40 g (1/2 xícara)
Por porção 40 g | Por 100 g
Valor energético (kcal) 156 390
Carboidratos (g) 24 60
Proteínas (g) 5,2 13
Gorduras totais (g) 4,4 11
Fibra alimentar (g) 4 10
Sódio (mg) 12 30`,
    portion: 40,
    measure: [0.5, 'xícara'],
    of100: { energy_kcal: 390, carbs_g: 60, protein_g: 13, fat_g: 11, fiber_g: 10, sodium_mg: 30 },
    ofPortion: { energy_kcal: 156, carbs_g: 24, protein_g: 5.2, fat_g: 4.4, fiber_g: 4, sodium_mg: 12 },
  },
  {
    what: 'sodium in grams, thousands with a point',
    text: `Informação nutricional Porção 5 g (1 colher de chá)
Valor energético 12 kcal
Carboidratos 1,5 g
Proteínas 0,6 g
Gorduras totais 0,4 g
Sódio 1.103 mg`,
    portion: 5,
    measure: [1, 'colher de chá'],
    ofPortion: { energy_kcal: 12, carbs_g: 1.5, protein_g: 0.6, fat_g: 0.4, sodium_mg: 1103 },
  },
  {
    what: 'isotonic powder with vitamins and minerals after the rows',
    text: `INFORMAÇÃO NUTRICIONAL
Porção: 30 g (2 colheres de sopa)
Valor energético 113 kcal 6%
Carboidratos 28 g 9%
dos quais:
Açúcares totais 26 g
Açúcares adicionados 26 g 52%
Proteínas 0 g 0%
Gorduras totais 0 g 0%
Sódio 190 mg 10%
Potássio 120 mg 3%
Vitamina C 15 mg 15%
Vitamina B6 0,4 mg 31%
Magnésio 30 mg 7%`,
    portion: 30,
    measure: [2, 'colher de sopa'],
    ofPortion: {
      energy_kcal: 113,
      carbs_g: 28,
      sugars_g: 26,
      added_sugars_g: 26,
      protein_g: 0,
      fat_g: 0,
      sodium_mg: 190,
    },
  },
  {
    what: 'creatine: zeros, an amount of its own, nothing else',
    text: `Informação nutricional
Porções por embalagem: 100
Porção: 3 g (1 dosador)
Valor energético 0 kcal
Carboidratos 0 g
Proteínas 0 g
Gorduras totais 0 g
Sódio 0 mg
Creatina 3000 mg`,
    portion: 3,
    measure: [1, 'dose'],
    packagePortions: 100,
    ofPortion: { energy_kcal: 0, carbs_g: 0, protein_g: 0, fat_g: 0, sodium_mg: 0 },
  },
  {
    what: 'dashes are unknown, not zero',
    text: `Informação nutricional Porção 20 g (1 unidade)
Valor energético 88 kcal 4%
Carboidratos 12 g 4%
Açúcares totais - -
Proteínas 1,4 g 2%
Gorduras totais 3,8 g 7%
Gorduras trans n/d
Sódio 31 mg 1%`,
    portion: 20,
    measure: [1, 'unidade'],
    ofPortion: {
      energy_kcal: 88,
      carbs_g: 12,
      sugars_g: null,
      protein_g: 1.4,
      fat_g: 3.8,
      trans_fat_g: null,
      sodium_mg: 31,
    },
  },
  {
    what: 'a line that is not understood is returned',
    text: `Informação nutricional
Porção 30 g (1 unidade)
Valor energético 120 kcal
Carboidratos 18 g
Cinzas brutas 3,4 g
Proteínas 2 g
Gorduras totais 4 g`,
    portion: 30,
    measure: [1, 'unidade'],
    ofPortion: { energy_kcal: 120, carbs_g: 18, protein_g: 2, fat_g: 4 },
    notUnderstood: ['Cinzas brutas 3,4 g'],
  },
  {
    what: 'an amount after other words is not guessed, and its line returned',
    text: `Informação nutricional
Porção 30 g (1 unidade)
Valor energético 120 kcal
Carboidratos 18 g
Proteínas aproximadamente até 2 g
Gorduras totais 4 g`,
    portion: 30,
    measure: [1, 'unidade'],
    ofPortion: { energy_kcal: 120, carbs_g: 18, fat_g: 4 },
    notUnderstood: ['Proteínas aproximadamente até 2 g'],
  },
  {
    what: 'scanned text with the letter O for a zero',
    text: `Informação Nutricional Porção de 25g (4 unidades)
Valor energético 98 kcal
Carboidratos 19 g
Proteínas 1,8 g
Gorduras totais 1,6 g
Gorduras trans O g
Fibra alimentar O,8 g
Sódio 122 mg`,
    portion: 25,
    measure: [4, 'unidade'],
    ofPortion: {
      energy_kcal: 98,
      carbs_g: 19,
      protein_g: 1.8,
      fat_g: 1.6,
      trans_fat_g: 0,
      fiber_g: 0.8,
      sodium_mg: 122,
    },
  },
  {
    what: 'plant milk with lactose and gluten notices',
    text: `Bebida de amêndoa. INFORMAÇÃO NUTRICIONAL Porções por embalagem: 5 Porção: 200 ml (1 copo)
100 ml 200 ml %VD*
Valor energético (kcal) 23 46 2
Carboidratos (g) 1 2 1
Açúcares totais (g) 0,5 1
Açúcares adicionados (g) 0 0 0
Proteínas (g) 0,8 1,6 3
Gorduras totais (g) 1,8 3,6 6
Gorduras saturadas (g) 0,2 0,4 2
Gorduras trans (g) 0 0 0
Fibras alimentares (g) 0,4 0,8 3
Sódio (mg) 45 90 5
ALÉRGICOS: CONTÉM AMÊNDOA. PODE CONTER CASTANHA-DE-CAJU E SOJA. NÃO CONTÉM GLÚTEN. ZERO LACTOSE.`,
    portion: 200,
    unit: 'ml',
    measure: [1, 'copo'],
    packagePortions: 5,
    of100: {
      energy_kcal: 23,
      carbs_g: 1,
      sugars_g: 0.5,
      added_sugars_g: 0,
      protein_g: 0.8,
      fat_g: 1.8,
      saturated_fat_g: 0.2,
      trans_fat_g: 0,
      fiber_g: 0.4,
      sodium_mg: 45,
    },
    ofPortion: {
      energy_kcal: 46,
      carbs_g: 2,
      sugars_g: 1,
      added_sugars_g: 0,
      protein_g: 1.6,
      fat_g: 3.6,
      saturated_fat_g: 0.4,
      trans_fat_g: 0,
      fiber_g: 0.8,
      sodium_mg: 90,
    },
    contains: 'castanhas',
    mayContain: 'soja',
    freeOf: 'gluten lactose',
  },
  {
    what: 'prose of a product page',
    text: 'Valor nutricional: cada porção de 50 g tem. Informação nutricional: porção: 50 g (1 fatia); energia: 131 kcal; carboidratos: 24 g; proteínas: 4,7 g; gorduras totais: 1,8 g; fibras: 1,4 g; sódio: 194 mg.',
    portion: 50,
    measure: [1, 'fatia'],
    ofPortion: { energy_kcal: 131, carbs_g: 24, protein_g: 4.7, fat_g: 1.8, fiber_g: 1.4, sodium_mg: 194 },
  },
  {
    what: 'measure before the grams',
    text: `Informação nutricional — Porção: 1 unidade (22 g)
Valor energético 110 kcal
Carboidratos 13 g
Proteínas 1,4 g
Gorduras totais 5,9 g`,
    portion: 22,
    measure: [1, 'unidade'],
    ofPortion: { energy_kcal: 110, carbs_g: 13, protein_g: 1.4, fat_g: 5.9 },
  },
  {
    what: 'text without a label',
    text: 'Comprei este pão ontem e gostei muito, tem bastante fibra e pouca gordura.',
  },
  {
    what: 'empty text',
    text: '',
  },
]
