import { draftOwner } from '../../api/draft-owner.ts'
import { stored, text } from '../../ui/storage/stored.ts'

/** Draft of the week's note, which stays with its account after an expired session. */
const draft = () => stored('draft:week-observations', text, { owner: draftOwner() })

export function loadObservations(): string {
  return draft().get() ?? ''
}

export function saveObservations(note: string): void {
  draft().set(note.trim() === '' ? null : note)
}
