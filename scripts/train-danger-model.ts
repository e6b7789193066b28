/**
 * Fits the model that asks about dangers in words that no rule knows, and writes `nutrition/data/danger-model.json`:
 * `node scripts/train-danger-model.ts`, after a change of the golden phrasings, of the golden meals or of the
 * lists in `likelihood/`.
 */
import { writeFileSync } from 'node:fs'
import { dangerTopics, type TopicWeights } from '#nutrition/safety/health-text/likelihood/danger-model.ts'
import { fingerprintOf } from './danger-model/fingerprint.ts'
import { trainTopic } from './danger-model/train-model.ts'
import { examplesOf, trainingTexts } from './danger-model/training-texts.ts'

const texts = trainingTexts()
const topics = Object.fromEntries(
  dangerTopics.map((topic): [string, TopicWeights] => {
    const { bias, weights } = trainTopic(examplesOf(topic, texts))
    const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
    return [topic, { bias, scale, weights: Array.from(weights, (weight) => Math.round(weight / scale)) }]
  }),
)
const file = new URL('../nutrition/data/danger-model.json', import.meta.url)
writeFileSync(file, `${JSON.stringify({ trainedOn: fingerprintOf(texts), topics })}\n`)
console.log(`${texts.length} texts`)
