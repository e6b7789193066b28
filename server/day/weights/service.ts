import { hidesNumbers } from '#nutrition/safety/gates.ts'
import type { WeighIn } from '#nutrition/day/weights/weigh-in.ts'
import { personFrom } from '../../account/profile/rules.ts'
import { readQuestionnaire } from '../../account/profile/service.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import * as queries from './queries.ts'

/**
 * Lists the weights from `from` to `to`, both inclusive, oldest first; empty without an answered questionnaire and for
 * accounts with hidden numbers.
 */
export async function listWeights(tx: AccountTransaction, from: string, to: string): Promise<WeighIn[]> {
  const questionnaire = await readQuestionnaire(tx)
  if (!questionnaire || hidesNumbers(personFrom(questionnaire.answers, to))) return []
  return queries.listWeights(tx, from, to)
}

/** Returns the account's latest weight in kg if it was taken on `day` or later, else `null`. */
export async function findWeightSince(tx: AccountTransaction, day: string): Promise<number | null> {
  const latest = await queries.findLatestWeight(tx)
  return latest && latest.date >= day ? latest.weightKg : null
}
