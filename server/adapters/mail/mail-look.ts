import { html, type Markup, trusted } from '../../platform/http/html.ts'

/** Colors of mails. The light colors are inline; the dark colors are set by class. */
export const mailColors = {
  paper: { light: '#FBF7EE', dark: '#17130E' },
  surface: { light: '#FFFFFF', dark: '#221C15' },
  ink: { light: '#231C14', dark: '#F6EFE2' },
  inkSoft: { light: '#63584A', dark: '#B9AD9B' },
  line: { light: '#E8DFCF', dark: '#3A3127' },
  folha: { light: '#0F6B44', dark: '#58C08D' },
  folhaSoft: { light: '#E4F2E9', dark: '#1B3328' },
  onFolha: { light: '#FFFFFF', dark: '#17130E' },
} as const satisfies Readonly<Record<string, { readonly light: string; readonly dark: string }>>

export type MailColor = keyof typeof mailColors

type Property = 'color' | 'background-color' | 'border-color'

const classes = {
  'text-ink': ['color', 'ink'],
  'text-soft': ['color', 'inkSoft'],
  'text-folha': ['color', 'folha'],
  'text-on-folha': ['color', 'onFolha'],
  'on-paper': ['background-color', 'paper'],
  'on-surface': ['background-color', 'surface'],
  'on-folha': ['background-color', 'folha'],
  'on-folha-soft': ['background-color', 'folhaSoft'],
  line: ['border-color', 'line'],
} as const satisfies Readonly<Record<string, readonly [Property, MailColor]>>

type LookClass = keyof typeof classes

/** Returns the attributes of an element: its light colors inline, and the classes that override them in dark mode. */
export function look(names: readonly LookClass[], style: string | Markup): Markup {
  const colors = names.map((name) => {
    const [property, color] = classes[name]
    return `${property}:${mailColors[color].light}`
  })
  return html`class="${names.join(' ')}" style="${colors.join(';')};${style}"`
}

/**
 * Returns the styles of dark mode. Apple Mail and others follow the system's setting; Outlook on the web marks the
 * elements that it darkened itself.
 */
export function darkStyle(): Markup {
  const rules = Object.entries(classes).map(
    ([name, [property, color]]) => `.${name}{${property}:${mailColors[color].dark}!important}`,
  )
  const marked = rules.map((rule) => `[data-ogsc] ${rule}`)
  // The text is trusted, because it contains only constants; CSS has no entities, so escaping would break it.
  return trusted(`:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${rules.join('')}}
${marked.join('')}`)
}
