import { brand } from '#contract/brand.ts'
import { type ReportDay, reportDays } from '#contract/reports/report-days.ts'
import type { Report } from '#contract/reports/reports.ts'
import { minutesOf } from '#nutrition/shared/calendar/clock-time.ts'
import { daysSinceMonday } from '#nutrition/shared/calendar/days.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { heading, list, note, paragraph, table } from '../../adapters/document/blocks.ts'
import type {
  Bars,
  Block,
  Chart,
  DocumentContent,
  Tiles,
  Tone,
} from '../../adapters/document/document-content.ts'
import { html } from '../../platform/http/html.ts'
import { type PageLinks, renderPlainPage } from '../../platform/http/plain-page.ts'
import * as copy from './copy.ts'
import { micronutrientBlocks } from './micronutrient-blocks.ts'

const { words } = copy

/** Number of logged days below which the document says that its averages mean little. */
const fewDays = 5

export const documentPath = '/relatorio-do-mes'
/** Lifetime of a mailed link: long enough for an appointment, short if the mail falls into other hands. */
const linkLifeMs = 30 * 86_400_000

export function linkEndsAt(now: Date): Date {
  return new Date(now.getTime() + linkLifeMs)
}

const openButton = html`<form method="post"><button class="button">${copy.page.open}</button></form>`

export function renderInvitation(month: string, page: PageLinks): string {
  const { title, text } = copy.page
  return renderPlainPage(
    title(month),
    html`<p>${text}</p>
${openButton}`,
    page,
  )
}

export function renderTooSoon(detail: string, page: PageLinks): string {
  const body = html`<p role="alert">${detail}</p>
${openButton}`
  return renderPlainPage(copy.page.tooSoonTitle, body, page)
}

export function renderDead(page: PageLinks): string {
  const { deadTitle, dead, openReports } = copy.page
  const body = html`<p>${dead}</p>
<a class="still" href="/relatorios">${openReports}</a>`
  return renderPlainPage(deadTitle, body, page)
}

export interface DocumentParts {
  readonly report: Report
  readonly name: string
  readonly createdAt: Date
}

/** Returns the contents of a month's document. For a month that is not over, the period ends today. */
export function describeMonth({ report, name, createdAt }: DocumentParts): DocumentContent {
  const month = copy.monthAndYearOf(report.start)
  const until = report.today < report.end && report.today >= report.start ? report.today : report.end
  return {
    title: `Relatório de ${month}`,
    overline: name,
    subtitle: `${copy.spanOf(report.start, until)} · feito em ${copy.dayOf(report.today)}`,
    author: brand.name,
    subject: `Diário alimentar de ${name} em ${month}`,
    keywords: 'diário alimentar, relatório mensal, nutrição',
    createdAt,
    foot: `${brand.name} · ${name} · ${month}`,
    blocks: [...(report.days_logged === 0 ? emptyBlocks() : blocksOf(report)), ...methodBlocks(report)],
  }
}

function emptyBlocks(): readonly Block[] {
  return [heading(words.emptyTitle), paragraph(words.empty)]
}

function blocksOf(report: Report): readonly Block[] {
  const days = reportDays(report).filter(({ date }) => date <= report.today)
  return [
    ...summaryBlocks(report, days),
    ...(report.numbers_hidden ? [] : energyBlocks(days)),
    ...(report.numbers_hidden ? [] : courseBlocks(report, days)),
    ...foodBlocks(report),
    ...micronutrientBlocks(report),
    ...hourBlocks(report),
    ...comparisonBlocks(report),
    ...weekdayBlocks(report),
    ...tableBlocks(report, days),
  ]
}

function summaryBlocks(report: Report, days: readonly ReportDay[]): readonly Block[] {
  return [
    heading(words.summary),
    report.numbers_hidden ? plainTiles(report) : tiles(report, days),
    ...(report.days_logged < fewDays ? [note(words.fewDays)] : []),
    ...(report.insights.length > 0 ? [list(report.insights.map(({ text }) => text))] : []),
  ]
}

function tiles(
  { averages, adherence, photos_scanned, days_logged }: Report,
  days: readonly ReportDay[],
): Tiles {
  const target = (value: number | null, unit: string) =>
    value === null ? `${unit} por dia` : `${unit} · meta ${copy.wholeOf(value)}`
  const photos = photos_scanned > 0 ? copy.count(photos_scanned, 'foto', 'fotos') : ''
  const followed = {
    label: 'Aderência',
    value: copy.percentOf(adherence.average_percentage),
    note: copy.count(adherence.days_recorded, 'dia marcado', 'dias marcados'),
  }
  return {
    kind: 'tiles',
    tiles: [
      { label: 'Dias com registro', value: `${days_logged} de ${days.length}`, note: photos },
      {
        label: words.energy,
        value: copy.wholeOf(averages.calories),
        note: target(averages.target_calories, 'kcal'),
      },
      {
        label: words.protein,
        value: copy.wholeOf(averages.protein_g),
        note: target(averages.target_protein_g, 'g'),
      },
      {
        label: words.fiber,
        value: copy.fiberOf(averages),
        note: target(averages.target_fiber_g, 'g'),
      },
      ...(adherence.days_recorded > 0 ? [followed] : []),
    ],
  }
}

