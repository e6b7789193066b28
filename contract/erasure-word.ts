/** What somebody types who means to end their account. */
export const erasureWord = 'EXCLUIR'
