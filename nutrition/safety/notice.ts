/** Remark shown with a plan: a stable code and Portuguese text. */
export interface Notice {
  readonly code: string
  readonly text: string
}
