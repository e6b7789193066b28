import * as contract from '#contract/day/weights.ts'
import { serve } from '../../platform/http/serve.ts'
import { answerWeightQuestion } from './answer-weight-question.ts'
import { removeWeight } from './remove-weight.ts'
import { saveWeight } from './save-weight.ts'
import { readWeights } from './weight-history.ts'

export const weightRoutes = [
  serve(contract.listWeights, (ctx) => readWeights(ctx, ctx.query)),
  serve(contract.saveWeight, (ctx) => saveWeight(ctx, { ...ctx.params, ...ctx.body })),
  serve(contract.removeWeight, (ctx) => removeWeight(ctx, ctx.params)),
  serve(contract.answerWeightQuestion, (ctx) => answerWeightQuestion(ctx, ctx.body)),
]
