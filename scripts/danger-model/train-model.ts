import { bucketCount, featuresOf } from '#nutrition/safety/health-text/likelihood/features.ts'

export interface Example {
  readonly text: string
  readonly isOfTopic: boolean
}

export interface TopicWeights {
  readonly bias: number
  /** One weight per bucket. */
  readonly weights: Float64Array
}

/** Strength of the L2 penalty. */
const penalty = 3e-6
/** Number of steps. Twice as many change no weight by more than a twentieth of the largest. */
const steps = 800
/** Step size: the inverse of the largest curvature without the bias (1/4), as the features of a text have length 1. */
const stepSize = 4

/**
 * Fits a logistic regression with an L2 penalty by Nesterov's accelerated gradient. Both outcomes weigh the same,
 * however many examples they have. The same examples give the same weights.
 */
export function trainTopic(examples: readonly Example[]): TopicWeights {
  const rows = examples.map(({ text, isOfTopic }) => ({ features: featuresOf(text), isOfTopic }))
  const positives = rows.filter(({ isOfTopic }) => isOfTopic).length
  const importanceOf = (isOfTopic: boolean) => 0.5 / (isOfTopic ? positives : rows.length - positives)
  // The last weight is the bias, which has no penalty.
  let weights = new Float64Array(bucketCount + 1)
  let ahead = weights.slice()
  for (let step = 0; step < steps; step += 1) {
    const gradient = ahead.map((weight, at) => (at < bucketCount ? penalty * weight : 0))
    for (const { features, isOfTopic } of rows) {
      const value = 1 / Math.sqrt(features.length)
      const error =
        (1 / (1 + Math.exp(-scoreOf(features, ahead))) - (isOfTopic ? 1 : 0)) * importanceOf(isOfTopic)
      for (const bucket of features) gradient[bucket]! += error * value
      gradient[bucketCount]! += error
    }
    const next = ahead.map((weight, at) => weight - stepSize * gradient[at]!)
    const momentum = step / (step + 3)
    ahead = next.map((weight, at) => weight + momentum * (weight - weights[at]!))
    weights = next
  }
  return { bias: weights[bucketCount]!, weights: weights.slice(0, bucketCount) }
}

function scoreOf(features: readonly number[], weights: Float64Array): number {
  let sum = 0
  for (const bucket of features) sum += weights[bucket]!
  return sum / Math.sqrt(features.length) + weights[bucketCount]!
}
