import type { NovaShares } from '#contract/reports/reports.ts'
import { useId } from 'react'
import { classNames } from '../../../ui/style/class-names.ts'
import { formatPercent } from '../../../ui/format/units-pt-br.ts'
import { novaFact } from '../fold-facts.ts'
import { novaNames, novaStory } from '../report-copy.ts'
import { FoldedCard } from './folded-card.tsx'

const looks = {
  in_natura: 'fill-folha',
  culinary: 'fill-limao',
  processed: 'fill-gema',
  ultra_processed: 'fill-acai',
  unknown: 'fill-line',
} as const satisfies Record<keyof NovaShares, string>

/** Energy by degree of processing: one bar of parts that add up to 100 %, each with a distinct pattern. */
export function NovaCard({ nova }: { nova: NovaShares }) {
  const id = useId()
  const parts = novaNames.filter(({ share }) => nova[share] > 0)
  const before = (at: number) => parts.slice(0, at).reduce((sum, { share }) => sum + nova[share], 0)
  return (
    <FoldedCard id="processamento" title="Grau de processamento" fact={novaFact(nova)}>
      <p className="text-sm text-ink-soft">De onde veio a energia, pela classificação NOVA</p>
      <svg role="img" aria-label={novaStory(nova)} className="block h-9 w-full">
        <Grains id={id} />
        {parts.map(({ share }, at) => (
          <g key={share}>
            {['', `url(#${id}${share})`].map((fill) => (
              <rect
                key={fill}
                x={`${before(at)}%`}
                width={`${nova[share]}%`}
                height="100%"
                rx="5"
                {...(fill && { fill })}
                strokeWidth="2"
                className={classNames('stroke-surface', !fill && looks[share])}
              />
            ))}
          </g>
        ))}
      </svg>
      <ul className="flex flex-col gap-1.5">
        {parts.map(({ share, name }) => (
          <li key={share} className="flex flex-wrap items-center gap-x-2.5">
            <svg aria-hidden="true" className="size-4.5 shrink-0">
              <rect width="100%" height="100%" rx="5" className={looks[share]} />
              <rect width="100%" height="100%" rx="5" fill={`url(#${id}${share})`} />
            </svg>
            <span className="min-w-36 flex-1">{name}</span>
            <span className="font-semibold">{formatPercent(nova[share])}</span>
          </li>
        ))}
      </ul>
    </FoldedCard>
  )
}

/** Plain, dots, stripes, a grid, an empty field: distinguishable without colour. */
function Grains({ id }: { id: string }) {
  const grain = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' } as const
  return (
    <defs>
      <pattern id={`${id}culinary`} {...grain}>
        <circle cx="4" cy="4" r="1.4" className="fill-ink/55" />
      </pattern>
      <pattern id={`${id}processed`} {...grain} patternTransform="rotate(45)">
        <path d="M0 0v8" strokeWidth="3" className="stroke-ink/45" />
      </pattern>
      <pattern id={`${id}ultra_processed`} {...grain} patternTransform="rotate(45)">
        <path d="M0 0v8M0 0h8" strokeWidth="1.6" className="stroke-paper/60" />
      </pattern>
      <pattern id={`${id}in_natura`} {...grain} />
      <pattern id={`${id}unknown`} {...grain} />
    </defs>
  )
}
