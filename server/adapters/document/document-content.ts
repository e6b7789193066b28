/** Content of a document before it is drawn: blocks of formatted text and numbers. */
export interface DocumentContent {
  readonly title: string
  /** Name of the person, in small type above the title. */
  readonly overline: string
  readonly subtitle: string
  readonly author: string
  readonly subject: string
  readonly keywords: string
  readonly createdAt: Date
  /** Footer of every page, next to the page number. */
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
  /** Two charts side by side. */
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

/** Key figures, shown first. */
export interface Tiles {
  readonly kind: 'tiles'
  readonly tiles: readonly { readonly label: string; readonly value: string; readonly note: string }[]
}

export interface Column {
  readonly header: string
  /** Share of the table's width. */
  readonly width: number
  readonly align?: 'left' | 'right'
}

export interface Table {
  readonly kind: 'table'
  readonly columns: readonly Column[]
  /** The first cell of a row is its header. */
  readonly rows: readonly (readonly string[])[]
}

interface Drawn {
  readonly title: string
  /** Alternative text for screen readers. */
  readonly alt: string
}

/** One value per day beside the day's target. */
export interface Bars extends Drawn {
  readonly kind: 'bars'
  readonly tone: Tone
  readonly unit: string
  readonly values: readonly (number | null)[]
  readonly targets: readonly (number | null)[]
}

/** Measurements on some days, and the line through them. */
export interface Trend extends Drawn {
  readonly kind: 'trend'
  readonly tone: Tone
  readonly unit: string
  readonly points: readonly (number | null)[]
  readonly line: readonly (number | null)[]
}

/** The days of a month in weeks, Monday first; higher values are darker. */
export interface Calendar extends Drawn {
  readonly kind: 'calendar'
  /** Weekday of the first day, from 0 for Monday to 6. */
  readonly firstColumn: number
  readonly percentages: readonly (number | null)[]
}

/** Parts of a whole, in percent. */
export interface Shares extends Drawn {
  readonly kind: 'shares'
  readonly shares: readonly { readonly label: string; readonly percent: number; readonly tone: Tone }[]
}

/** Usual times of day. */
export interface Hours extends Drawn {
  readonly kind: 'hours'
  readonly rows: readonly {
    readonly label: string
    readonly note: string
    /** Minutes after midnight; `null` when unknown. */
    readonly minutes: number | null
    /** Half of the times differ by at most this many minutes. */
    readonly spreadMinutes: number
  }[]
}

export type Chart = Bars | Trend | Calendar | Shares | Hours
