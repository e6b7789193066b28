import { expect, test } from 'vitest'
import type { HealthTextField } from './health-text.ts'
import { readHealthText } from './read-health-text.ts'
import { reviewedReadingOf } from './reviewed-reading.ts'

const codesIn = (text: string, field: HealthTextField = 'condicao') =>
  readHealthText({ field, text }).findings.map(({ code }) => code)
const noReview = { removed: [], followUp: null }

test.each([
  ['estou grávida de 3 meses', ['gestante']],
  ['doença celíaca', ['celiaca']],
  ['diabetes tipo 1', ['diabetes_1']],
  ['só tenho um rim', ['renal']],
  ['DRC estágio 3', ['renal']],
  ['TCA', ['transtorno_alimentar']],
  ['provoco vômito', ['transtorno_alimentar']],
  ['tomo laxante', ['transtorno_alimentar']],
  ['quimio', ['cancer']],
  ['fenilcetonúria', ['erro_inato']],
])('reads "%s"', (text, codes) => {
  expect(codesIn(text)).toEqual(codes)
})

test.each([
  ['não estou grávida', []],
  ['não tenho diabetes, hipertensão nem colesterol', []],
  ['não posso comer pão porque sou celíaca', ['celiaca']],
  ['sem diabetes, hipertensão, colesterol alto', []],
  ['sem carne, grávida de 3 meses', ['gestante']],
  ['não gosto de leite, diabetes tipo 1', ['diabetes_1']],
  ['não controlo minha diabetes', ['diabetes']],
  ['nunca tive câncer, mas tenho pressão alta', ['hipertensao']],
  ['diabetes: não', []],
  ['diabetes? tenho', ['diabetes']],
  ['nenhuma doença, fora a pressão alta', ['hipertensao']],
])('negation reaches as far as it is meant in "%s"', (text, codes) => {
  expect(codesIn(text)).toEqual(codes)
})

test.each([
  ['nunca tive câncer faço hemodiálise', ['renal']],
  ['sem diabetes sou celíaca', ['celiaca']],
  ['não fumo nunca bebi tive câncer de mama', ['cancer']],
  ['nunca fui internada fiz bariátrica em 2019', ['bariatrica']],
  ['não tenho alergia tenho um rim só', ['renal']],
  ['nunca tive asma usava sibutramina', []],
  ['tomo varfarina não tenho diabetes', ['anticoagulantes']],
  ['uso insulina não tomo mais nada', ['insulina']],
  ['tive câncer não tenho mais', ['cancer']],
  ['diabetes não tenho mais', ['diabetes']],
  ['não tenho nada só diabetes', ['diabetes']],
  ['minha mãe é diabética eu tomo varfarina', ['anticoagulantes']],
  ['tenho 15 anos não gosto de carne', ['menor_de_18']],
  ['tenho 16 anos quero emagrecer', ['menor_de_18']],
  ['tenho 14 não aguento mais', ['menor_de_18']],
  ['tenho 17 quase 18 quero secar', ['menor_de_18']],
  ['dezesseis anos quero emagrecer', ['menor_de_18']],
  ['tenho 15 anos com 60 kg', ['menor_de_18']],
  ['fiz bariátrica não deu certo', ['bariatrica']],
  ['queria sumir não aguento mais', ['sofrimento_intenso', 'ansiedade_depressao']],
  ['quero morrer desde criança', ['sofrimento_intenso', 'ansiedade_depressao']],
  ['meu pai infartou coloquei stent', ['cardiaca']],
  ['meu filho tem autismo descobri um câncer de mama', ['cancer']],
  ['minha irmã tem anorexia e só queria sumir de vez', ['sofrimento_intenso', 'ansiedade_depressao']],
  ['meu tio se matou e eu penso nisso, não quero mais viver', ['sofrimento_intenso', 'ansiedade_depressao']],
  ['nunca tive depressão só queria sumir', ['sofrimento_intenso', 'ansiedade_depressao']],
])('a verb in the first person begins another statement in "%s"', (text, codes) => {
  expect(codesIn(text)).toEqual(codes)
})

