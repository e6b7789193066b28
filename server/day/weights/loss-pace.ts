import { changeQuestionnaire } from '../../account/profile/service.ts'
import { offerResuming, reviseQuestionnaire } from '../../account/questionnaire/service.ts'
import { fastLossAfter, isCalmAgain } from './rules.ts'
import { readWeigher, type Weigher } from './weigher.ts'
import { listRecent } from './weight-history.ts'

/**
 * Pauses the deficit once the weight trend falls too fast, and offers to resume it after `calmDays` without a fast
 * fall. Returns the weigher as stored afterwards.
 */
export async function followPace(weigher: Weigher): Promise<Weigher> {
  const { tx, now, questionnaire } = weigher
  const { fastLoss } = questionnaire
  const recent = await listRecent(weigher)
  const next = fastLossAfter(fastLoss, recent)
  const isPaused = fastLoss !== null
  if (next && !isPaused) {
    await reviseQuestionnaire({ tx, now }, questionnaire, { cause: 'perda_rapida', fastLoss: next })
  } else if (next && isCalmAgain(next, recent)) {
    await offerResuming(tx, { ...questionnaire, fastLoss: next }, now)
  } else if (next) {
    await changeQuestionnaire(tx, {
      fastLoss: next,
      // A pending offer to resume the goal is dropped when the weight falls fast again.
      ...(questionnaire.planChange?.cause === 'ritmo_calmo' && { planChange: null }),
    })
  }
  return next ? readWeigher(tx, now) : weigher
}
