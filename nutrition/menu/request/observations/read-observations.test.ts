import { expect, test } from 'vitest'
import { constraintText } from './constraint-text.ts'
import { readObservations } from './read-observations.ts'

function texts(observations: string): string[] {
  return readObservations(observations).understood.map(({ constraint }) => constraintText(constraint))
}

test('a free-text description of a week becomes constraints', () => {
  const read = readObservations(
    'semana corrida, sem forno, quinta tem churrasco, viajo sexta e sábado, quero gastar pouco, mais peixe, sem frituras, janto fora na terça, visita da sogra domingo',
  )
  expect(read.ignored).toEqual([])
  expect(read.understood.map(({ constraint }) => constraint)).toEqual([
    { kind: 'max_minutes', minutes: 15, weekdays: 'all' },
    { kind: 'without_equipment', equipment: 'Forno' },
    { kind: 'away', weekday: 4, mealTypes: ['almoco'] },
    { kind: 'away', weekday: 5, mealTypes: 'all' },
    { kind: 'away', weekday: 6, mealTypes: 'all' },
    { kind: 'cheap' },
    { kind: 'more_protein', protein: 'peixe' },
    { kind: 'without_rule', rule: 'fritura' },
    { kind: 'away', weekday: 2, mealTypes: ['jantar'] },
    { kind: 'guests', weekday: 0, mealType: 'almoco' },
  ])
})

test('each constraint keeps the words from which it was parsed', () => {
  expect(readObservations('Semana corrida; sem Forno').understood.map(({ words }) => words)).toEqual([
    'Semana corrida',
    'sem Forno',
  ])
})

test('clauses without a constraint are reported as ignored', () => {
  const read = readObservations('meu cachorro está doente, sem forno, estou sem paciência')
  expect(read.ignored).toEqual(['meu cachorro está doente', 'estou sem paciência'])
  expect(read.understood).toHaveLength(1)
})

test.each([
  ['quarta só tenho 10 minutos', ['Quarta: até 10 min na cozinha']],
  ['pouco dinheiro', ['Receitas mais econômicas']],
  ['tô sem grana essa semana', ['Receitas mais econômicas']],
  ['o forno quebrou', ['Sem forno']],
  ['sem forno e micro-ondas', ['Sem forno', 'Sem micro-ondas']],
  ['sem coentro', ['Sem coentro']],
  ['sem berinjela nem jiló', ['Sem berinjela', 'Sem jiló']],
  ['quinta à noite tem churrasco', ['Quinta: jantar fora']],
  ['aniversário no sábado', ['Sábado: jantar fora']],
  ['almoço fora segunda e terça', ['Segunda: almoço fora', 'Terça: almoço fora']],
  [
    'viajo de sexta a domingo',
    ['Sexta: refeições fora', 'Sábado: refeições fora', 'Domingo: refeições fora'],
  ],
  ['não treino na quarta', ['Quarta: sem treino']],
  ['menos carne vermelha e mais salada', ['Menos carne vermelha', 'Mais saladas']],
  ['quero levar marmita', ['Marmita: segunda, terça e quarta', 'Marmita: quinta e sexta']],
  ['mais frango e peixe', ['Mais frango', 'Mais peixe']],
  ['menos soja mais carne', ['Menos soja', 'Mais carne vermelha']],
  ['menos doce mais fruta', ['Menos doces', 'Mais frutas']],
  ['sem carne vermelha mais frango sem fritura', ['Sem carne vermelha', 'Mais frango', 'Sem frituras']],
  ['não quero mais frango', ['Sem frango']],
  ['nunca mais jiló', ['Sem jiló']],
  ['semana corrida sem forno', ['Até 15 min na cozinha', 'Sem forno']],
  ['sabado churrasco na sogra', ['Sábado: almoço fora']],
  ['domingo almoço na casa da minha mãe', ['Domingo: almoço fora']],
  ['sexta a sogra vem em casa', ['Sexta: almoço com visita']],
  ['domingo como sobra do churrasco', ['Domingo: almoço repete o de sábado']],
  ['almoço no bandejão seg e qua', ['Segunda: almoço fora', 'Quarta: almoço fora']],
  ['viajo de seg a qua', ['Segunda: refeições fora', 'Terça: refeições fora', 'Quarta: refeições fora']],
  ['seg ter e qua janto fora', ['Segunda: jantar fora', 'Terça: jantar fora', 'Quarta: jantar fora']],
  ['vou ter visita no dom', ['Domingo: almoço com visita']],
  [
    'so uma boca de fogao',
    ['Sem forno', 'Sem airfryer', 'Sem micro-ondas', 'Sem liquidificador', 'Sem processador'],
  ],
  ['só tenho micro-ondas e airfryer', ['Sem forno', 'Sem fogão', 'Sem liquidificador', 'Sem processador']],
  ['sem peixe', ['Sem peixes']],
  ['sem coisas com cogumelo, quiabo e jiló', ['Sem cogumelos', 'Sem quiabo', 'Sem jiló']],
  ['não gosto de miúdos', ['Sem miúdos e vísceras']],
  ['sem glúten essa semana', ['Sem alimentos com glúten']],
  ['sem lactose', ['Sem laticínios']],
  ['mais frutas e menos doces', ['Mais frutas', 'Menos doces']],
  ['sem frituras e sem leite de coco', ['Sem frituras', 'Sem leite de coco']],
  ['alergia a amendoim', ['Sem amendoim']],
])('reads "%s"', (observations, expected) => {
  expect(texts(observations)).toEqual(expected)
})

