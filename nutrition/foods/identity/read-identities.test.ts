import { expect, test } from 'vitest'
import { identities, nameOf } from './identity-table.ts'
import { identitiesIn, identitiesOfAnswer } from './read-identities.ts'

const idsIn = (text: string) => identitiesIn(text).map(({ id }) => id)

test('the name of every identity is read as exactly that identity', () => {
  const wrong = identities.filter(({ id }) => idsIn(nameOf(id)).join() !== id).map(({ id }) => id)
  expect(wrong).toEqual([])
})

test('every synonym of an identity is read as exactly that identity', () => {
  const wrong = identities.flatMap(({ id, words }) => words.filter((word) => idsIn(word).join() !== id))
  expect(wrong).toEqual([])
})

test.each([
  ['alergia a kiwi, milho e abacaxi', ['base:kiwi', 'base:milho', 'base:abacaxi']],
  ['não gosto de peixe nem de brocolos', ['familia:peixes', 'base:brocolis']],
  ['coisas com cogumelo', ['familia:cogumelos']],
  ['alérgica a camarão e castanhas do pará', ['base:camarao', 'base:castanha_do_para']],
  ['Frutas cítricas e a proteína do leite', ['familia:frutas_citricas', 'familia:laticinios']],
  ['leite de coco', ['base:leite_de_coco']],
  ['manteiga de amendoim', ['base:pasta_de_amendoim']],
  ['carne de porco', ['base:porco']],
  ['carne de soja', ['base:soja']],
  ['miudos', ['familia:visceras']],
  ['peixe tilápia', ['base:tilapia']],
  ['peixe, tilápia', ['familia:peixes', 'base:tilapia']],
  ['pão, queijo', ['familia:paes', 'familia:queijos']],
  ['pães de queijo', ['base:pao_de_queijo']],
  ['ovo de páscoa', ['base:chocolate']],
])('"%s" names its foods', (text, expected) => {
  expect(idsIn(text)).toEqual(expected)
})

test.each([
  ['aipim', 'macaxeira', 'mandioca'],
  ['jerimum', 'abóbora', 'moranga'],
  ['mexerica', 'bergamota', 'tangerina'],
  ['mandioquinha', 'batata-baroa', 'batata salsa'],
  ['vagem', 'feijão-vagem', 'vagens'],
  ['muçarela', 'mussarela', 'queijo mozarela'],
  ['pinha', 'ata', 'fruta do conde'],
])('regional names %s, %s and %s are one food', (...names) => {
  expect(new Set(names.map((name) => idsIn(name).at(-1))).size).toBe(1)
})

test.each([
  ['brocoles', 'base:brocolis'],
  ['camarrao', 'base:camarao'],
  ['abobrina', 'base:abobrinha'],
  ['beringelas', 'base:berinjela'],
  ['mexirica', 'base:tangerina'],
])('the typo "%s" still names its food', (text, expected) => {
  expect(idsIn(text)).toEqual([expected])
})

test.each([
  'houve reação à vacina',
  'tenho dor de cabeça e tomo remédio para o coração, só tenho um rim e moro em Roma',
  'alergia a dipirona, penicilina, iodo, látex, ácaro, poeira e perfume',
  'gosto de tudo, parte do tempo como fora',
  'semana corrida, sem forno',
])('"%s" names no food', (text) => {
  expect(idsIn(text)).toEqual([])
})

test('each match keeps the words it was read from', () => {
  expect(identitiesIn('sem Feijão-Preto e sem Jiló').map(({ words }) => words)).toEqual([
    'Feijão-Preto',
    'Jiló',
  ])
})

test('a name of the food table means its main food', () => {
  expect(identitiesOfAnswer('Brócolis cozido')).toEqual(['base:brocolis'])
  expect(identitiesOfAnswer('Bolo de cenoura')).toEqual(['base:bolo'])
  expect(identitiesOfAnswer('Frango com batata')).toEqual(['base:frango'])
  expect(identitiesOfAnswer('familia:peixes')).toEqual(['familia:peixes'])
})
