import { ExitOfferPanel, exitOfferDialogClass, exitOfferTitle } from '../billing/exit-offer-panel.tsx'

/** Closed until somebody is about to leave; without a script it stays so. */
export function ExitOfferDialog() {
  return (
    <dialog id="oferta" aria-labelledby={exitOfferTitle} className={exitOfferDialogClass}>
      <ExitOfferPanel clock="15:00" isOver={false} />
    </dialog>
  )
}
