/** Chromium's `beforeinstallprompt` event, which a page may defer. No other browser has it. */
export interface InstallQuestion extends Event {
  prompt: () => Promise<unknown>
}

let question: InstallQuestion | null = null
let tell = () => undefined as void

/** Stores the browser's install prompt for later. Call it in the first script: the event fires early and only once. */
export function holdInstallQuestion(): void {
  const hold = (event: Event) => {
    event.preventDefault()
    question = event.type === 'appinstalled' ? null : (event as InstallQuestion)
    tell()
  }
  addEventListener('beforeinstallprompt', hold)
  addEventListener('appinstalled', hold)
}

export function followInstallQuestion(listener: () => void): () => void {
  tell = listener
  return () => {
    tell = () => undefined
  }
}

export function heldInstallQuestion(): InstallQuestion | null {
  return question
}
