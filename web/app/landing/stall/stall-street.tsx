import type { ReactNode } from 'react'
import { brand } from '#contract/brand.ts'
import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import { StallAwning, type StallColor } from './stall-awning.tsx'
import {
  DietWares,
  ProtocolWares,
  RecipeWares,
  ReminderWares,
  ReportWares,
  ScanWares,
} from './stall-wares.tsx'

interface Stall {
  readonly color: StallColor
  readonly name: string
  readonly text: string
  readonly wares: ReactNode
}

const stalls: readonly Stall[] = [
  {
    color: 'folha',
    name: `${brand.scanner}: foto ou frase`,
    text: 'Calorias, proteína, carboidrato e gordura de cada alimento. Errou uma porção? Corrija com um toque e o dia acompanha.',
    wares: <ScanWares />,
  },
  {
    color: 'gema',
    name: 'Dietas e plano da semana',
    text: 'Você responde 3 telas curtas e recebe 7 dias de comida brasileira, nas suas metas e sem o que não pode comer. Semana corrida? Escreva, e o plano ouve.',
    wares: <DietWares />,
  },
  {
    color: 'tomate',
    name: `${formatNumber(recipes.length)} receitas daqui`,
    text: 'Filtre por tempo, fogão ou airfryer e estilo. Guarde as favoritas e ponha no plano na porção certa.',
    wares: <RecipeWares />,
  },
  {
    color: 'acai',
    name: 'Protocolos para a vida real',
    text: 'Guias de bolso com 6 dicas para comer bem onde a dieta costuma parar.',
    wares: <ProtocolWares />,
  },
  {
    color: 'ceu',
    name: 'Lembretes na sua hora',
    text: 'Diga a que horas você come e o aviso chega no horário de cada refeição. Desligue quando quiser.',
    wares: <ReminderWares />,
  },
  {
    color: 'goiaba',
    name: 'Relatórios sem julgamento',
    text: 'A semana e o mês em números: quanto do plano você seguiu, a proteína de cada dia e o que mais foi ao prato.',
    wares: <ReportWares />,
  },
]

/** Product features as a street of market stalls. */
export function StallStreet() {
  return (
    <ul className="mx-auto mt-14 grid max-w-stall grid-cols-1 gap-x-6 gap-y-10 px-5 column:grid-cols-2 wide:mt-20 wide:grid-cols-3 wide:gap-x-0 wide:gap-y-14">
      {stalls.map(({ color, name, text, wares }) => (
        <li key={name} className="stall flex flex-col">
          <StallAwning color={color} />
          <div className="stall-space" aria-hidden="true">
            {wares}
          </div>
          <div className="stall-front">
            <h3 className="text-xl font-bold">{name}</h3>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
