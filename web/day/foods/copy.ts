import { ownFoodLimits } from '#contract/day/own-food-limits.ts'
import type { AllergenTag, FoodGroup } from '#nutrition/foods/food.ts'

/** Errors of the label form, by field. */
export const fieldErrors = {
  name: 'Dê um nome ao alimento.',
  longName: `Use até ${ownFoodLimits.name} caracteres.`,
  portion: 'Quantos gramas ou ml tem a porção? Até 2.000.',
  quantity: 'Quantas medidas tem a porção?',
  packagePortions: 'Até 1.000 porções.',
  amount: 'Use um número, “<0,5”, “zero” ou “não contém”.',
} as const

/** Allergens as labels name them. */
export const allergenLabels: Readonly<Partial<Record<AllergenTag, string>>> = {
  gluten: 'Glúten',
  leite: 'Leite',
  lactose: 'Lactose',
  ovo: 'Ovos',
  soja: 'Soja',
  amendoim: 'Amendoim',
  castanhas: 'Castanhas e nozes',
  peixe: 'Peixes',
  crustaceos: 'Crustáceos',
  moluscos: 'Moluscos',
  alcool: 'Álcool',
}

export const novaLabels = {
  4: 'Ultraprocessado',
  3: 'Processado',
  2: 'Ingrediente de cozinha',
  1: 'In natura ou minimamente processado',
} as const

/** Kinds of packaged food, in the words of a market. */
export const groupLabels: Readonly<Partial<Record<FoodGroup, string>>> = {
  laticinio: 'Leite, iogurte, whey',
  queijo: 'Queijo',
  pao: 'Pão, bolacha salgada, torrada',
  cereal: 'Cereal, granola, aveia',
  doce: 'Doce, chocolate, biscoito doce, barra',
  bebida: 'Bebida',
  castanha: 'Castanha, pasta de amendoim',
  embutido: 'Embutido, frios',
  carne: 'Carne, hambúrguer',
  frango: 'Frango',
  peixe: 'Peixe',
  ovo: 'Ovo',
  massa: 'Massa',
  arroz: 'Arroz',
  feijao: 'Feijão, grão, proteína de soja',
  farofa: 'Farinha, farofa',
  fruta: 'Fruta',
  legumes: 'Legume, vegetal congelado',
  gordura: 'Óleo, manteiga, margarina',
  molho: 'Molho, conserva',
  sopa: 'Sopa',
  ensopado: 'Prato pronto',
  salgado: 'Salgado, salgadinho',
  sanduiche: 'Sanduíche, pizza',
}

/** Measures that labels use, most common first. */
export const labelMeasures = [
  'porção',
  'unidade',
  'dose',
  'colher de sopa',
  'colher de chá',
  'xícara',
  'copo',
  'fatia',
  'pedaço',
  'barra',
  'pote',
  'sachê',
  'lata',
  'garrafa',
  'caixinha',
  'pacote',
  'tablete',
  'bola',
  'concha',
] as const

export const ownFoodToasts = {
  created: 'Alimento criado',
  changed: 'Alimento atualizado',
  removed: 'Alimento apagado',
  restored: 'Alimento de volta',
} as const
