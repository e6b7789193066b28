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
  const rows = rowsOf(examples)
  // The last weight is the bias, which has no penalty.
  let weights = new Float64Array(bucketCount + 1)
  let ahead = weights.slice()
  for (let step = 0; step < steps; step += 1) {
    const gradient = gradientAt(ahead, rows)
    const next = ahead.map((weight, at) => weight - stepSize * gradient[at]!)
    const momentum = step / (step + 3)
    ahead = next.map((weight, at) => weight + momentum * (weight - weights[at]!))
    weights = next
  }
  return { bias: weights[bucketCount]!, weights: weights.slice(0, bucketCount) }
}

/** Features of all examples in one array, because arrays of arrays are several times slower. */
interface Rows {
  readonly buckets: Int32Array
  /** Position in `buckets` at which the features of an example begin, and the end of the last. */
  readonly starts: Int32Array
  readonly isOfTopic: readonly boolean[]
  readonly importance: { readonly positive: number; readonly negative: number }
}

function rowsOf(examples: readonly Example[]): Rows {
  const features = examples.map(({ text }) => featuresOf(text))
  const starts = new Int32Array(examples.length + 1)
  for (const [at, { length }] of features.entries()) starts[at + 1] = starts[at]! + length
  const isOfTopic = examples.map((example) => example.isOfTopic)
  const positives = isOfTopic.filter(Boolean).length
  return {
    buckets: Int32Array.from(features.flat()),
    starts,
    isOfTopic,
    importance: { positive: 0.5 / positives, negative: 0.5 / (examples.length - positives) },
  }
}

function gradientAt(weights: Float64Array, { buckets, starts, isOfTopic, importance }: Rows): Float64Array {
  const gradient = weights.map((weight, at) => (at < bucketCount ? penalty * weight : 0))
  for (let row = 0; row < isOfTopic.length; row += 1) {
    const from = starts[row]!
    const to = starts[row + 1]!
    const value = 1 / Math.sqrt(to - from)
    let sum = 0
    for (let at = from; at < to; at += 1) sum += weights[buckets[at]!]!
    const likelihood = 1 / (1 + Math.exp(-(sum * value + weights[bucketCount]!)))
    const error = isOfTopic[row]! ? (likelihood - 1) * importance.positive : likelihood * importance.negative
    for (let at = from; at < to; at += 1) gradient[buckets[at]!]! += error * value
    gradient[bucketCount]! += error
  }
  return gradient
}
