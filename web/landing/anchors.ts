/** The parts of the page that its header and its foot lead to. */
export const anchors = [
  { href: '#features', label: 'Funcionalidades' },
  { href: '#testimonials', label: 'Depoimentos' },
  { href: '#pricing', label: 'Planos' },
  { href: '#faq', label: 'Perguntas' },
] as const