function plainTiles({ days, days_logged, top_foods }: Report): Tiles {
  const meals = days.meals.reduce((sum, count) => sum + count, 0)
  return {
    kind: 'tiles',
    tiles: [
      { label: 'Dias com registro', value: `${days_logged}`, note: 'no mês' },
      { label: 'Refeições', value: `${meals}`, note: 'no diário' },
      { label: 'Alimento mais presente', value: top_foods[0]?.name ?? '–', note: '' },
    ].filter(({ value }) => value.length <= 24),
  }
}

function energyBlocks(days: readonly ReportDay[]): readonly Block[] {
  const bars = (
    { title, unit, tone }: Pick<Bars, 'title' | 'unit' | 'tone'>,
    pick: (day: ReportDay) => copy.Measured,
  ): Bars => {
    const picked = days.map(pick)
    return {
      kind: 'bars',
      title,
      alt: copy.barsTold(title, unit, picked),
      tone,
      unit,
      values: picked.map(({ value }) => value),
      targets: picked.map(({ target }) => target),
    }
  }
  return [
    heading(words.days),
    bars({ title: words.energy, unit: 'kcal', tone: 'folha' }, (day) => ({
      value: day.calories,
      target: day.target_calories,
    })),
    {
      kind: 'pair',
      charts: [
        bars({ title: words.protein, unit: 'g', tone: 'goiaba' }, (day) => ({
          value: day.protein_g,
          target: day.target_protein_g,
        })),
        bars({ title: words.fiber, unit: 'g', tone: 'acai' }, (day) => ({
          value: day.fiber_g,
          target: day.target_fiber_g,
          isPartial: day.fiber_is_partial,
        })),
      ],
    },
    note(words.daysNote),
    ...(days.some((day) => day.fiber_is_partial) ? [note(words.fiberNote)] : []),
  ]
}

/** Returns the charts of adherence and weight, side by side if there are both; empty without either. */
function courseBlocks(report: Report, days: readonly ReportDay[]): readonly Block[] {
  const adherence = adherenceChart(report, days)
  const weight = weightChart(report, days)
  const told = adherence ? [note(words.adherenceNote)] : []
  if (adherence && weight) {
    const charts = [adherence, weight] as const
    return [heading(words.adherenceAndWeight), { kind: 'pair', charts }, ...told]
  }
  if (adherence) return [heading(words.adherence), adherence, ...told]
  return weight ? [heading(words.weight), { ...weight, title: words.weightCourse }] : []
}

function adherenceChart({ start, adherence }: Report, days: readonly ReportDay[]): Chart | null {
  if (adherence.days_recorded === 0) return null
  return {
    kind: 'calendar',
    title: 'Cardápio seguido, por dia',
    alt: copy.adherenceTold(adherence),
    firstColumn: daysSinceMonday(start),
    percentages: days.map(({ compliance_percentage }) => compliance_percentage),
  }
}

/** Returns the chart of the weight; `null` with fewer than two weigh-ins, which appear in the table only. */
function weightChart({ weight }: Report, days: readonly ReportDay[]): Chart | null {
  if (!weight || weight.days_weighed < 2) return null
  return {
    kind: 'trend',
    title: words.weight,
    alt: copy.weightTold(weight),
    tone: 'ceu',
    unit: 'kg',
    points: days.map(({ weight_kg }) => weight_kg),
    line: days.map(({ weight_trend_kg }) => weight_trend_kg),
  }
}

function foodBlocks({ nova, top_foods }: Report): readonly Block[] {
  const foods: readonly Block[] =
    top_foods.length === 0
      ? []
      : [
          heading(words.topFoods, 3),
          table(
            [
              ['Alimento', 7],
              ['Refeições', 1, 'right'],
            ],
            top_foods.map(({ name, count }) => [name, `${count}`]),
          ),
        ]
  const shares = nova ? novaChart(nova) : []
  return foods.length + shares.length > 0 ? [heading(words.foods), ...shares, ...foods] : []
}

const novaTones = {
  in_natura: 'folha',
  culinary: 'limao',
  processed: 'gema',
  ultra_processed: 'tomate',
  unknown: 'soft',
} as const satisfies Readonly<Record<keyof typeof copy.novaNames, Tone>>
const novaGroups = ['in_natura', 'culinary', 'processed', 'ultra_processed', 'unknown'] as const

function novaChart(nova: NonNullable<Report['nova']>): readonly Block[] {
  const shares = novaGroups
    .filter((group) => nova[group] > 0)
    .map((group) => ({ label: copy.novaNames[group], percent: nova[group], tone: novaTones[group] }))
  const told = shares.map(({ label, percent }) => `${label}, ${percent}%`).join('; ')
  return [
    { kind: 'shares', title: words.nova, alt: `${words.nova}, em parte da energia: ${told}.`, shares },
    note(words.novaNote),
  ]
}

