export type ToastTone = 'plain' | 'success' | 'error'

export interface Toast {
  title: string
  description?: string
  tone?: ToastTone
  action?: { label: string; onTap: () => void }
}
