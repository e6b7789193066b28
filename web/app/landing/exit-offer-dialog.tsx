import {
  ExitOfferPanel,
  exitOfferDialogClass,
  exitOfferTitle,
} from '../../billing/shared/exit-offer-panel.tsx'

/** Stays closed until exit intent, and without scripts. */
export function ExitOfferDialog() {
  return (
    <dialog id="oferta" aria-labelledby={exitOfferTitle} className={exitOfferDialogClass}>
      <ExitOfferPanel clock="15:00" isOver={false} />
    </dialog>
  )
}