function hourBlocks({ meal_habits }: Report): readonly Block[] {
  if (meal_habits.length === 0) return []
  const rows = meal_habits.map((habit) => {
    const { typical_time: time, energy_percentage: energy } = habit
    const told = [
      ...(time ? [copy.clockOf(time)] : []),
      copy.count(habit.days, 'dia', 'dias'),
      ...(energy === null ? [] : [`${energy}% da energia`]),
    ]
    return {
      label: mealTypeLabels[habit.meal_type],
      note: told.join(' · '),
      minutes: time ? minutesOf(time) : null,
      spreadMinutes: habit.spread_minutes ?? 0,
    }
  })
  const told = rows.map(({ label, note: noted }) => `${label}: ${noted}`).join('; ')
  return [
    heading(words.hours),
    { kind: 'hours', title: 'Horário mais comum', alt: `${words.hours}. ${told}.`, rows },
    note(words.hoursNote),
  ]
}

function comparisonBlocks({ advanced, start }: Report): readonly Block[] {
  const compared = advanced?.comparison
  if (!compared) return []
  const rows = [
    ['Energia por dia (kcal)', compared.calories, copy.wholeOf],
    ['Proteína por dia (g)', compared.protein_g, copy.wholeOf],
    ['Fibra por dia (g)', compared.fiber_g, copy.wholeOf],
    ['Aderência (%)', compared.compliance_percentage, copy.wholeOf],
    ['Energia de ultraprocessados (%)', compared.ultra_processed_percentage, copy.wholeOf],
    ['Peso médio (kg)', compared.weight_kg, copy.kiloOf],
  ] as const
  return [
    heading(`Comparação com ${copy.monthOf(compared.start)}`),
    table(
      [
        ['Média', 4],
        [capitalized(copy.monthOf(compared.start)), 1.6, 'right'],
        [capitalized(copy.monthOf(start)), 1.6, 'right'],
        ['Diferença', 1.6, 'right'],
      ],
      rows
        .filter(([, { now, before }]) => now !== null || before !== null)
        .map(([name, { now, before, change }, format]) => [
          name,
          format(before),
          format(now),
          copy.changeOf(change),
        ]),
    ),
  ]
}

function weekdayBlocks({ advanced, adherence, numbers_hidden }: Report): readonly Block[] {
  const weekdays = advanced?.weekdays.filter(({ days_logged }) => days_logged > 0) ?? []
  if (numbers_hidden || weekdays.length < 2) return []
  const isFollowed = adherence.days_recorded > 0
  return [
    heading(words.weekdays),
    table(
      [
        ['Dia', 3],
        ['Dias na média', 2, 'right'],
        ['kcal', 1.4, 'right'],
        ['Proteína (g)', 1.6, 'right'],
        ['Fibra (g)', 1.4, 'right'],
        ...(isFollowed ? [['Aderência', 1.5, 'right'] as const] : []),
      ],
      weekdays.map((one) => [
        copy.weekdayNames[one.day_of_week] ?? '',
        `${one.averaged_days}`,
        copy.wholeOf(one.calories),
        copy.wholeOf(one.protein_g),
        copy.fiberOf(one),
        ...(isFollowed ? [copy.percentOf(one.compliance_percentage)] : []),
      ]),
    ),
  ]
}

function tableBlocks(
  { adherence, numbers_hidden, weight, water }: Report,
  days: readonly ReportDay[],
): readonly Block[] {
  const optional = [
    ...(adherence.days_recorded > 0
      ? [['Aderência', (day: ReportDay) => copy.percentOf(day.compliance_percentage)] as const]
      : []),
    ...(weight ? [['Peso (kg)', (day: ReportDay) => copy.kiloOf(day.weight_kg)] as const] : []),
    ...(water ? [['Água (l)', (day: ReportDay) => copy.litersOf(day.water_ml)] as const] : []),
  ]
  const figures = numbers_hidden
    ? []
    : [
        ['kcal', (day: ReportDay) => copy.wholeOf(day.calories)] as const,
        ['Meta (kcal)', (day: ReportDay) => copy.wholeOf(day.target_calories)] as const,
        ['Proteína (g)', (day: ReportDay) => copy.wholeOf(day.protein_g)] as const,
        ['Fibra (g)', (day: ReportDay) => copy.fiberOf(day)] as const,
        ...optional,
      ]
  const columns = [
    ['Refeições', (day: ReportDay) => (day.meals === 0 ? '–' : `${day.meals}`)] as const,
    ...figures,
  ]
  return [
    heading(words.allDays),
    table(
      [['Dia', 1.6], ...columns.map(([name]) => [name, 1.4, 'right'] as const)],
      days.map((day) => [copy.rowNameOf(day.date), ...columns.map(([, read]) => read(day))]),
    ),
  ]
}

function methodBlocks({ numbers_hidden, averages }: Report): readonly Block[] {
  const method = numbers_hidden ? copy.methodWithoutNumbers : copy.methodOf(averages)
  return [heading(words.method), ...method.map(note), note(copy.closing)]
}

function capitalized(text: string): string {
  return text.replace(/^./, (first) => first.toUpperCase())
}
