/** Sections of the landing page whose visibility is tracked, by their `data-section`. */
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

/** Links of the landing page whose clicks are tracked, by their `data-cta`. */
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
