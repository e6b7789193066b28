/** Typed values shared by both tabs of /auth, so that switching loses nothing. */
export interface AccountDraft {
  name: string
  email: string
  password: string
  acceptsTerms: boolean
}

export interface DraftProps {
  draft: AccountDraft
  onChange: (change: Partial<AccountDraft>) => void
}
