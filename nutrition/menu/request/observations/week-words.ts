import type { Weekday } from '../../../shared/calendar/days.ts'
import type { Protein } from '../../../recipes/recipe.ts'
import type { FoodRule } from '../../../safety/food-rules.ts'
import type { Style } from '../../../safety/health-answers.ts'
import type { Equipment } from '../../../targets/answers.ts'
import type { MealType } from '../../../targets/meal-type.ts'

/** Weekdays by name. In this file, the keys of every table are lower case without accents. */
export const weekdayWords: Readonly<Record<string, readonly Weekday[]>> = {
  domingo: [0],
  segunda: [1],
  'segunda feira': [1],
  terca: [2],
  'terca feira': [2],
  quarta: [3],
  'quarta feira': [3],
  quinta: [4],
  'quinta feira': [4],
  sexta: [5],
  'sexta feira': [5],
  sabado: [6],
  'fim de semana': [6, 0],
  'final de semana': [6, 0],
  fds: [6, 0],
  'dias uteis': [1, 2, 3, 4, 5],
  'dias de semana': [1, 2, 3, 4, 5],
}

export const mealWords: Readonly<Record<string, MealType>> = {
  'cafe da manha': 'cafe_manha',
  cafe: 'cafe_manha',
  'lanche da manha': 'lanche_manha',
  almoco: 'almoco',
  almoca: 'almoco',
  almocar: 'almoco',
  almocos: 'almoco',
  'lanche da tarde': 'lanche_tarde',
  lanche: 'lanche_tarde',
  jantar: 'jantar',
  janto: 'jantar',
  janta: 'jantar',
  jantares: 'jantar',
  noite: 'jantar',
  ceia: 'ceia',
}

export const equipmentWords: Readonly<Record<string, Equipment>> = {
  forno: 'Forno',
  fogao: 'Fogão',
  gas: 'Fogão',
  airfryer: 'Airfryer',
  'air fryer': 'Airfryer',
  fritadeira: 'Airfryer',
  microondas: 'Micro-ondas',
  'micro ondas': 'Micro-ondas',
  liquidificador: 'Liquidificador',
  processador: 'Processador',
}

export const proteinWords: Readonly<Record<string, Protein>> = {
  peixe: 'peixe',
  peixes: 'peixe',
  frango: 'frango',
  'carne vermelha': 'bovina',
  carne: 'bovina',
  boi: 'bovina',
  porco: 'suina',
  ovo: 'ovo',
  ovos: 'ovo',
  feijao: 'leguminosa',
  lentilha: 'leguminosa',
  'grao de bico': 'leguminosa',
  leguminosas: 'leguminosa',
  tofu: 'soja',
  soja: 'soja',
}

export const ruleWords: Readonly<Record<string, FoodRule>> = {
  fritura: 'fritura',
  frituras: 'fritura',
  frito: 'fritura',
  fritos: 'fritura',
  embutido: 'embutido_ou_instantaneo',
  embutidos: 'embutido_ou_instantaneo',
  industrializados: 'embutido_ou_instantaneo',
  refrigerante: 'bebida_adocada',
}

export const styleWords: Readonly<Record<string, Style>> = {
  salada: 'Saladas',
  saladas: 'Saladas',
  'comida caseira': 'Comida caseira',
  'comida japonesa': 'Japonesa',
  japonesa: 'Japonesa',
  massas: 'Italiana',
  massa: 'Italiana',
  'comida italiana': 'Italiana',
}

/** Events that mean a meal away, with the meal that is away if the text names none. */
export const eventWords: Readonly<Record<string, MealType>> = {
  churrasco: 'almoco',
  aniversario: 'jantar',
  festa: 'jantar',
  casamento: 'jantar',
  'happy hour': 'jantar',
  confraternizacao: 'jantar',
  rodizio: 'jantar',
  pizzaria: 'jantar',
  restaurante: 'jantar',
  feijoada: 'almoco',
}

/** Places that serve food, with the meal usually eaten there. */
export const placeWords: Readonly<Record<string, MealType>> = {
  ru: 'almoco',
  'restaurante universitario': 'almoco',
  bandejao: 'almoco',
  bandeco: 'almoco',
  refeitorio: 'almoco',
  cantina: 'almoco',
  'na faculdade': 'almoco',
  'no quilo': 'almoco',
  'na padaria': 'cafe_manha',
  'na padoca': 'cafe_manha',
}

export const guestWords = [
  'visita',
  'visitas',
  'sogra',
  'sogro',
  'convidados',
  'familia em casa',
  'amigos em casa',
]
export const travelWords = ['viajo', 'viajar', 'viagem', 'viajando', 'vou viajar']
export const outWords = ['fora', 'restaurante', 'delivery', 'ifood', 'na rua', 'na casa']
export const cheapWords = [
  'gastar pouco',
  'gastar menos',
  'economizar',
  'economico',
  'economica',
  'barato',
  'barata',
  'sem dinheiro',
  'pouco dinheiro',
  'pouca grana',
  'sem grana',
  'grana curta',
  'dinheiro curto',
  'dinheiro contado',
  'curto de grana',
  'economizando',
  'gastar quase nada',
  'sem um real',
  'orcamento curto',
  'apertado de dinheiro',
  'fim do mes',
]
export const hurriedWords = [
  'corrida',
  'corrido',
  'correria',
  'sem tempo',
  'pouco tempo',
  'sem muito tempo',
  'rapido',
  'rapida',
  'rapidas',
  'rapidos',
  'puxada',
  'puxado',
]
export const hurriedMinutes = 15
export const batchWords = ['marmita', 'marmitas']