test.each([
  'diabetes não tenho graças a Deus',
  'tenho rinite diabetes não tenho nem pressão alta',
  'ninguém aqui sabe o que tenho nem quando tive',
  'não tenho diabetes nem uso insulina',
  'nunca tive câncer faço caminhada',
  'tenho 15 anos de casada quero emagrecer',
  'tenho 15 anos namorando o mesmo rapaz',
  'tenho 15 anos naquela firma',
  'tenho 15 anos com o mesmo marido quero ajuda',
  'queria sumir no feriado não aguento mais trabalhar',
  'minha mãe é cardíaca e tomo conta dela',
  'meu filho tem diabetes e aplico insulina nele',
  'minha irmã sempre quis morrer',
])('no other statement of the writer begins in "%s"', (text) => {
  expect(codesIn(text)).toEqual([])
})

test.each([
  ['suspeita de bulimia', 1],
  ['suspeita de bulimia, deu negativo', 0],
])('a suspected danger of mind is asked about until it is taken back in "%s"', (text, questions) => {
  expect(readHealthText({ field: 'semana', text }).concerns).toHaveLength(questions)
})

test.each(['minha irmã tem anorexia e queria sumir de vez', 'minha irmã casou vontade de sumir'])(
  'a wish that may be of somebody else is asked about in "%s"',
  (text) => {
    const { findings, concerns } = readHealthText({ field: 'semana', text })
    expect(findings).toEqual([])
    expect(concerns.map(({ key }) => key)).toEqual(['sofrimento_intenso'])
  },
)

test.each([
  ['minha mãe tem diabetes', []],
  ['minha mãe tem diabetes e eu tenho pressão alta', ['hipertensao']],
  ['tenho pressão alta igual minha mãe', ['hipertensao']],
  ['cozinho para meu filho celíaco', []],
  ['tenho uma filha com anorexia', []],
  ['meu avô tinha câncer', []],
  ['minha filha tinha vontade de sumir', []],
  ['o médico disse que eu tinha diabetes', ['diabetes']],
])('statements about others are not attributed to the writer in "%s"', (text, codes) => {
  expect(codesIn(text)).toEqual(codes)
})

test.each([
  ['tive anemia em 2010', []],
  ['tive diabetes gestacional em 2018', []],
  ['já tive anorexia', ['transtorno_alimentar']],
  ['tirei a vesícula em 2005', []],
  ['fiz transplante de rim há 12 anos', ['transplante', 'renal']],
])('a past condition counts only if it still matters in "%s"', (text, codes) => {
  expect(codesIn(text)).toEqual(codes)
})

test.each([
  ['insulina, não uso mais nada', ['insulina']],
  ['losartana, não tomo mais nada', ['hipertensao']],
  ['grávida, não tenho mais nada', ['gestante']],
  ['sou hipertensa, nunca tive', ['hipertensao']],
  ['a médica sugeriu mounjaro, não quis', []],
  ['vendo ozempic na farmácia, mas não uso', []],
])('a later negation does not cancel a statement about oneself in "%s"', (text, codes) => {
  expect(codesIn(text, 'medicamento')).toEqual(codes)
})

test.each([
  ['amanhã vou ficar sem comer pra compensar', 'semana', ['transtorno_alimentar']],
  ['quero parar de ter compulsão', 'objetivo', ['transtorno_alimentar']],
  ['pulo a insulina pra emagrecer', 'condicao', ['transtorno_alimentar', 'insulina']],
  ['estudei sobre bulimia', 'condicao', []],
  ['queria sumir', 'objetivo', ['sofrimento_intenso', 'ansiedade_depressao']],
  ['queria sumir com a barriga', 'objetivo', []],
  ['minha gata pariu, está amamentando', 'condicao', []],
  ['vou fazer a morfológica terça', 'semana', ['gestante']],
  ['quero ficar grávida', 'objetivo', []],
  ['evito festa por medo de comer', 'condicao', ['transtorno_alimentar']],
  ['comi sushi com molho tarê', 'refeicao', []],
] as const)('a plan, wish or study counts only as a sign of harm in "%s"', (text, field, codes) => {
  expect(codesIn(text, field)).toEqual(codes)
})

test.each([
  ['tomo espironolactona pra acne', ['poupador_de_potassio']],
  ['Aldactone 50', ['poupador_de_potassio']],
  ['parei com a espironolactona', []],
  ['amilorida', ['poupador_de_potassio']],
  ['ramipril e lisinopril', ['hipertensao']],
  ['entresto', ['insuficiencia_cardiaca']],
  ['sacubitril valsartana', ['insuficiencia_cardiaca', 'hipertensao']],
])('medicines that keep potassium in the body are read in "%s"', (text, codes) => {
  expect(codesIn(text, 'medicamento')).toEqual(codes)
})

