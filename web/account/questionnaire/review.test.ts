import { defaultedQuestions } from '#contract/account/questionnaire.ts'
import { expect, test } from 'vitest'
import { blankAnswers } from './answers/answers.ts'
import { reviewOf, unansweredSteps } from './review.ts'
import { completeAnswers, completeBut } from './answers/test-answers.ts'

const allAnswered = { questions: [...defaultedQuestions] }
const answersOf = (answers: Parameters<typeof reviewOf>[0]) =>
  Object.fromEntries(
    reviewOf(answers).flatMap(({ lines }) => lines.map(({ question, answer }) => [question, answer])),
  )

test('answers are formatted for Brazil', () => {
  expect(answersOf({ ...completeAnswers(), answered_defaults: allAnswered })).toMatchObject({
    'Data de nascimento': '20 de maio de 1990',
    Peso: '78,4\u00a0kg',
    Altura: '165\u00a0cm',
    'Objetivo principal': 'Emagrecer',
    'Horários das refeições': 'café da manhã 8h, almoço 12h, lanche da tarde 15h30 e jantar 19h',
    'Água que você bebe por dia': '2 L',
    'Treinos por semana': 'Não treino',
  })
})

test('a default that nobody answered is listed as unanswered', () => {
  const [, , , lifestyle] = reviewOf(completeAnswers())
  expect(lifestyle?.unanswered).toContain('Água que você bebe por dia')
  expect(lifestyle?.lines.map(({ question }) => question)).not.toContain('Água que você bebe por dia')
})

test('pregnancy is listed beside the other conditions, also when denied', () => {
  const answers = completeBut('health_flags', { conditions: ['nem_uma', 'gestante'] })
  expect(answersOf(answers)).toMatchObject({
    'Condições de saúde': 'Nenhuma',
    'Gestação ou amamentação': 'Gestante',
  })
  expect(answersOf(completeAnswers())['Gestação ou amamentação']).toBe('Não')
})

test('pregnancy without an answer is listed as such, but not for men', () => {
  const open = completeBut('health_flags', { pregnancy_breastfeeding: null })
  const unanswered = (answers: typeof open) => reviewOf(answers)[1]?.unanswered ?? []
  expect(unanswered(open)).toContain('Gestação ou amamentação')
  const man = { ...open, anthropometrics: { ...open.anthropometrics, sex: 'M' as const } }
  expect(unanswered(man)).not.toContain('Gestação ou amamentação')
  expect(answersOf(man)).not.toHaveProperty('Gestação ou amamentação')
})

test('stored values that have a plainer name are shown by it', () => {
  const history = completeBut('medical_history', { digestive_issues: ['Constipação', 'Refluxo'] })
  expect(answersOf(history).Digestão).toBe('Intestino preso e Refluxo')
  const tastes = completeBut('preferences', { protein_priority: ['Ovos', 'Proteína Whey'] })
  expect(answersOf(tastes)['Proteínas favoritas']).toBe('Ovos e Whey')
})

test('unanswered questions are listed and hidden ones are not', () => {
  const [personal, , movement, , tastes, goal] = reviewOf(completeAnswers())
  expect(personal?.unanswered).toEqual([])
  expect(tastes?.unanswered).toContain('Suplementos')
  expect(goal?.unanswered).toContain('Peso desejado')
  expect([...(movement?.unanswered ?? []), ...(movement?.lines ?? [])]).not.toContainEqual(
    expect.objectContaining({ question: 'Duração de cada treino' }),
  )
})

test('with an eating disorder no wish about weight is asked for', () => {
  const [, , , , , goal] = reviewOf(completeBut('medical_history', { eating_disorders: 'bulimia' }))
  expect(goal?.unanswered).not.toContain('Peso desejado')
})

test('a step with any answer is not offered again', () => {
  const answers = completeAnswers()
  const open = unansweredSteps(blankAnswers())
  expect(open).toEqual(expect.arrayContaining([4, 5, 6]))
  const lived = { ...answers, answered_defaults: { questions: ['lifestyle.meals_per_day' as const] } }
  expect(unansweredSteps(lived)).not.toContain(4)
})
