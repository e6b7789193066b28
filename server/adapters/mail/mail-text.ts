import { brand } from '#contract/brand.ts'
import {
  type MailContent,
  type MailFooter,
  type MailLink,
  type MailPart,
  senderLine,
} from './mail-content.ts'

/** Renders a mail as plain text. */
export function renderText(content: MailContent, footer: MailFooter): string {
  const { greeting, paragraphs, action, footnote } = content
  const above = [greeting, ...paragraphs.map(renderPart), action && renderLink(action), footnote]
  const below = [footer.reason, footer.unsubscribe && renderLink(footer.unsubscribe), senderLine(brand)]
  return `${join(above)}\n\n\n${join(below)}\n`
}

function join(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join('\n\n')
}

function renderPart(part: MailPart): string {
  return typeof part === 'string' ? part : part.map(([label, value]) => `${label}: ${value}`).join('\n')
}

function renderLink({ label, url }: MailLink): string {
  return `${label}:\n${url}`
}
