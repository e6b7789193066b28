import { defaultNotificationTimes } from '#contract/profile.ts'
import type { Answers } from '#contract/questionnaire.ts'
import type { StoredPlan } from '#nutrition/targets/stored-plan.ts'
import { boolean, doublePrecision, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { ownedBy } from '../platform/row-security.ts'

/** Answers stored before the health interview existed have no review. */
export type StoredAnswers = Omit<Answers, 'health_review'> & Partial<Pick<Answers, 'health_review'>>

export type PlanChangeCause = 'regras' | 'saude' | 'perda_rapida' | 'ritmo_calmo'

export interface PlanFigures {
  readonly kcal: number
  readonly proteinG: number
}

export interface PlanChange {
  /** `applied` is only told; `pending` waits for consent, and `postponed` after "agora não" as well. */
  readonly state: 'applied' | 'pending' | 'postponed'
  readonly cause: PlanChangeCause
  /** `null` without numeric targets. */
  readonly before: PlanFigures | null
  readonly after: PlanFigures | null
  readonly reasons: readonly string[]
  /** Plan that consent would apply; `null` once applied. */
  readonly plan: StoredPlan | null
  readonly madeAt: string
}

export interface FastLoss {
  /** Day of the weigh-in that showed it first. */
  readonly since: string
  /** First weigh-in after which the trend no longer fell fast; `null` while it does. */
  readonly calmSince: string | null
}

/** A person as the app knows them: how they are called, where they eat, what they answered. */
export const profiles = pgTable(
  'profiles',
  {
    userId: ownerColumn().primaryKey(),
    name: text().notNull(),
    timezone: text().notNull().default('America/Sao_Paulo'),
    notificationTimes: jsonb()
      .$type<{ breakfast: string; lunch: string; dinner: string }>()
      .notNull()
      .default(defaultNotificationTimes),
    ladleGrams: doublePrecision(),
    /** The questionnaire's last answers and the targets the rules made of them; all three or none. */
    answers: jsonb().$type<StoredAnswers>(),
    targetPlan: jsonb().$type<StoredPlan>(),
    answeredAt: timestamp({ withTimezone: true }),
    /** A change of targets that the person has not seen yet, applied or waiting for their consent. */
    planChange: jsonb().$type<PlanChange>(),
    /** Version of the rules that last read the stored answers. */
    rulesReadBy: text(),
    /** Set while the weight trend falls too fast, and until the person resumes their goal. */
    fastLoss: jsonb().$type<FastLoss>(),
    /**
     * What is left of answers that were withdrawn: whom the app showed no figures it shows none afterwards either, until
     * other answers come. Why is forgotten with the answers.
     */
    keepsNumbersHidden: boolean().notNull().default(false),
  },
  (table) => ownedBy(table.userId),
)
