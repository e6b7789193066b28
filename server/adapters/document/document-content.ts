/** Content of a document before it is drawn: blocks with their texts and numbers already formatted. */
export interface DocumentContent {
  readonly title: string
  /** Small text above the title: the person's name. */
  readonly overline: string
  readonly subtitle: string
  readonly author: string
  readonly subject: string
  readonly keywords: string
  readonly createdAt: Date
  /** Footer of every page, beside the page number. */
  readonly foot: string
  readonly blocks: readonly Block[]
}

export type Tone = 'folha' | 'goiaba' | 'acai' | 'gema' | 'ceu' | 'limao' | 'tomate' | 'soft'

export type Block =
  | Heading
  | Paragraph
  | List
  | Tiles
  | Table
  | Chart
  /** Two charts, drawn side by side. */
  | { readonly kind: 'pair'; readonly charts: readonly [Chart, Chart] }

export interface Heading {
  readonly kind: 'heading'
  readonly level: 2 | 3
  readonly text: string
}

export interface Paragraph {
  readonly kind: 'paragraph'
  readonly text: string
  readonly isSoft?: boolean
}

export interface List {
  readonly kind: 'list'
  readonly items: readonly string[]
}

/** Key figures in a row of tiles. */
export interface Tiles {
  readonly kind: 'tiles'
  readonly tiles: readonly { readonly label: string; readonly value: string; readonly note: string }[]
}

export interface Column {
  readonly header: string
  /** Width of the column relative to the other columns. */
  readonly width: number
  readonly align?: 'left' | 'right'
}

export interface Table {
  readonly kind: 'table'
  readonly columns: readonly Column[]
  /** Cells by row; the first cell of a row is its header. */
  readonly rows: readonly (readonly string[])[]
}

interface Drawn {
  readonly title: string
  /** Text of the chart that screen readers read. */
  readonly alt: string
}

/** Chart of one value per day beside the day's target; `null` for a day without a value or a target. */
export interface Bars extends Drawn {
  readonly kind: 'bars'
  readonly tone: Tone
  readonly unit: string
  readonly values: readonly (number | null)[]
  readonly targets: readonly (number | null)[]
}

/**
 * Chart of measurements on some days (`points`) and the line through them (`line`). `null` in `points`: no measurement
 * that day; in `line`: no value.
 */
export interface Trend extends Drawn {
  readonly kind: 'trend'
  readonly tone: Tone
  readonly unit: string
  readonly points: readonly (number | null)[]
  readonly line: readonly (number | null)[]
}

/** Chart of the days of a month in weeks, Monday first; a higher percentage is darker, `null` is no record. */
export interface Calendar extends Drawn {
  readonly kind: 'calendar'
  /** Weekday of the first day, from 0 (Monday) to 6. */
  readonly firstColumn: number
  readonly percentages: readonly (number | null)[]
}

/** Chart of the parts of a whole, in percent. */
export interface Shares extends Drawn {
  readonly kind: 'shares'
  readonly shares: readonly { readonly label: string; readonly percent: number; readonly tone: Tone }[]
}

/** Chart of the usual times of meals on the hours of a day. */
export interface Hours extends Drawn {
  readonly kind: 'hours'
  readonly rows: readonly {
    readonly label: string
    readonly note: string
    /** Usual time in minutes after midnight; `null` if unknown. */
    readonly minutes: number | null
    /** Width in minutes of the span in which half of the times lie. */
    readonly spreadMinutes: number
  }[]
}

export type Chart = Bars | Trend | Calendar | Shares | Hours
