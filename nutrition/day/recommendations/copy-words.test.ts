import { expect, test } from 'vitest'
import { insightCopy } from '../../reports/insight-copy.ts'
import { healthNoticesOf } from '../../safety/health-notices.ts'
import { conditions, digestiveIssues, medications } from '../../safety/health-answers.ts'
import { safetyGates } from '../../safety/gates.ts'
import { healthy } from '../../safety/test-health-facts.ts'
import { alcoholCopy, conditionCopy, scoreCopy } from '../score/score-copy.ts'
import { actionCopy, recommendationCopy } from './recommendation-copy.ts'
import { sentencesOf, unkindWords } from './test-unkind-words.ts'

const copies = { scoreCopy, alcoholCopy, conditionCopy, recommendationCopy, actionCopy, insightCopy }

test.each(Object.entries(copies))('%s contains nothing unkind', (_, copy) => {
  const sentences = sentencesOf(copy)
  expect(sentences.length).toBeGreaterThan(5)
  expect(sentences.filter((text) => unkindWords.test(text))).toEqual([])
})

test.each(Object.entries(copies))('%s neither prescribes nor promises a cure', (_, copy) => {
  expect(
    sentencesOf(copy).filter((text) => /prescri|tratament|\bcura(r|m)?\b|dieta para/i.test(text)),
  ).toEqual([])
})

test('notices and gates use no banned words', () => {
  const person = { ...healthy, conditions, medications, digestiveIssues }
  const { noNumbers, notices } = safetyGates(person)
  const sentences = [...healthNoticesOf(person), ...noNumbers, ...notices].map(({ text }) => text)
  expect(sentences.length).toBeGreaterThan(10)
  expect(sentences.filter((text) => unkindWords.test(text))).toEqual([])
})

test.each(['Você exagerou hoje', 'Proteína atrás do ritmo', 'Hora de compensar', 'Sem culpa', 'Dia do lixo'])(
  'the list of banned words matches "%s"',
  (text) => {
    expect(unkindWords.test(text)).toBe(true)
  },
)
