/** Label of the exit offer's button after the countdown. */
export const exitOfferOver = 'Oferta expirada'
