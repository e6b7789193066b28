interface OpenFoodFactsNoticeProps {
  /** Address of the product there. */
  page: string
  /** Source as the food states it, with the correction of its owner if there is one. */
  source: string
}

/** Notice that the Open Database License asks for wherever its data are shown, with a link to the product. */
export function OpenFoodFactsNotice({ page, source }: OpenFoodFactsNoticeProps) {
  const [, correction = ''] = /^Open Food Facts, (.+)$/.exec(source) ?? []
  return (
    <p className="text-xs text-ink-soft">
      Contém dados do{' '}
      <a href={page} target="_blank" rel="noreferrer" className="underline">
        Open Food Facts
      </a>
      , disponíveis sob a{' '}
      <a
        href="https://opendatacommons.org/licenses/odbl/1-0/"
        target="_blank"
        rel="noreferrer"
        className="underline"
      >
        Open Database License
      </a>
      {correction && `, ${correction}`}.
    </p>
  )
}
