export const bannerTexts = {
  title: 'Podemos medir anúncios?',
  more: 'Saiba mais',
  refuse: 'Recusar',
  accept: 'Aceitar',
} as const
