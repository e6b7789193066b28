import { brand } from '#contract/brand.ts'
import { unknownOrigin } from '#contract/page-origin.ts'
import { plans } from '#contract/billing/plans.ts'
import { offeredPlans } from '../../billing/shared/plan-offer-copy.ts'
import { questions } from './copy.ts'

const home = `${unknownOrigin}/`
const organization = `${home}#organizacao`

/**
 * Content of the page for search engines (schema.org). Placed after the questions, which it repeats: so close
 * together, the duplicate text compresses to almost nothing. The content security policy allows data blocks,
 * because they are never executed.
 */
export function StructuredData() {
  return <script type="application/ld+json">{JSON.stringify(structuredData())}</script>
}

/** Only content that readers see on the page too. */
export function structuredData() {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: brand.operator.legalName ?? brand.name,
        url: home,
        logo: `${unknownOrigin}/icons/icon-512.png`,
      },
      {
        '@type': 'WebSite',
        name: brand.name,
        url: home,
        inLanguage: 'pt-BR',
        publisher: { '@id': organization },
      },
      {
        '@type': ['SoftwareApplication', 'Product'],
        name: brand.name,
        description: brand.promise,
        url: home,
        image: `${unknownOrigin}/icons/share-1200x630.png`,
        brand: { '@id': organization },
        applicationCategory: 'HealthApplication',
        operatingSystem: 'Web',
        offers: offeredPlans.map((plan) => ({
          '@type': 'Offer',
          name: plans[plan].name,
          price: (plans[plan].priceCents / 100).toFixed(2),
          priceCurrency: 'BRL',
          availability: 'https://schema.org/InStock',
          url: `${home}#pricing`,
        })),
      },
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  }
}
