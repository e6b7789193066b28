import { expect, test } from 'vitest'
import { trainingFrequencies } from './answers.ts'
import { officeWorker } from './test-person.ts'
import { splitByTraining, trainingWeekdaysOf } from './training-days.ts'

test.each(trainingFrequencies)('%d sessions a week fall on as many different weekdays', (sessions) => {
  expect(new Set(trainingWeekdaysOf(sessions)).size).toBe(sessions)
})

test('with training every day or never all days have equal energy', () => {
  for (const freqPerWeek of [0, 7] as const) {
    const person = { ...officeWorker, activity: { ...officeWorker.activity, freqPerWeek } }
    expect(splitByTraining(person, 4000)).toEqual({ restKcal: 4000, trainingKcal: 4000 })
  }
})
