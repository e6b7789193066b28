import { describe, expect, test } from 'vitest'
import { readMeal } from '../meal-text/meal-text.ts'
import { savedNamesOf } from '../meal-text/saved-names.ts'
import { readSaidTime } from './said-time.ts'

/** A Thursday, at 20:00. */
const spokenAt = { today: '2026-11-26', minutes: 20 * 60, daysBack: 30 }
const said = (text: string, at: Partial<typeof spokenAt & { shown: string }> = {}) =>
  readSaidTime(text, { ...spokenAt, ...at })

const [yesterday, dayBefore] = ['2026-11-25', '2026-11-24']

describe('the meal that a sentence names', () => {
  test.each([
    ['jantar: arroz e bife', 'jantar'],
    ['Jantar - arroz e bife', 'jantar'],
    ['ALMOÇO arroz feijão', 'almoco'],
    ['no almoço comi arroz e feijão', 'almoco'],
    ['almocei tarde, arroz e ovo', 'almoco'],
    ['na hora do almoço comi arroz', 'almoco'],
    ['meu almoço foi frango', 'almoco'],
    ['pro almoço comi frango', 'almoco'],
    ['fui jantar fora, comi pizza', 'jantar'],
    ['jantei cedo uma sopa', 'jantar'],
    ['café da manhã: pão com ovo', 'cafe_manha'],
    ['café: pão com ovo', 'cafe_manha'],
    ['no café comi pão', 'cafe_manha'],
    ['de manhã tomei café com pão', 'cafe_manha'],
    ['lanche da manhã banana', 'lanche_manha'],
    ['lanche da tarde: bolo', 'lanche_tarde'],
    ['bolo com café da tarde', 'lanche_tarde'],
    ['comi 2 fatias de pizza à noite', 'jantar'],
    ['noite: sopa', 'jantar'],
    ['ceia: iogurte', 'ceia'],
    ['antes de dormir tomei leite', 'ceia'],
    ['comi de madrugada um pedaço de bolo', 'ceia'],
    ['comi pão de ontem no café da manhã', 'cafe_manha'],
  ])('%s', (text, mealType) => {
    expect(said(text)).toEqual({ mealType })
  })

  test.each([
    'tomei café com leite',
    'comi no café da esquina um pão de queijo',
    'açúcar no café',
    'comi um lanche de mortadela',
    'antes do almoço comi uma maçã',
    'depois do jantar comi um chocolate',
    'depois de almoçar comi doce',
    'entre o almoço e o jantar comi uma maçã',
    'não jantei, comi um pão',
    'pulei o café da manhã e comi banana',
    'comi o resto do almoço',
    'feijão do almoço',
    'marmita do jantar',
    'minha filha jantou pizza',
    'boa noite, comi pizza',
    'bom dia! tomei café com pão',
    'mais tarde comi uma maçã',
    '2 pães de manhã e 1 à tarde',
    'almocei arroz e jantei sopa',
  ])('none in: %s', (text) => {
    expect(said(text)).toEqual({})
  })

  test.each([
    [10, 'lanche_manha'],
    [16, 'lanche_tarde'],
    [20, undefined],
  ])('a snack at %i:00 is %s', (hour, mealType) => {
    expect(said('lanchei um misto', { minutes: hour * 60 }).mealType).toBe(mealType)
  })
})