test.each([
  ['só o jantar de quinta sem forno', ['Quinta, jantar: sem forno']],
  ['café da manhã sem fogão', ['Café da manhã: sem fogão']],
  ['no jantar, sem forno', ['Jantar: sem forno']],
  ['sem forno, só no jantar', ['Jantar: sem forno']],
  ['jantar sem forno e sem fogão', ['Jantar: sem forno', 'Jantar: sem fogão']],
  ['quinta sem forno, fogão e airfryer', ['Quinta: sem forno', 'Quinta: sem fogão', 'Quinta: sem airfryer']],
  ['terça e quinta sem forno', ['Terça e quinta: sem forno']],
  ['segunda a sexta almoço em 20 min', ['Segunda a sexta, almoço: até 20 min na cozinha']],
  ['jantar rápido', ['Jantar: até 15 min na cozinha']],
  ['semana corrida, jantar sem forno', ['Até 15 min na cozinha', 'Jantar: sem forno']],
  ['jantar sem forno, sem lactose', ['Jantar: sem forno', 'Sem laticínios']],
  ['sem forno no jantar e semana corrida', ['Jantar: sem forno', 'Até 15 min na cozinha']],
  ['no café sem pão', ['Café da manhã: sem pães']],
  ['sem café', ['Sem café']],
  ['janto fora na terça e quarta sem forno', ['Terça: jantar fora', 'Quarta: sem forno']],
])('a restriction holds for the meals that it names: "%s"', (observations, expected) => {
  expect(texts(observations)).toEqual(expected)
  expect(readObservations(observations).ignored).toEqual([])
})

test('only one appliance at a meal excludes the others there', () => {
  expect(texts('jantar no plantão só micro-ondas')).toEqual([
    'Jantar: sem forno',
    'Jantar: sem fogão',
    'Jantar: sem airfryer',
    'Jantar: sem liquidificador',
    'Jantar: sem processador',
  ])
  expect(texts('só o forno quebrou')).toEqual(['Sem forno'])
})

test.each([
  ['mais peixe no jantar', ['Mais peixe'], ['só no jantar']],
  ['mais salada na sexta', ['Mais saladas'], ['só na sexta']],
  ['quero gastar pouco no almoço', ['Receitas mais econômicas'], ['só no almoço']],
  ['marmita no jantar', ['Marmita: segunda, terça e quarta', 'Marmita: quinta e sexta'], ['só no jantar']],
  ['alergia a amendoim no jantar', ['Sem amendoim'], ['só no jantar']],
])('what cannot be limited to a meal is said back: "%s"', (observations, expected, ignored) => {
  expect(texts(observations)).toEqual(expected)
  expect(readObservations(observations).ignored).toEqual(ignored)
})

