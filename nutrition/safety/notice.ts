/** Notice shown with a plan: a stable code and a Portuguese text. */
export interface Notice {
  readonly code: string
  readonly text: string
}
