export const shareTexts = {
  copied: { title: 'Link copiado para a área de transferência!' },
  failed: (url: string) => ({
    title: 'Não deu para compartilhar',
    description: `Este navegador não deixa. O endereço é ${url}`,
  }),
}