test.each([
  ['sem glúten exceto sábado', 'Sem alimentos com glúten', ['exceto sábado']],
  ['sem lactose exceto no café da manhã', 'Sem laticínios', ['exceto no café da manhã']],
  ['sem carne menos no almoço', 'Sem carnes', ['menos no almoço']],
  ['sem forno menos domingo', 'Sem forno', ['menos domingo']],
  ['sem carne tirando sábado e domingo', 'Sem carnes', ['tirando sábado e domingo']],
  ['sem carne exceto ter e qui', 'Sem carnes', ['exceto ter e qui']],
  ['sem forno salvo na terça-feira', 'Sem forno', ['salvo na terça-feira']],
  ['sem frituras a não ser no sábado', 'Sem frituras', ['a não ser no sábado']],
  ['sem carne fora o domingo', 'Sem carnes', ['fora o domingo']],
  ['fora o domingo sem forno', 'Sem forno', ['fora o domingo']],
  ['sem forno antes do jantar', 'Sem forno', ['antes do jantar']],
  ['sem forno depois do almoço', 'Sem forno', ['depois do almoço']],
  ['sem carne até sexta', 'Sem carnes', ['até sexta']],
  ['exceto no domingo sem forno', 'Sem forno', ['exceto no domingo']],
  ['sem carne exceto sábado, no jantar', 'Sem carnes', ['exceto sábado', 'no jantar']],
  ['sem carne domingo pode', 'Sem carnes', ['domingo pode']],
  ['semana corrida menos sábado', 'Até 15 min na cozinha', ['menos sábado']],
])('an exception never limits a restriction to the excepted meals: "%s"', (observations, text, ignored) => {
  expect(texts(observations)).toEqual([text])
  expect(readObservations(observations).ignored).toEqual(ignored)
})

test.each([
  ['sem camarão e jantar sem forno', ['Sem camarão', 'Jantar: sem forno']],
  ['sem camarão no jantar sem forno', ['Sem camarão', 'Jantar: sem forno']],
  ['sem amendoim e jantar rápido', ['Sem amendoim', 'Jantar: até 15 min na cozinha']],
  ['sem amendoim jantar rápido', ['Sem amendoim', 'Jantar: até 15 min na cozinha']],
  ['sem amendoim de segunda a sexta sem forno', ['Sem amendoim', 'Segunda a sexta: sem forno']],
  ['sem glúten e sexta fora', ['Sem alimentos com glúten', 'Sexta: refeições fora']],
  ['sem glúten sexta fora', ['Sem alimentos com glúten', 'Sexta: refeições fora']],
  ['sem glúten treino quarta', ['Sem alimentos com glúten', 'Quarta: com treino']],
  ['sem amendoim semana corrida', ['Sem amendoim', 'Até 15 min na cozinha']],
  ['sem forno no jantar e sem amendoim', ['Jantar: sem forno', 'Sem amendoim']],
  ['sem forno no jantar, amendoim', ['Jantar: sem forno', 'Sem amendoim']],
  ['no jantar de quinta sem forno e no almoço sem fogão', ['Quinta, jantar: sem forno', 'Almoço: sem fogão']],
  ['no almoço sem tomate e no jantar sem pimentão', ['Almoço: sem tomate', 'Jantar: sem pimentão']],
  ['sem tomate no almoço e jantar', ['Almoço e jantar: sem tomate']],
  ['trabalho à noite sem forno', ['Sem forno']],
  ['sem leite no café da tarde', ['Lanche da tarde: sem leite']],
])('the meal of another wish never limits a restriction: "%s"', (observations, expected) => {
  expect(texts(observations)).toEqual(expected)
  expect(readObservations(observations).ignored).toEqual([])
})

test.each([
  ['sem amendoim rápido no jantar', ['Jantar: até 15 min na cozinha', 'Sem amendoim'], ['só no jantar']],
  ['sem camarão no jantar mais peixe', ['Sem camarão', 'Mais peixe'], ['só no jantar']],
])('a place of two wishes in one clause is said back: "%s"', (observations, expected, ignored) => {
  expect(texts(observations)).toEqual(expected)
  expect(readObservations(observations).ignored).toEqual(ignored)
})

test.each([
  ['sem forno de segunda até sexta', ['Segunda a sexta: sem forno']],
  ['sem açúcar menos café', ['Sem açúcar', 'Menos café']],
  ['pelo menos no jantar sem carne', ['Jantar: sem carnes']],
  ['almoço fora sexta', ['Sexta: almoço fora']],
  ['jantar até 20 min', ['Jantar: até 20 min na cozinha']],
])('"%s" has no exception', (observations, expected) => {
  expect(texts(observations)).toEqual(expected)
  expect(readObservations(observations).ignored).toEqual([])
})

