/** What was typed on either tab of /auth; changing tabs loses nothing of it. */
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
