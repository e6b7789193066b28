/** Content of a mail, from which both its HTML and its plain text are rendered. */
export interface MailContent {
  readonly subject: string
  /** Preview of the mail in an inbox; by default the first paragraph. */
  readonly preheader?: string
  readonly greeting: string
  readonly paragraphs: readonly MailPart[]
  readonly action?: MailLink
  readonly footnote?: string
}

/** Paragraph of a mail, or a list of labeled figures. */
export type MailPart = string | readonly Fact[]
export type Fact = readonly [label: string, value: string]

export interface MailLink {
  readonly label: string
  readonly url: string
}

export interface MailFooter {
  /** Reason why the recipient gets the mail, shown in the footer. */
  readonly reason: string
  /** One-click unsubscribe link; absent in mail that cannot be turned off. */
  readonly unsubscribe?: MailLink
}

const titledName = /^(?:(dona|d\.|seu|(?:dr|sr|prof)a?\.?|srta\.?)\s+(?=\S))?(.*)$/is

/**
 * Returns a greeting by first name, with its title ("Dona Maria"). A name that could read as a link is dropped, because
 * anyone can sign up with another person's address.
 */
export function greet(name: string): string {
  const [, title, names = ''] = titledName.exec(name.trim()) ?? []
  const firstName = /^([\p{L}\p{M}'’-]{1,30})(?=\s|$)/u.exec(names)?.[1]
  if (!firstName) return 'Oi!'
  return title ? `Oi, ${title} ${firstName}.` : `Oi, ${firstName}.`
}

export function preheaderOf({ preheader, paragraphs }: MailContent): string {
  return preheader ?? paragraphs.find((part) => typeof part === 'string') ?? ''
}

/** Returns the product's name with legal name and address of its operator, as far as they are configured. */
export function senderLine(brand: {
  readonly name: string
  readonly operator: { readonly legalName: string | null; readonly address: string | null }
}): string {
  const { legalName, address } = brand.operator
  return [brand.name, legalName, address].filter(Boolean).join(' · ')
}
