import type { Toast } from './toast-message.ts'

let toaster: Promise<typeof import('./toaster.tsx')> | undefined

/** Shows a short notice. The toast library is fetched with the first one. */
export function showToast(toast: Toast): void {
  toaster ??= import('./toaster.tsx')
  toaster.then(
    ({ present }) => present(toast),
    () => {
      // The notice is lost with its library when the network is; the next one tries again.
      toaster = undefined
    },
  )
}
