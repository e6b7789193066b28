/** Mode of `/scan` that reads the description which was written on another screen. */
export const writtenMode = 'ler'
