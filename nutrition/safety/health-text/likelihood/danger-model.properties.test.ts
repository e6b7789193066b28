import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import stored from '../../../data/danger-model.json' with { type: 'json' }
import { fingerprintOf } from '../../../../scripts/danger-model/fingerprint.ts'
import { trainTopic } from '../../../../scripts/danger-model/train-model.ts'
import { examplesOf, trainingTexts } from '../../../../scripts/danger-model/training-texts.ts'
import { readHealthText } from '../read-health-text.ts'
import { featuresOf } from './features.ts'
import { least } from './likely-dangers.ts'

const texts = trainingTexts()

test('the stored model was fitted to the present phrasings (node scripts/train-danger-model.ts)', () => {
  expect(stored.trainedOn).toBe(fingerprintOf(texts))
})

test('of phrasings that it was not fitted to, the model asks about more than half the dangers and few others', () => {
  const examples = examplesOf('mind', texts)
  const isHeldOut = (at: number) => at % 5 === 0
  const { bias, weights } = trainTopic(examples.filter((_, at) => !isHeldOut(at)))
  const asks = (text: string) => {
    const features = featuresOf(text)
    const sum = features.reduce((total, bucket) => total + weights[bucket]!, 0)
    return 1 / (1 + Math.exp(-bias - sum / Math.sqrt(features.length))) >= least.mind
  }
  const heldOut = examples.filter((_, at) => isHeldOut(at))
  const shareOf = (isOfTopic: boolean) => {
    const ones = heldOut.filter((one) => one.isOfTopic === isOfTopic)
    return ones.filter(({ text }) => asks(text)).length / ones.length
  }
  expect(shareOf(true)).toBeGreaterThan(0.5)
  expect(shareOf(false)).toBeLessThan(0.05)
})

test('texts that must raise a question raise one', () => {
  const lines = readFileSync(new URL('worrying-texts.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const silent = lines.filter((line) => {
    const { findings, unread } = readHealthText({ field: 'semana', text: line.split('\t')[1] ?? '' })
    return findings.length + unread.length === 0
  })
  expect(silent).toEqual([])
})

test('hardly any ordinary text is a finding of mind or of an age under 18', () => {
  const lines = readFileSync(new URL('ordinary-texts.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  const codesOf = (text: string) =>
    readHealthText({ field: 'semana', text }).findings.map(({ code }): string => code)
  const alarming = lines.filter((text) =>
    codesOf(text).some((code) => /^(?:transtorno_alimentar|sofrimento_intenso|menor_de_18)$/.test(code)),
  )
  expect(alarming.length / lines.length).toBeLessThan(0.035)
})
