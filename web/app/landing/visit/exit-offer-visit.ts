import { exitOffer } from '#contract/billing/plans.ts'
import { saveIntent } from '../../../billing/shared/checkout-intent.ts'
import { exitOfferOver } from '../../../billing/shared/exit-offer-over.ts'
import { watchExit } from '../../../billing/shared/exit-offer-watch.ts'
import { beginOffer, formatCountdown, secondsUntil } from '../../../billing/shared/offer-memory.ts'

/** Attaches handlers to the prerendered dialog. An accepted offer is stored and bought after the login. */
export function offerOnExit(next: '/auth#criar-conta' | '/paywall'): void {
  const dialog = document.querySelector<HTMLDialogElement>('#oferta')
  const clock = dialog?.querySelector('[data-offer="clock"]')
  const take = dialog?.querySelector<HTMLButtonElement>('[data-offer="take"]')
  const close = dialog?.querySelector<HTMLButtonElement>('[data-offer="close"]')
  if (!dialog || !clock || !take) return
  let ticking: ReturnType<typeof setInterval> | undefined
  const show = (endMs: number) => {
    const seconds = secondsUntil(endMs, Date.now())
    clock.textContent = formatCountdown(seconds)
    if (seconds > 0) return
    take.disabled = true
    take.textContent = exitOfferOver
    clearInterval(ticking)
  }
  watchExit(() => {
    const endMs = beginOffer(Date.now())
    ticking = setInterval(() => show(endMs), 1000)
    show(endMs)
    dialog.showModal()
  })
  dialog.addEventListener('close', () => clearInterval(ticking))
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close()
  })
  close?.addEventListener('click', () => dialog.close())
  take.addEventListener('click', () => {
    const { plan, percent } = exitOffer
    saveIntent({ plan, discount: percent, autoRenew: false }, Date.now())
    location.assign(next)
  })
}
