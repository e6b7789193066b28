/** Confirmation word typed to delete the account. */
export const erasureWord = 'EXCLUIR'
