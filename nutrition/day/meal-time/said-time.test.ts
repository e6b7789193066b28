import { describe, expect, test } from 'vitest'
import { readMeal } from '../../meal-text/meal-text.ts'
import { savedNamesOf } from '../../meal-text/finding/saved-names.ts'
import { readSaidTime, type SpokenAt } from './said-time.ts'

/** A Thursday, at 20:00. */
const spokenAt = { today: '2026-11-26', minutes: 20 * 60, daysBack: 30 }
const said = (text: string, at: Partial<SpokenAt> = {}) => readSaidTime(text, { ...spokenAt, ...at })

const today = spokenAt.today
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
    ['fiz o jantar: arroz e bife', 'jantar'],
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
    'fiz o jantar e comi uma maçã',
    'enquanto fazia o almoço comi queijo',
    'belisquei queijo preparando o jantar',
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
    ['comi pizza dia 30', { date: '2026-10-30' }],
    ['no dia 30/10 pizza', { date: '2026-10-30' }],
    ['domingo retrasado comi bolo', { date: '2026-11-15' }],
    ['no domingo retrasado comi bolo', { date: '2026-11-15' }],
    ['quinta retrasada comi bolo', { date: '2026-11-12' }],
    ['acho que ontem comi 2 pães', { date: yesterday }],
    ['esqueci de anotar que ontem jantei pizza', { date: yesterday, mealType: 'jantar' }],
    ['jantar de sexta: 2 fatias de pizza', { date: '2026-11-20', mealType: 'jantar' }],
    ['almoço de domingo: 200 g de macarrão', { date: '2026-11-22', mealType: 'almoco' }],
    ['no almoço de domingo comi macarrão', { date: '2026-11-22', mealType: 'almoco' }],
    ['café da manhã de segunda-feira: 2 pães', { date: '2026-11-23', mealType: 'cafe_manha' }],
    ['faz 3 dias que comi pizza', { date: '2026-11-23' }],
    ['comi no domingo o bolo que fiz no sábado', { date: '2026-11-22' }],
    ['fiz bolo ontem e comi agora', { date: today }],
    ['jantei na sexta 2 fatias de pizza', { date: '2026-11-20', mealType: 'jantar' }],
    ['comi na segunda pão com ovo', { date: '2026-11-23' }],
    ['que delícia de pizza ontem', { date: yesterday }],
    ['comi torrada sem açúcar há 2 dias', { date: dayBefore }],
    ['a pizza que comi ontem: 2 fatias', { date: yesterday }],
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
    'comi igual ontem',
    'desde ontem só comi sopa',
    'comi a segunda fatia',
    'de segunda a sexta como pão',
    'todo domingo como macarrão',
    'feijoada de sábado',
    'no dia 20 g de pão',
    'comi 2 fatias de bolo que fiz no domingo',
    'comi feijão feito na segunda',
    'comi marmita que fiz no domingo com arroz e frango',
    'faz 3 dias que não como doce, comi 1 maçã',
    'não como doce há 3 dias, comi 1 maçã',
    'comi feijão feito há dois dias',
    'comi pão de 2 dias atrás',
    'comi bolo que assei há 2 dias',
    'comi salada, dieta desde segunda-feira',
    'bolo da semana passada',
    'tô sem açúcar há 3 dias, comi 1 maçã',
    'sem açúcar há 3 dias, comi 1 maçã',
    'comi na segunda rodada 2 pães',
    'comi 2 pães e vou tomar banho',
  ])('none in: %s', (text) => {
    expect(said(text)).toEqual({})
  })

  test.each([
    'ontem comi pizza e hoje arroz',
    'ontem comi 2 pães e hoje 1 maçã',
    'ontem jantei, hoje de manhã comi pão',
    'amanhã vou comer 2 pães',
    'amanhã: 2 pães',
    'semana passada comi 2 pães',
    'há uma semana comi 2 pães',
    'no fim de semana comi churrasco',
    'outro dia comi 2 pães',
    'na quinta comi bolo',
    'no sábado vou comer 2 pães',
    'comi frango assado no domingo',
    'comprei pão ontem, comi 2',
    'comi bolo que fiz com leite e ovos no domingo',
    'no dia 20/12 comi bolo',
    'daqui a 2h vou comer pizza',
  ])('unclear in: %s', (text) => {
    expect(said(text)).toEqual({ isUnclear: true })
  })

  test('the meal is named even if its day is unclear', () => {
    const unclear = { mealType: 'jantar', isUnclear: true }
    expect(said('vou comer 2 pães no jantar')).toEqual(unclear)
    expect(said('jantar de quinta: bolo')).toEqual(unclear)
    expect(said('no almoço de segunda a sexta como arroz')).toEqual({ mealType: 'almoco' })
    expect(said('vou comer agora 2 pães')).toEqual({ date: today })
  })

  test('a day that is further back than meals can be logged is unclear', () => {
    expect(said('há 31 dias comi pizza')).toEqual({ isUnclear: true })
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
    ['treinei às 6h, às 8h comi banana', 8 * 60],
    ['voltei do trabalho e comi banana às 18h', 18 * 60],
    ['acabei de comer às 10h uma banana', 10 * 60],
  ])('%s', (text, minutes) => {
    expect(said(text)).toEqual({ minutes })
  })

  test.each([
    'jejum de 16h e comi ovo',
    'assei por 2 horas a carne',
    'umas 3h depois do almoço comi 1 maçã',
    'treinei às 6h e comi banana',
    'acordei às 7h e comi pão',
    'acordei ao meio dia e comi pão',
    'cheguei em casa às 18h e comi pão',
    'tomei remédio às 8h e comi pão',
    'fui treinar às 6h e comi banana',
  ])('none in: %s', (text) => {
    expect(said(text)).toEqual({})
  })

  test.each([
    ['cafe as 7 pao com ovo', { mealType: 'cafe_manha', minutes: 7 * 60 }],
    ['café da manhã hoje as 6 pão', { date: today, mealType: 'cafe_manha', minutes: 6 * 60 }],
    ['tomei cafe as 7 e meia tapioca', { mealType: 'cafe_manha', minutes: 7 * 60 + 30 }],
    ['tomei cafe as 4 com bolo', { mealType: 'lanche_tarde', minutes: 16 * 60 }],
    ['almoço as 12 arroz e feijao', { mealType: 'almoco', minutes: 12 * 60 }],
    ['almoço das 12 arroz', { mealType: 'almoco', minutes: 12 * 60 }],
    ['almocei as 12 e 30 bife', { mealType: 'almoco', minutes: 12 * 60 + 30 }],
    ['almocei ao meio dia e meia arroz', { mealType: 'almoco', minutes: 12 * 60 + 30 }],
    ['jantei por volta das 8 arroz', { mealType: 'jantar', minutes: 20 * 60 }],
    ['desjejum 7h ovo mexido', { mealType: 'cafe_manha', minutes: 7 * 60 }],
    ['almoço 13h arroz', { mealType: 'almoco', minutes: 13 * 60 }],
    ['almoco 1h arroz', { mealType: 'almoco', minutes: 13 * 60 }],
    ['jantei la pelas 8 sopa', { mealType: 'jantar', minutes: 20 * 60 }],
    ['jantei ás sete e meia da noite sopa', { mealType: 'jantar', minutes: 19 * 60 + 30 }],
    ['jantei 3 da manha', { mealType: 'jantar', minutes: 3 * 60 }],
    ['janta 3h da manha sopa', { mealType: 'jantar', minutes: 3 * 60 }],
    ['lanchei 2h da madrugada bolo', { minutes: 2 * 60 }],
    ['lanche as 4 bolo', { mealType: 'lanche_tarde', minutes: 16 * 60 }],
    ['lanche 10h banana', { mealType: 'lanche_manha', minutes: 10 * 60 }],
    ['lanche as 7 bolo', { minutes: 19 * 60 }],
    ['umas 8 da noite comi pizza', { minutes: 20 * 60 }],
    ['comi bolo as 4', { minutes: 16 * 60 }],
    ['pao com ovo as 7', { minutes: 7 * 60 }],
    ['ontem 22h sopa', { date: yesterday, minutes: 22 * 60 }],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual(expected)
  })

  test.each([
    'comi as 3 fatias que sobraram',
    'comi as 2 bananas',
    'comi 1h depois do treino uma maçã',
    'comi 16h de jejum depois um ovo',
  ])('no hour in: %s', (text) => {
    expect(said(text).minutes).toBeUndefined()
  })

  test('an hour that is still to come today is left out, but told', () => {
    expect(said('às 22h comi pizza')).toEqual({ aheadMinutes: 22 * 60 })
    expect(said('jantei as 11 sopa')).toEqual({ mealType: 'jantar', aheadMinutes: 23 * 60 })
  })

  test('an hour that is still to come today is one of another day', () => {
    expect(said('às 22h comi pizza', { shown: yesterday })).toEqual({ minutes: 22 * 60 })
  })
})

