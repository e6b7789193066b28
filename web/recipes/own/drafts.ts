import { draftOwner } from '../../api/draft-owner.ts'
import { json, stored } from '../../ui/storage/stored.ts'
import type { RecipeDraft } from './recipe-draft.ts'

/** New recipe that is being typed, in this tab: a failed request, a reload or a closed screen loses nothing. */
const draft = () =>
  stored(
    'own_recipe_draft',
    json((kept) => kept as unknown as RecipeDraft),
    { owner: draftOwner(), inTab: true },
  )

export function loadRecipeDraft(): RecipeDraft | null {
  return draft().get()
}

export function saveRecipeDraft(typed: RecipeDraft | null): void {
  draft().set(typed)
}
