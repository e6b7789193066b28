import * as contract from '#contract/menus/week-plans.ts'
import { serve } from '../../platform/http/serve.ts'
import { describeUnderstood, readWords } from './rules.ts'
import type { WeekPlans } from './service.ts'
import { readMentions } from '../../account/health-readings/rules.ts'

const generationLimits = [
  { max: 10, perSeconds: 60 },
  { max: 100, perSeconds: 86_400 },
]

/** Enough for taps by hand; stops scripts. */
const changeLimits = [{ max: 120, perSeconds: 60 }]

export function weekPlanRoutes(weekPlans: WeekPlans) {
  return [
    serve(contract.readWeekPlan, ({ account, query }) => weekPlans.read(account.id, query.start)),
    serve(
      contract.generateWeekPlan,
      ({ account, body, signal }) =>
        weekPlans.generate(
          account.id,
          {
            weekStart: body.week_start,
            observations: body.observations,
            removed: body.removed,
            removedHealth: body.removed_health,
            mayRelax: body.may_relax,
            onlyIfAbsent: body.only_if_absent,
          },
          signal,
        ),
      { limits: generationLimits },
    ),
    serve(contract.listAlternatives, ({ account, query }) => weekPlans.listAlternatives(account.id, query), {
      limits: changeLimits,
    }),
    serve(contract.editWeekPlan, ({ account, body }) => weekPlans.edit(account.id, body), {
      limits: changeLimits,
    }),
    serve(
      contract.readObservations,
      ({ body }) => {
        const { understood, ignored } = readWords(body.text)
        return {
          understood: describeUnderstood(understood),
          ignored: [...ignored],
          health: readMentions({ field: 'semana', text: body.text }),
        }
      },
      { changesNothing: true },
    ),
  ]
}
