import type { BarcodeLookup } from '#contract/day/products.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { finderTexts } from './copy.ts'
import { OtherWays } from './other-ways.tsx'

interface NoProductProps {
  lookup: Extract<BarcodeLookup, { found: 'unusable' | 'nothing' }>
  onRetry: () => void
  /** Creates the food from its label, with the name if it is known. */
  onCreate: (name: string) => void
  onSearch?: (() => void) | undefined
}

/** Outcome of a look-up without a usable product, with the ways on. */
export function NoProduct({ lookup, onRetry, onCreate, onSearch }: NoProductProps) {
  const name = lookup.found === 'unusable' ? lookup.name : ''
  const otherWays = <OtherWays onCreate={() => onCreate(name)} onSearch={onSearch} />
  if (lookup.found === 'unusable') {
    return (
      <Banner title={finderTexts.unusable} action={otherWays}>
        {name && `“${name}”: `}os valores no Open Food Facts faltam ou não fecham. Copie do rótulo uma vez, e
        o código passa a funcionar.
      </Banner>
    )
  }
  if (!lookup.may_retry) {
    return (
      <Banner title={finderTexts.unknown} action={otherWays}>
        Copie o rótulo uma vez, e da próxima o código basta. O código já vai preenchido.
      </Banner>
    )
  }
  return (
    <Banner
      tone="warning"
      title={finderTexts.unavailable}
      action={
        <span className="flex flex-col items-start gap-2">
          <Button onClick={onRetry}>Tentar de novo</Button>
          {otherWays}
        </span>
      }
    >
      O código continua no campo. Você também pode criar o alimento a partir do rótulo.
    </Banner>
  )
}
