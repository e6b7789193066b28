import { hasTestimonials } from './claim-words.ts'

/** The parts of the page that its header and its foot lead to. */
export const anchors = [
  { href: '#features', label: 'Funcionalidades' },
  ...(hasTestimonials ? [{ href: '#testimonials', label: 'Depoimentos' }] : []),
  { href: '#pricing', label: 'Planos' },
  { href: '#faq', label: 'Perguntas' },
]