test.each([
  ['sem amendoim, sou alérgico, no jantar', ['Sem amendoim'], ['sou alérgico', 'no jantar']],
  ['sem feijão no jantar, alergia', ['Sem feijão'], ['só no jantar', 'alergia']],
  ['no jantar sem glúten porque sou celíaca', ['Sem alimentos com glúten'], ['só no jantar', 'sou celíaca']],
  ['estou grávida, sem peixe no jantar', ['Sem peixes'], ['estou grávida', 'só no jantar']],
  ['sem leite, só no jantar. Leite me faz mal', ['Sem leite'], ['só no jantar', 'Leite me faz mal']],
  ['sem forno no jantar, alergia a amendoim', ['Jantar: sem forno', 'Sem amendoim'], []],
])('a reason of health anywhere keeps food out of every meal: "%s"', (observations, expected, ignored) => {
  expect(texts(observations)).toEqual(expected)
  expect(readObservations(observations).ignored).toEqual(ignored)
})

test('a blank text gives no constraints', () => {
  expect(readObservations('  ')).toEqual({ understood: [], ignored: [] })
})

test.each([
  ['domingo é sobra do churrasco', ['Domingo: almoço repete o de sábado']],
  ['domingo sobra', ['Domingo: almoço repete o de sábado']],
  ['sobra de feijoada na terça', ['Terça: almoço repete o de segunda']],
  ['terça sobras do almoço de segunda', ['Terça: almoço repete o de segunda']],
  ['sábado e domingo sobra', ['Sábado: almoço repete o de sexta', 'Domingo: almoço repete o de sábado']],
])('leftovers repeat the lunch of the day before: "%s"', (observations, expected) => {
  expect(texts(observations)).toEqual(expected)
  expect(readObservations(observations).ignored).toEqual([])
})

test.each([
  ['sem sobras na terça', []],
  ['quarta não quero comer sobra', []],
  ['terça sobra tempo pra cozinhar', []],
  [
    'quinta almoço fora e resto da semana marmita',
    ['Quinta: almoço fora', 'Marmita: segunda, terça e quarta', 'Marmita: quinta e sexta'],
  ],
  ['o resto da semana sem forno', ['Sem forno']],
  ['quinta sobra pouco tempo', ['Quinta: até 15 min na cozinha']],
  ['terça sobra de domingo sem forno', ['Terça: sem forno']],
  ['segunda sobra do churrasco', []],
  ['não quero sobra do churrasco domingo', []],
])('"%s" repeats no lunch', (observations, expected) => {
  expect(texts(observations)).toEqual(expected)
})

test.each([
  'esta semana trabalho à noite',
  'domingo janto a sobra',
  'segunda sobra de domingo',
  'sexta sobras do almoço de segunda',
  'estou de plantão',
])('a note that no menu can use is said back: "%s"', (observations) => {
  expect(readObservations(observations)).toEqual({ understood: [], ignored: [observations] })
})

test('leftovers of a lunch eaten elsewhere are said back', () => {
  const read = readObservations('sábado tem churrasco, domingo é sobra do churrasco')
  expect(read.understood).toHaveLength(1)
  expect(read.ignored).toEqual(['domingo é sobra do churrasco'])
})

test('a reason beside a wish is said back', () => {
  expect(readObservations('sem forno porque trabalho à noite')).toMatchObject({
    understood: [{ words: 'sem forno' }],
    ignored: ['trabalho à noite'],
  })
})

const trainingOn = (...days: string[]) => days.map((day) => `${day}: com treino`)
const awayOn = (meal: string, ...days: string[]) => days.map((day) => `${day}: ${meal} fora`)

