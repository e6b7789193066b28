import { describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import { formatNumber } from '../../../ui/format/format-pt-br.ts'
import { DrawnPlate } from '../plates/drawn-plate.tsx'
import { ScanFrame } from '../plates/hero-plate.tsx'
import { heroText, mealOf, plateOfRecipeNamed, recipeOf } from '../plates/sample-meals.ts'

export function ScanWares() {
  return (
    <div className="relative w-[172px]">
      <DrawnPlate meal={mealOf(heroText)} decorative later />
      <ScanFrame />
    </div>
  )
}

const week = [
  ['seg', 'baiao-de-dois'],
  ['ter', 'moqueca-capixaba'],
  ['qua', 'galinhada'],
  ['qui', 'bobo-de-camarao'],
] as const

export function DietWares() {
  return (
    <ol className="w-full max-w-[18rem] -rotate-1 rounded-sm border border-line bg-surface px-4 py-2 text-sm">
      {week.map(([day, id]) => (
        <li
          key={day}
          className="flex flex-wrap gap-x-3 border-b border-dashed border-line py-1.5 last:border-0"
        >
          <b className="min-w-8 shrink-0 text-ink-soft">{day}</b>
          <span className="min-w-0 flex-[1_1_6rem] truncate font-semibold">{recipeOf(id).name}</span>
          <span className="whitespace-nowrap">
            {formatNumber(describeRecipe(recipeOf(id)).perPortion.kcal)} kcal
          </span>
        </li>
      ))}
    </ol>
  )
}

export function RecipeWares() {
  return (
    <div className="flex items-center">
      {['moqueca-capixaba', 'tapioca-com-queijo-coalho', 'acai-com-banana'].map((id, at) => (
        <div key={id} className={at === 1 ? 'relative z-1 -mx-5 w-[132px]' : 'w-[104px]'}>
          <DrawnPlate meal={plateOfRecipeNamed(id)} decorative later />
        </div>
      ))}
    </div>
  )
}

const flags = [
  ['Marmita', 'fill-tomate', 'text-paper'],
  ['Churrasco', 'fill-gema', 'text-on-ripe'],
  ['Padaria', 'fill-ceu', 'text-paper'],
  ['Rodízio', 'fill-folha', 'text-paper'],
  ['Festa junina', 'fill-gema', 'text-on-ripe'],
  ['Praia', 'fill-acai', 'text-paper'],
] as const

/** Bunting, as at a festa junina. */
export function ProtocolWares() {
  return (
    <ul className="grid w-full max-w-[17rem] grid-cols-3 gap-x-2 gap-y-4">
      {flags.map(([name, fill, ink]) => (
        <li key={name} className="relative flex h-[68px] justify-center">
          <svg
            viewBox="0 0 80 68"
            preserveAspectRatio="none"
            className={`absolute inset-0 h-full w-full ${fill}`}
          >
            <path d="M0 0h80v68L40 50 0 68z" />
          </svg>
          <span className={`relative px-2 pt-2.5 text-center text-sm leading-tight font-bold ${ink}`}>
            {name}
          </span>
        </li>
      ))}
    </ul>
  )
}

const meals = [
  ['8h', 'Café da manhã'],
  ['12h', 'Almoço'],
  ['19h', 'Jantar'],
] as const

export function ReminderWares() {
  return (
    <ul className="flex w-full max-w-[16rem] flex-col gap-2">
      {meals.map(([hour, name], at) => (
        <li
          key={hour}
          className={`flex items-center gap-3 rounded-control border border-line bg-surface px-4 py-2 ${at === 1 ? 'translate-x-3' : ''}`}
        >
          <b className="min-w-10 shrink-0 font-display text-lg font-extrabold text-ceu">{hour}</b>
          <span className="font-semibold">{name}</span>
        </li>
      ))}
    </ul>
  )
}

const bars = [62, 78, 90, 54, 96, 84, 70]
const days = ['s', 't', 'q', 'q', 's', 's', 'd']

export function ReportWares() {
  return (
    <svg viewBox="0 0 224 140" className="h-full w-full max-w-[17rem]">
      <path d="M4 30h216" strokeWidth="2" strokeDasharray="3 5" className="stroke-ink-soft" />
      {bars.map((bar, at) => (
        <g key={at}>
          <rect
            x={8 + at * 31}
            y={118 - bar}
            width="20"
            height={bar}
            rx="5"
            className={bar >= 88 ? 'fill-limao' : 'fill-goiaba'}
          />
          <text x={18 + at * 31} y="136" textAnchor="middle" className="fill-ink-soft text-xs font-bold">
            {days[at]}
          </text>
        </g>
      ))}
    </svg>
  )
}
