import stored from '../../../data/danger-model.json' with { type: 'json' }
import { featuresOf } from './features.ts'

/**
 * Topics of the model. `mind`: an eating disorder or distress. `distress`: thoughts of death or self-harm. `minor`: an
 * age under 18. `any`: any of these, and any other fact that changes the safety rules.
 */
export const dangerTopics = ['mind', 'distress', 'minor', 'any'] as const
export type DangerTopic = (typeof dangerTopics)[number]

/** Weights of a topic: `weights` has a whole number per bucket, to be multiplied by `scale`. */
export interface TopicWeights {
  readonly bias: number
  readonly scale: number
  readonly weights: readonly number[]
}

const topics: Partial<Record<DangerTopic, TopicWeights>> = stored.topics

/** False in a build that leaves out the weights. */
export const hasModel = topics.mind !== undefined

/**
 * Returns the likelihood (0 to 1) that a text is of a topic, by a logistic regression over its words, their pieces and kinds
 * (`scripts/train-danger-model.ts`). It raises questions and lowers a rule's finding to one: it never makes a finding. Always 0 in a
 * build without the weights.
 */
export function likelihoodOf(topic: DangerTopic, text: string): number {
  const model = topics[topic]
  const features = model ? featuresOf(text) : []
  if (!model || features.length === 0) return 0
  const sum = features.reduce((total, bucket) => total + (model.weights[bucket] ?? 0), 0)
  return 1 / (1 + Math.exp(-(model.bias + (sum * model.scale) / Math.sqrt(features.length))))
}
