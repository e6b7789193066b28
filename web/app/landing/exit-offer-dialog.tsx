import {
  ExitOfferPanel,
  exitOfferDialogClass,
  exitOfferTitle,
} from '../../billing/shared/exit-offer-panel.tsx'

/** Dialog of the exit offer. Stays closed until the script detects exit intent. */
export function ExitOfferDialog() {
  return (
    <dialog id="oferta" aria-labelledby={exitOfferTitle} className={exitOfferDialogClass}>
      <ExitOfferPanel clock="15:00" isOver={false} />
    </dialog>
  )
}
