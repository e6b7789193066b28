/** Parts of the landing page that say when they come into view, by their `data-section`. */
export const landingSections = [
  'hero',
  'stats',
  'problems',
  'sample',
  'solution',
  'testimonials',
  'pricing',
  'faq',
  'final-cta',
  'footer',
] as const

/** Links of the landing page that say when they are followed, by their `data-cta`. */
export const landingCalls = [
  'header-login',
  'header-signup',
  'hero-signup',
  'sample-signup',
  'pricing-basic',
  'pricing-monthly',
  'pricing-annual',
  'final-signup',
] as const