test('a normal examination cancels its organ but not a diagnosis', () => {
  expect(codesIn('tenho diabetes, tudo certo')).toEqual(['diabetes'])
  expect(codesIn('exame de tireoide, tudo normal')).toEqual([])
  expect(codesIn('Tenho pressão alta, tudo bem')).toEqual(['hipertensao'])
  expect(codesIn('Tenho colesterol alto, mas está tudo bem')).toEqual(['colesterol_alto'])
  expect(codesIn('Glicose 140, tudo bem')).toEqual(['diabetes'])
})

test.each([
  ['tireoide, rim, fígado: tudo ok', []],
  ['tireoide, rim, fígado', ['tireoide']],
  ['diabetes, rim, fígado: tudo ok', ['diabetes']],
  ['achei que era tireoide, mas o TSH veio normal', []],
  ['achei que era gastrite e era câncer', ['cancer']],
  ['tenho um rim bom, o outro parou', ['renal']],
  ['meu rim transplantado funciona bem', ['transplante', 'renal']],
  ['ultrassom do fígado mostrou gordura', ['hepatica']],
])('a normal result cancels organs and suspicions, no diagnosis, in "%s"', (text, codes) => {
  expect(codesIn(text)).toEqual(codes)
})

test.each([
  ['doei um rim pro meu irmão', ['renal']],
  ['meu pai doou um rim pro meu tio', []],
  ['meu filho me doou um pedaço do fígado', ['transplante', 'hepatica']],
  ['doei parte do fígado em 2021', ['hepatica']],
])('the donor and the receiver of an organ are told apart in "%s"', (text, codes) => {
  expect(codesIn(text)).toEqual(codes)
})

test('misspelled words are matched by their sound', () => {
  expect(codesIn('silíaca')).toEqual(['celiaca'])
  expect(codesIn('cibutramina', 'medicamento')).toEqual(['inibidor_de_apetite'])
  expect(codesIn('estou gravdia')).toEqual(['gestante'])
})

test('Portuguese words similar to a keyword are not corrected to it', () => {
  expect(codesIn('tomo um diurético natural, gosto de dialética')).toEqual([])
  expect(codesIn('voz gravada, com facilidade')).toEqual([])
})

test('the allergy field accepts foods without a verb', () => {
  const identities = (text: string, field: HealthTextField) =>
    readHealthText({ field, text }).findings.map(({ identity }) => identity)
  expect(identities('kiwi, milho e abacaxi', 'alergia')).toEqual(['base:kiwi', 'base:milho', 'base:abacaxi'])
  expect(identities('essa semana descobri alergia a amendoim', 'semana')).toEqual(['base:amendoim'])
  expect(identities('comi pão com manteiga', 'refeicao')).toEqual([])
  expect(identities('não tenho alergia a camarão', 'alergia')).toEqual([])
  expect(identities('sem forno, alergia a amendoim, semana corrida', 'semana')).toEqual(['base:amendoim'])
  expect(identities('tenho alergia a camarão, comi 2 ovos', 'refeicao')).toEqual(['base:camarao'])
})

test.each([
  ['nenhuma, como de tudo até camarão', []],
  ['nada, como amendoim, leite, ovo', []],
  ['de tudo como, menos abacaxi que empola a boca', ['base:abacaxi']],
  ['amo camarão, mas me empola', ['base:camarao']],
  ['tomo leite normal, mas queijo me empipoca', ['familia:queijos']],
  ['castanhas, menos a de caju', ['familia:castanhas']],
  ['ovo (só clara)', ['base:ovo']],
  ['não posso comer camarão', ['base:camarao']],
  ['tinha alergia a leite, hoje tomo normal', []],
  ['tinha alergia a leite', ['base:leite']],
  ['detesto coentro', []],
])('exceptions and foods that are eaten are told from allergies in "%s"', (text, foods) => {
  const { findings } = readHealthText({ field: 'alergia', text })
  expect(findings.flatMap(({ identity }) => identity ?? [])).toEqual(foods)
})

