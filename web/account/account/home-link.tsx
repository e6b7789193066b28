import { brand } from '#contract/brand.ts'

/** Name of the product, linked to the landing page. */
export function HomeLink() {
  return (
    <a
      href="/"
      className="-my-3 inline-flex min-h-11 items-center rounded-control font-display font-bold text-folha"
    >
      {brand.name}
    </a>
  )
}