describe('the day that a sentence names', () => {
  test.each([
    ['comi pizza ontem', { date: yesterday }],
    ['ontem à noite comi pizza', { date: yesterday, mealType: 'jantar' }],
    ['ontem, no jantar, comi sopa', { date: yesterday, mealType: 'jantar' }],
    ['o jantar de ontem foi pizza', { date: yesterday, mealType: 'jantar' }],
    ['jantar de ontem: pizza', { date: yesterday, mealType: 'jantar' }],
    ['no café da manhã de ontem comi pão', { date: yesterday, mealType: 'cafe_manha' }],
    ['o que comi ontem: pizza', { date: yesterday }],
    ['ontem almocei arroz e jantei pizza', { date: yesterday }],
    ['anteontem no almoço bife', { date: dayBefore, mealType: 'almoco' }],
    ['antes de ontem jantei sopa', { date: dayBefore, mealType: 'jantar' }],
    ['há dois dias comi pizza', { date: dayBefore }],
    ['2 dias atrás comi pizza', { date: dayBefore }],
    ['hoje cedo comi banana', { date: '2026-11-26', mealType: 'cafe_manha' }],
    ['na segunda comi pizza', { date: '2026-11-23' }],
    ['segunda-feira almocei bife', { date: '2026-11-23', mealType: 'almoco' }],
    ['domingo à noite comi pizza', { date: '2026-11-22', mealType: 'jantar' }],
    ['comi churrasco no sábado', { date: '2026-11-21' }],
    ['quinta passada comi bolo', { date: '2026-11-19' }],
    ['no dia 20/11 jantei pizza', { date: '2026-11-20', mealType: 'jantar' }],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected)
  })

  test.each([
    'pão na chapa de ontem',
    'comi a pizza de ontem',
    'arroz de ontem à noite',
    'comi o que sobrou de ontem à noite',
    'comi o resto do almoço de ontem',
    'comi o bolo que fiz ontem',
    'o bolo que fiz ontem à noite',
    'o bolo que minha mãe fez ontem',
    'fiz bolo ontem e comi agora',
    'ontem comi pizza e hoje arroz',
    'ontem jantei, hoje de manhã comi pão',
    'comi igual ontem',
    'desde ontem só comi sopa',
    'amanhã vou comer pizza',
    'semana passada comi pizza',
    'na quinta comi bolo',
    'comi a segunda fatia',
    'de segunda a sexta como pão',
    'todo domingo como macarrão',
    'feijoada de sábado',
    'no dia 20 g de pão',
  ])('none in: %s', (text) => {
    expect(said(text)).toEqual({})
  })

  test('a day that is further back than meals can be logged is left out', () => {
    expect(said('há 31 dias comi pizza')).toEqual({})
    expect(said('há 30 dias comi pizza')).toEqual({ date: '2026-10-27' })
  })
})

describe('the hour that a sentence names', () => {
  test.each([
    ['às 15h comi uma maçã', 15 * 60],
    ['15h30: iogurte', 15 * 60 + 30],
    ['16:30 comi um misto', 16 * 60 + 30],
    ['às 8 da noite comi pizza', 20 * 60],
    ['às 10 da manhã comi uma banana', 10 * 60],
    ['ao meio dia comi arroz', 12 * 60],
  ])('%s', (text, minutes) => {
    expect(said(text)).toEqual({ minutes })
  })

  test.each(['jejum de 16h e comi ovo', 'assei por 2 horas a carne', 'às 22h comi pizza'])(
    'none in: %s',
    (text) => {
      expect(said(text)).toEqual({})
    },
  )

  test('an hour that is still to come today is one of another day', () => {
    expect(said('às 22h comi pizza', { shown: yesterday })).toEqual({ minutes: 22 * 60 })
  })
})

test.each([
  ['bolo com café da tarde', ['Bolo simples', 'Café sem açúcar']],
  ['comi pão na chapa e café da tarde', ['Pão na chapa', 'Café sem açúcar']],
  ['tomei café da tarde com bolo', ['Bolo simples']],
  ['café da manhã: pão com ovo', ['Pão francês', 'Ovo frito']],
  ['no café comi pão com ovo', ['Pão francês', 'Ovo frito']],
  ['no café da esquina comi pão com ovo', ['Pão francês', 'Ovo frito']],
  ['ontem no jantar: arroz e bife', ['Arroz branco cozido', 'Contrafilé grelhado']],
  ['na segunda comi pizza', ['Pizza']],
])('no food is lost or added by the words of a meal: %s', (text, names) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual(names)
})

test('the name of a saved meal tells no time', () => {
  const saved = savedNamesOf([{ id: '1', name: 'Jantar de sábado' }])
  const at = { ...spokenAt, saved }
  expect(readSaidTime('jantar de sábado', at)).toEqual({})
  expect(readSaidTime('jantar de sábado no almoço', at)).toEqual({ mealType: 'almoco' })
})
