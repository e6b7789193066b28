/** What a mail says. The page that mail programs show and the plain text are both made of this, so they say the same. */
export interface MailContent {
  readonly subject: string
  /** What an inbox shows beside the subject; the first paragraph where unsaid. */
  readonly preheader?: string
  readonly greeting: string
  readonly paragraphs: readonly MailPart[]
  readonly action?: MailLink
  readonly footnote?: string
}

/** A paragraph, or figures that each stand beside what they are. */
export type MailPart = string | readonly Fact[]
export type Fact = readonly [label: string, value: string]

export interface MailLink {
  readonly label: string
  readonly url: string
}

/** What stands below every mail. */
export interface MailFooter {
  /** Why it came, as its reader is told. */
  readonly reason: string
  /** Where one tap ends mails of this kind; what has to arrive has none. */
  readonly unsubscribe?: MailLink
}

/** Anyone may sign up with somebody else's address, so what could be read as a link in our mail is no name. */
export function greet(name: string): string {
  const firstName = /^\s*([\p{L}\p{M}'’-]{1,30})(?=\s|$)/u.exec(name)?.[1]
  return firstName ? `Oi, ${firstName}.` : 'Oi!'
}

export function preheaderOf({ preheader, paragraphs }: MailContent): string {
  return preheader ?? paragraphs.find((part) => typeof part === 'string') ?? ''
}

/** Who stands behind the product, as far as this installation says. */
export function senderLine(brand: {
  readonly name: string
  readonly operator: { readonly legalName: string | null; readonly address: string | null }
}): string {
  const { legalName, address } = brand.operator
  return [brand.name, legalName, address].filter(Boolean).join(' · ')
}