describe('soon after midnight', () => {
  test.each([
    { today: '2026-11-30', before: '2026-11-29' },
    { today: '2028-03-01', before: '2028-02-29' },
    { today: '2027-01-01', before: '2026-12-31' },
  ])('a meal without a day is one of the day before $today', ({ today: night, before }) => {
    const at = { today: night, minutes: 5 }
    expect(said('jantei sopa', at)).toEqual({ date: before, mealType: 'jantar' })
    expect(said('de manhã comi pão', at)).toEqual({ date: before, mealType: 'cafe_manha' })
    expect(said('às 20h comi pizza', at)).toEqual({ date: before, minutes: 20 * 60 })
  })

  test('until five, a later hour or part of the day is one of the day before', () => {
    const at = { minutes: 3 * 60 + 35 }
    const night = { date: yesterday, mealType: 'jantar' }
    expect(said('jantei as 22h sopa', at)).toEqual({ ...night, minutes: 22 * 60 })
    expect(said('jantei as 8 sopa', at)).toEqual({ ...night, minutes: 20 * 60 })
    expect(said('comi um lanche as 23h30', at)).toEqual({ date: yesterday, minutes: 23 * 60 + 30 })
    expect(said('de tarde comi 1 maca', at)).toEqual({ date: yesterday, mealType: 'lanche_tarde' })
    expect(said('jantei 3 da manha sopa', at)).toEqual({ mealType: 'jantar', minutes: 3 * 60 })
    expect(said('lanche as 7 bolo', { minutes: 8 * 60 }).minutes).toBe(7 * 60)
    expect(said('lanchei as 2 bolo', at)).toEqual({ minutes: 2 * 60 })
    expect(said('comi bolo as 3h35', at)).toEqual({ minutes: 3 * 60 + 35 })
    expect(said('comi bolo as 4', at)).toEqual({ date: yesterday, minutes: 16 * 60 })
    expect(said('jantei as 22h sopa', { minutes: 5 * 60 }).date).toBeUndefined()
  })

  test.each(['comi um pão', 'na ceia comi um pão', 'agora jantei sopa', 'semana passada jantei sopa'])(
    'no day is assumed for: %s',
    (text) => {
      const { date } = said(text, { minutes: 5 })
      expect(date === undefined || date === today).toBe(true)
    },
  )

  test('a day that is shown stays', () => {
    expect(said('jantei sopa', { minutes: 5, shown: dayBefore })).toEqual({ mealType: 'jantar' })
  })

  test('in the morning it is a meal of today', () => {
    expect(said('café da manhã: pão', { minutes: 3 * 60 })).toEqual({ mealType: 'cafe_manha' })
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

test.each([
  ['meia noite comi uma coxinha', { minutes: 0 }],
  ['meia-noite e meia sopa de feijão', { minutes: 30 }],
  ['ontem à meia-noite comi uma coxinha', { date: today, minutes: 0 }],
  ['hoje à meia-noite comi uma coxinha', { date: today, minutes: 0 }],
  ['ontem jantei às 19h sopa e dormi meia-noite', { date: yesterday, mealType: 'jantar', minutes: 19 * 60 }],
  ['à tarde comi bolo às 15h', { minutes: 15 * 60 }],
  ['9 da noite tapioca com queijo', { aheadMinutes: 21 * 60 }],
  ['3 da madrugada sopa de feijão e pão', { minutes: 3 * 60 }],
  ['ontem tapioca 21h', { date: yesterday, minutes: 21 * 60 }],
  ['arroz e feijão 12h30', { minutes: 12 * 60 + 30 }],
  ['frango assado e massa 12h', { minutes: 12 * 60 }],
  ['lanche 1 açaí 500ml', { mealType: 'lanche_tarde' }],
  ['jejum 16h', {}],
  ['assei o frango 2h', {}],
  ['comi o pão que assou 1h', {}],
  ['9 da noite treinei e comi pão', {}],
  ['lanche de mortadela', {}],
])('dictated without "às": %s', (text, expected) => {
  expect(said(text, { minutes: 15 * 60 })).toEqual(expected)
})

describe('the own hours of a night shift', () => {
  const mealMinutes = { cafe_manha: 11 * 60, almoco: 16 * 60, lanche_tarde: 21 * 60, jantar: 3 * 60 }

  test.each([
    ['comi às 3h jantar: arroz e bife', { mealType: 'jantar', minutes: 3 * 60 }],
    ['jantei às 4 arroz e bife', { mealType: 'jantar', minutes: 4 * 60 }],
    ['almocei às 4 arroz e bife', { mealType: 'almoco', minutes: 16 * 60 }],
    ['jantei às 8 arroz e bife', { mealType: 'jantar', minutes: 20 * 60 }],
    ['às 3h da tarde jantei sopa', { mealType: 'jantar', minutes: 15 * 60 }],
  ])('"%s" gives the hour of the own meal', (text, time) => {
    expect(said(text, { mealMinutes })).toEqual(time)
  })

  const ofNight = { cafe_manha: 14 * 60 + 30, almoco: 60, lanche_tarde: 4 * 60, jantar: 18 * 60 }

  test.each([
    ['macarrão com frango à 1h', 60],
    ['comi 1h30 um prato de lasanha', 90],
    ['às 4h iogurte e granola', 4 * 60],
    ['comi às 6 arroz e ovo', 18 * 60],
    ['comi às 2 da tarde pão', 14 * 60],
  ])('"%s" names no meal: the hour is that of one of the own meals', (text, minutes) => {
    expect(said(text, { mealMinutes: ofNight })).toEqual({ minutes })
  })

  test('a meal in the night without an hour', () => {
    expect(said('comi de madrugada um pedaço de bolo')).toEqual({ mealType: 'ceia', isAtNight: true })
    expect(said('comi às 2 da madrugada um pedaço de bolo')).toEqual({ minutes: 120 })
  })

  test('without own hours, a lunch at 3 is in the afternoon', () => {
    expect(said('almocei às 3 arroz e bife')).toMatchObject({ minutes: 15 * 60 })
    expect(said('macarrão com frango à 1h')).toEqual({ minutes: 13 * 60 })
  })

  test('a dinner written down in the night is one of the new day, if the person has it then', () => {
    const atNight = { minutes: 3 * 60 + 10 }
    expect(said('jantei sopa', { ...atNight, mealMinutes })).toEqual({ mealType: 'jantar' })
    expect(said('jantei às 3 sopa', { ...atNight, mealMinutes })).toEqual({
      mealType: 'jantar',
      minutes: 180,
    })
    expect(said('jantei sopa', atNight)).toEqual({ date: yesterday, mealType: 'jantar' })
  })
})
