export type ToastTone = 'plain' | 'success' | 'error'

export interface Toast {
  title: string
  description?: string
  tone?: ToastTone
  /** A notice replaces the one before it on the same subject, whose undo would contradict it. */
  subject?: string
  action?: { label: string; onTap: () => void }
}
