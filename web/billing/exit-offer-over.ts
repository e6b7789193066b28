/** What the button of the exit offer reads once its time is up. */
export const exitOfferOver = 'Oferta Expirada'