test.each([
  ['segunda e quarta lanche na cantina', awayOn('lanche da tarde', 'Segunda', 'Quarta')],
  ['treino terça, quinta e sábado', trainingOn('Terça', 'Quinta', 'Sábado')],
  ['terça, quinta e sábado treino', trainingOn('Terça', 'Quinta', 'Sábado')],
  ['treino toda terça e quinta de manhã', trainingOn('Terça', 'Quinta')],
  ['treino às terças e quintas', trainingOn('Terça', 'Quinta')],
  ['treino 2ª, 4ª e 6ª', trainingOn('Segunda', 'Quarta', 'Sexta')],
  ['treino terça/quinta, sem forno', [...trainingOn('Terça', 'Quinta'), 'Sem forno']],
  ['janto fora terça, quinta e sábado', awayOn('jantar', 'Terça', 'Quinta', 'Sábado')],
  ['quarta: janto fora', awayOn('jantar', 'Quarta')],
  ['quarta, janto fora', awayOn('jantar', 'Quarta')],
  ['almoço e jantar fora na quarta', ['Quarta: almoço e jantar fora']],
  ['terça, quinta sem forno', ['Terça e quinta: sem forno']],
  ['janto fora terça, quinta e sábado sem forno', ['Terça: jantar fora', 'Quinta e sábado: sem forno']],
  [
    'viajo quinta, sexta e sábado, domingo visita',
    [...awayOn('refeições', 'Quinta', 'Sexta', 'Sábado'), 'Domingo: almoço com visita'],
  ],
  ['marmita segunda a quinta', ['Marmita: segunda e terça', 'Marmita: quarta e quinta']],
  ['domingo tem churrasco depois do treino', ['Domingo: com treino', 'Domingo: almoço fora']],
])('no day or meal of a list is lost: "%s"', (observations, expected) => {
  expect(readObservations(observations).ignored).toEqual([])
  expect(texts(observations)).toEqual(expected)
})

test('a meal that no wish uses is said back', () => {
  expect(readObservations('no jantar, quinta tem churrasco').ignored).toEqual(['no jantar'])
})

test.each([
  ['café da manhã rápido, 5 minutos', ['Café da manhã: até 5 min na cozinha']],
  ['jantar em 10 minutos, bem rápido', ['Jantar: até 10 min na cozinha']],
  ['quarta tenho prova, 10 minutos', ['Quarta: até 10 min na cozinha']],
  ['semana corrida, só 20 min', ['Até 20 min na cozinha']],
  [
    'café da manhã 5 minutos e jantar 20 minutos',
    ['Café da manhã: até 5 min na cozinha', 'Jantar: até 20 min na cozinha'],
  ],
  ['sem forno, 20 minutos', ['Sem forno', 'Até 20 min na cozinha']],
])('minutes belong to the meal or day before them: "%s"', (observations, expected) => {
  expect(texts(observations)).toEqual(expected)
})

test.each([
  ['terça como no RU', awayOn('almoço', 'Terça')],
  ['segunda e quarta bandejão', awayOn('almoço', 'Segunda', 'Quarta')],
  ['janto no RU na quinta', awayOn('jantar', 'Quinta')],
  ['sábado como na padaria', awayOn('café da manhã', 'Sábado')],
  ['quinta não como em casa', awayOn('refeições', 'Quinta')],
  ['não cozinho sexta e sábado, como na padaria', awayOn('refeições', 'Sexta', 'Sábado')],
  ['nao cozinho sexta e sabado como na padaria', awayOn('refeições', 'Sexta', 'Sábado')],
  ['Quarta sem café da manhã', ['Quarta: sem café da manhã']],
  ['quarta não vou jantar', ['Quarta: sem jantar']],
  ['quarta, sem almoço', ['Quarta: sem almoço']],
  ['sem lanche da manhã', ['Sem lanche da manhã']],
  ['sexta e sábado pulo o café da manhã', ['Sexta e sábado: sem café da manhã']],
  ['quinta só um lanche no jantar', ['Quinta, jantar: só um lanche']],
  ['janto só um lanche', ['Jantar: só um lanche']],
  ['domingo tem futebol', trainingOn('Domingo')],
  ['natação segunda e quarta', trainingOn('Segunda', 'Quarta')],
  ['domingo vou ver futebol', []],
  ['quarta não janto fora', []],
  ['sexta jantar sem carne', ['Sexta, jantar: sem carnes']],
])('reads ordinary words of a week: "%s"', (observations, expected) => {
  expect(texts(observations)).toEqual(expected)
})

test.each(['cozinho no domingo pra semana', 'faço marmita no domingo'])(
  'cooking ahead makes batches, and says that no menu keeps its day: "%s"',
  (observations) => {
    expect(texts(observations)).toEqual(['Marmita: segunda, terça e quarta', 'Marmita: quinta e sexta'])
    expect(readObservations(observations).ignored).toEqual(['cozinhar tudo no domingo'])
  },
)