test.each(['algum tempero me empola', 'alguma coisa no churrasco me empipoca', 'desconfio de ovo'])(
  'an unknown or suspected trigger asks: "%s"',
  (text) => {
    expect(readHealthText({ field: 'alergia', text })).toMatchObject({ findings: [], unread: [text] })
  },
)

test.each([
  ['tirze 2,5', ['glp1']],
  ['caneta de insulina', ['insulina']],
  ['apixabana, FA', ['anticoagulantes', 'cardiaca']],
  ['sou fã de corrida', []],
  ['pomada de betametasona', []],
  ['betametasona injetável', ['corticoides']],
  ['pensei em tirzepatida', []],
])('medicines are read by brand, substance and use in "%s"', (text, codes) => {
  expect(codesIn(text, 'medicamento')).toEqual(codes)
})

test.each(['humira de 15 em 15 dias', 'infliximabe na veia a cada 8 semanas', 'dolutegravir'])(
  'a medicine without a rule asks: "%s"',
  (text) => {
    expect(readHealthText({ field: 'medicamento', text }).unread).not.toEqual([])
  },
)

test('text that was not understood is quoted in one question', () => {
  expect(readHealthText({ field: 'condicao', text: 'tenho miastenia gravis' }).unread).not.toEqual([])
  expect(readHealthText({ field: 'condicao', text: 'enxaqueca e rinite' }).unread).toEqual([])
  expect(readHealthText({ field: 'condicao', text: 'intestino preso' }).unread).toEqual([])
  expect(readHealthText({ field: 'condicao', text: 'constipação crônica' }).unread).toEqual([])
  expect(readHealthText({ field: 'objetivo', text: 'ter mais disposição' }).unread).toEqual([])
  expect(readHealthText({ field: 'semana', text: 'semana corrida, sem forno' }).unread).toEqual([])
})

test('an answer to the follow-up question covers only its own words', () => {
  const text = { field: 'condicao', text: 'síndrome de Ehlers-Danlos' } as const
  const { unread, careQuestion } = reviewedReadingOf([text], noReview)
  expect(careQuestion).toBe('open')
  const review = { removed: [], followUp: { unread, answer: 'nao' } } as const
  expect(reviewedReadingOf([text], review).careQuestion).toBe('no')
  const more = { field: 'medicamento', text: 'azatioprina' } as const
  expect(reviewedReadingOf([text, more], review).careQuestion).toBe('open')
})

test.each([
  ['nasci em 2012', '2026-11-27', ['menor_de_18']],
  ['nasci em 2012', '2031-01-02', []],
  ['nasci em 2012', undefined, ['menor_de_18']],
  ['nasci em 1985', undefined, []],
  ['meu filho, nascido em 2012', '2026-11-27', []],
  ['nascimento do meu filho 2012', '2026-11-27', []],
  ['nasci em dezembro de 2008', '2026-11-27', ['menor_de_18']],
  ['nasci em dezembro de 2008', undefined, ['menor_de_18']],
  ['nasci em outubro de 2008', '2026-11-27', []],
  ['nasci em 12/03/2008', '2026-02-27', ['menor_de_18']],
  ['nasci em 12/03/2008', '2026-11-27', []],
] as const)('"%s", read on %s, states the age of that day', (text, today, codes) => {
  const { findings } = readHealthText({ field: 'condicao', text, ...(today && { today }) })
  expect(findings.map(({ code }) => code)).toEqual(codes)
})

test('in the year of the 18th birthday, a birth year asks', () => {
  const reading = readHealthText({ field: 'condicao', text: 'nasci em 2008', today: '2026-11-27' })
  expect(reading).toMatchObject({ findings: [], unread: ['nasci em 2008'] })
})

test.each([
  ['quem vai usar o app é minha filha, ela tem doze aninhos', ['menor_de_18'], []],
  ['o app é pra minha filha de 30 anos', [], []],
  ['o app é pra minha neta', [], ['o app é pra minha neta']],
  ['minha filha de 12 anos não usa o app', [], []],
])('the age of a relative who will use the plan counts in "%s"', (text, codes, unread) => {
  const reading = readHealthText({ field: 'condicao', text })
  expect(reading.findings.map(({ code }) => code)).toEqual(codes)
  expect(reading.unread).toEqual(unread)
})

