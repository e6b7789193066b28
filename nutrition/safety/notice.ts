/** A remark to show beside a plan: a stable code and Portuguese plain words. */
export interface Notice {
  readonly code: string
  readonly text: string
}
