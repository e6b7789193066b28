/** Confirmation word typed to delete the account. */
export const deletionWord = 'EXCLUIR'
