import { draftOwner } from '../../api/draft-owner.ts'
import { json, stored } from '../../ui/storage/stored.ts'
import type { LabelDraft } from './label-draft.ts'

/** Label that is being typed, in this tab: a failed request, a reload or a closed sheet loses nothing. */
const draft = () =>
  stored(
    'own_food_label',
    json((kept) => kept as unknown as LabelDraft),
    { owner: draftOwner(), inTab: true },
  )

export function loadLabelDraft(): LabelDraft | null {
  return draft().get()
}

export function saveLabelDraft(typed: LabelDraft | null): void {
  draft().set(typed)
}
