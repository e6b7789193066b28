import type { Toast } from './toast-message.ts'

let toaster: Promise<typeof import('./toaster.tsx')> | undefined

/** Shows a short notice. */
export function showToast(toast: Toast): void {
  fetchToaster().then(
    ({ present }) => present(toast),
    () => {
      // The notice is lost with its library when the network is; the next one tries again.
      toaster = undefined
    },
  )
}

/** Fetches the library ahead: what has to say that the network is gone cannot be fetched by then. */
export function prepareToasts(): void {
  fetchToaster().catch(() => {
    toaster = undefined
  })
}

function fetchToaster() {
  toaster ??= import('./toaster.tsx')
  return toaster
}