test.each([
  ['tô no 9º ano', ['menor_de_18']],
  ['faço o 9º ano no EJA', []],
  ['sou professora do 9º ano', []],
  ['minha festa de 15 anos é sábado', ['menor_de_18']],
  ['na minha festa de 15 anos eu já era gordinha, hoje tenho 30 anos', []],
])('a school grade or a party states the age of the writer only in "%s"', (text, codes) => {
  expect(codesIn(text, 'semana')).toEqual(codes)
})

test.each([
  ['quero chegar nos 45 kg, tenho 1,70', ['transtorno_alimentar'], []],
  ['quero chegar nos 53 kg, tenho 1,70', [], ['quero chegar nos 53 kg']],
  ['quero chegar nos 58 kg, tenho 1,70', [], []],
  ['quero perder 45 kg, tenho 1,70', [], []],
])('a goal weight is compared with the height in "%s"', (text, codes, unread) => {
  const reading = readHealthText({ field: 'objetivo', text })
  expect(reading.findings.map(({ code }) => code)).toEqual(codes)
  expect(reading.unread).toEqual(unread)
})

test.each([
  ['lá em casa a gente toma insulina', [], 1],
  ['na minha casa todo mundo toma varfarina', [], 1],
  ['lá em casa a gente não usa insulina', [], 0],
  ['tomo insulina, lá em casa a gente janta cedo', ['insulina'], 0],
  ['eu e meu marido tomamos insulina', ['insulina'], 0],
  ['lá em casa minha mãe toma insulina', [], 0],
])('a medicine of a whole household is asked about in "%s"', (text, codes, questions) => {
  const { findings, unread } = readHealthText({ field: 'medicamento', text })
  expect(findings.map(({ code }) => code)).toEqual(codes)
  expect(unread).toHaveLength(questions)
})

test.each([
  ['recusei a sibutramina', [], []],
  ['recusei o ozempic no começo, hoje uso toda semana', ['glp1'], []],
  ['não recusei o ozempic', ['glp1'], []],
  ['recusei a insulina', [], ['insulina']],
  ['recusei tratamento para anorexia', ['transtorno_alimentar'], []],
])('a refusal ends a slimming medicine but no disease in "%s"', (text, codes, unread) => {
  const reading = readHealthText({ field: 'medicamento', text })
  expect(reading.findings.map(({ code }) => code)).toEqual(codes)
  expect(reading.unread).toEqual(unread)
})

test.each([
  ['tiraram meu rim direito', 'cirurgia', ['renal']],
  ['arrancaram meu rim nesse show', 'semana', []],
  ['o aluguel custa um rim', 'semana', []],
  ['ganhei um coração de chocolate', 'semana', []],
  ['fígado novo desde 2019', 'cirurgia', ['transplante', 'hepatica']],
  ['xultophy 16', 'medicamento', ['insulina', 'glp1']],
] as const)('an organ or a medicine counts where it is meant in "%s"', (text, field, codes) => {
  expect(codesIn(text, field)).toEqual(codes)
})

test.each([
  ['sou diabética 16 anos quero emagrecer', ['16 anos']],
  ['tenho diabetes 24 semanas quero emagrecer', ['24 semanas']],
  ['tenho diabetes há 16 anos quero emagrecer', []],
])('an age or weeks without a verb after a disease are asked about in "%s"', (text, unread) => {
  expect(readHealthText({ field: 'condicao', text }).unread).toEqual(unread)
})

test.each([
  ['bariátrica minha mãe fez, eu nunca operei nada', []],
  ['pedi avaliação pra bariátrica e negaram, não fiz', []],
  ['estagiando no ambulatório de transtornos alimentares', []],
  ['no meu caso é diabetes', ['diabetes']],
  ['câncer, com ascendente em leão', []],
  ['câncer de mama', ['cancer']],
])('a disease of others, refused or of the stars is not the own in "%s"', (text, codes) => {
  expect(codesIn(text, 'condicao')).toEqual(codes)
})

test('a correction does not continue the denial before it', () => {
  expect(codesIn('não é pra TDAH, é pro comer compulsivo', 'medicamento')).toEqual(['transtorno_alimentar'])
})

test('a removed finding is no longer declared but still recorded', () => {
  const text = { field: 'condicao', text: 'estou grávida e sou celíaca' } as const
  const { declared, removedFindings } = reviewedReadingOf([text], { removed: ['gestante'], followUp: null })
  expect(declared).toEqual(['celiaca'])
  expect(removedFindings).toEqual(['gestante'])
})
