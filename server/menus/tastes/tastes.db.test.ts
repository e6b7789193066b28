import { expect, test } from 'vitest'
import { answerQuestionnaire, ordinaryAnswers, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'
import type { TasteOption, TasteOutlook } from '#contract/menus/tastes.ts'

const { signUpConfirmed } = await startTestApp()

test('options list foods and families with the recipes they leave', async () => {
  const person = await signUpConfirmed()
  const [fish] = await readReply<TasteOption[]>(person.fetch('/api/tastes?q=peixe'))
  expect(fish).toMatchObject({ name: 'Peixes', kind: 'family' })
  expect(fish!.recipes_left).toBe(fish!.recipes_total - fish!.recipes_with)
  expect(fish!.recipes_with).toBeGreaterThan(10)
})

test('existing exclusions count in the options and the outlook', async () => {
  const person = await signUpConfirmed()
  const without = encodeURIComponent('Peixes;Brócolis cozido')
  const [egg] = await readReply<TasteOption[]>(person.fetch(`/api/tastes?q=ovo&without=${without}`))
  const outlook = await readReply<TasteOutlook>(person.fetch(`/api/tastes/outlook?without=${without}`))
  expect(egg!.recipes_left).toBeLessThan(outlook.recipes_left)
  expect(outlook.recipes_left).toBeLessThan(outlook.recipes_total)
})

test('excluded recipes are not counted', async () => {
  const free = await signUpConfirmed()
  const allergic = await signUpConfirmed()
  const { preferences } = ordinaryAnswers
  await answerQuestionnaire(allergic, {
    ...ordinaryAnswers,
    preferences: { ...preferences, allergies: ['Ovo'] },
  })
  const totalOf = async (person: typeof free) =>
    (await readReply<TasteOutlook>(person.fetch('/api/tastes/outlook'))).recipes_total
  expect(await totalOf(allergic)).toBeLessThan(await totalOf(free))
})

test('an impossible combination names the meals that lose every recipe', async () => {
  const person = await signUpConfirmed()
  const names = 'Carnes;Peixes;Frutos do mar;Ovo;Leguminosas;Laticínios;Arroz;Sal'
  const without = encodeURIComponent(names)
  const { empty_meals } = await readReply<TasteOutlook>(
    person.fetch(`/api/tastes/outlook?without=${without}`),
  )
  expect(empty_meals).toContain('almoco')
})
