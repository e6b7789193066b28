import { brand } from '#contract/brand.ts'
import { unknownOrigin } from '#contract/page-origin.ts'
import { trial } from '#contract/billing/plans.ts'
import { decisionKey } from '../../privacy/shared/decision.ts'

const title = `${brand.name}: seu prato em números da tabela brasileira`
const description = `Fotografe ou descreva o prato, receba números da tabela brasileira de alimentos e veja o seu dia mudar. ${trial.days} dias grátis, sem cartão.`
const home = `${unknownOrigin}/`
const picture = `${unknownOrigin}/icons/share-1200x630.png`

const sharing = {
  'og:type': 'website',
  'og:site_name': brand.name,
  'og:locale': 'pt_BR',
  'og:title': title,
  'og:description': description,
  'og:url': home,
  'og:image': picture,
  'og:image:type': 'image/png',
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:alt': 'Um prato de arroz, feijão, bife e salada com o total em quilocalorias',
}

/** Metadata of the landing page for search engines and sharing. */
export function LandingHead() {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={home} />
      {Object.entries(sharing).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {/* The storage key is in the document, so that the page's script need not load the module that defines it. */}
      <meta name="decision" content={decisionKey} />
    </>
  )
}
