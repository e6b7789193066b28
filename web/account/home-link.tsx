import { brand } from '#contract/brand.ts'

/** Whose door this is, and the way back to the street. */
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
