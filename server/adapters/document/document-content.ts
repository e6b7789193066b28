/** A document before it is drawn: what it says, block by block, in words and numbers that are already those to be read. */
export interface DocumentContent {
  readonly title: string
  /** Whose it is, small above the title. */
  readonly overline: string
  readonly subtitle: string
  readonly author: string
  readonly subject: string
  readonly keywords: string
  readonly createdAt: Date
  /** At the foot of every page, beside its number. */
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
  /** Two charts beside each other. */
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

/** A few figures that are read first. */
export interface Tiles {
  readonly kind: 'tiles'
  readonly tiles: readonly { readonly label: string; readonly value: string; readonly note: string }[]
}

export interface Column {
  readonly header: string
  /** Share of the width. */
  readonly width: number
  readonly align?: 'left' | 'right'
}

export interface Table {
  readonly kind: 'table'
  readonly columns: readonly Column[]
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[]
}

interface Drawn {
  readonly title: string
  /** What the drawing shows, for who hears it. */
  readonly alt: string
}

/** One value a day beside the day's target. */
export interface Bars extends Drawn {
  readonly kind: 'bars'
  readonly tone: Tone
  readonly unit: string
  readonly values: readonly (number | null)[]
  readonly targets: readonly (number | null)[]
}

/** What was measured on some days, and the line through it. */
export interface Trend extends Drawn {
  readonly kind: 'trend'
  readonly tone: Tone
  readonly unit: string
  readonly points: readonly (number | null)[]
  readonly line: readonly (number | null)[]
}

/** The days of a month as weeks, Monday first; the darker the more. */
export interface Calendar extends Drawn {
  readonly kind: 'calendar'
  /** Of the first day, 0 Monday to 6. */
  readonly firstColumn: number
  readonly percentages: readonly (number | null)[]
}

/** Parts of a whole, in percent. */
export interface Shares extends Drawn {
  readonly kind: 'shares'
  readonly shares: readonly { readonly label: string; readonly percent: number; readonly tone: Tone }[]
}

/** When on the clock something is usual. */
export interface Hours extends Drawn {
  readonly kind: 'hours'
  readonly rows: readonly {
    readonly label: string
    readonly note: string
    /** After midnight; `null` where no time is known. */
    readonly minutes: number | null
    /** Half of the times lie within so many minutes of each other. */
    readonly spreadMinutes: number
  }[]
}

export type Chart = Bars | Trend | Calendar | Shares | Hours
