/** Content of a mail. Both the HTML and the plain text are rendered from it. */
export interface MailContent {
  readonly subject: string
  /** Preview text in an inbox; defaults to the first paragraph. */
  readonly preheader?: string
  readonly greeting: string
  readonly paragraphs: readonly MailPart[]
  readonly action?: MailLink
  readonly footnote?: string
}

/** Paragraph, or labeled figures. */
export type MailPart = string | readonly Fact[]
export type Fact = readonly [label: string, value: string]

export interface MailLink {
  readonly label: string
  readonly url: string
}

/** Footer of every mail. */
export interface MailFooter {
  /** Reason for the mail, as shown to its reader. */
  readonly reason: string
  /** One-click unsubscribe link; absent for transactional mail. */
  readonly unsubscribe?: MailLink
}

/**
 * Greets by first name. Anyone may sign up with another person's address, so a name that could read as a link is
 * dropped.
 */
export function greet(name: string): string {
  const firstName = /^\s*([\p{L}\p{M}'’-]{1,30})(?=\s|$)/u.exec(name)?.[1]
  return firstName ? `Oi, ${firstName}.` : 'Oi!'
}

export function preheaderOf({ preheader, paragraphs }: MailContent): string {
  return preheader ?? paragraphs.find((part) => typeof part === 'string') ?? ''
}

/** Names the operator, as far as it is configured. */
export function senderLine(brand: {
  readonly name: string
  readonly operator: { readonly legalName: string | null; readonly address: string | null }
}): string {
  const { legalName, address } = brand.operator
  return [brand.name, legalName, address].filter(Boolean).join(' · ')
}
