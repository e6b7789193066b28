import { hasTestimonials } from './claim-copy.ts'

/** Sections that the header and the footer link to. */
export const anchors = [
  { href: '#features', label: 'Funcionalidades' },
  ...(hasTestimonials ? [{ href: '#testimonials', label: 'Depoimentos' }] : []),
  { href: '#pricing', label: 'Planos' },
  { href: '#faq', label: 'Perguntas' },
]
