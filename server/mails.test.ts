import { expect, test } from 'vitest'
import * as reviews from './account/access-reviews/copy.ts'
import * as account from './account/account/copy.ts'
import { accountFooter, guessedPasswordsMail } from './account/authentication/copy.ts'
import { mailColors, type MailColor } from './adapters/mail/mail-look.ts'
import { renderMail } from './adapters/mail/mail-template.ts'
import type { MailContent, MailFooter } from './adapters/mail/mail-content.ts'
import * as billing from './messages/billing-mails/copy.ts'
import { inactiveAccountFooter, inactiveAccountMail } from './account/inactive-accounts/copy.ts'
import { accountDeletedMail, accountDeletedFooter } from './privacy/account-deletions/copy.ts'
import { tipMail } from './messages/reminders/copy.ts'
import * as reports from './messages/report-mails/copy.ts'
import * as factors from './account/second-factors/copy.ts'
import { mailWords } from './messages/unsubscriptions/copy.ts'
import type { StoppableMail } from './account/settings/service.ts'

const origin = 'https://pratocerto.exemplo.br'
const name = 'Marina'
const moment = new Date('2026-11-20T15:00:00Z')
const token = 'a_b-c'.repeat(30)
const frame = { name, paymentsLink: `${origin}/pagamentos`, plansLink: `${origin}/paywall` }
const reportFrame = { name, reportLink: `${origin}/relatorios` }
const month = { start: '2026-10-01', end: '2026-10-31' }

function stoppable(mail: StoppableMail): MailFooter {
  const { reason, leave } = mailWords[mail]
  return { reason, unsubscribe: { label: leave, url: `${origin}/descadastro?token=${token}` } }
}

const { billingFooter } = billing
const mails: Readonly<Record<string, readonly [MailContent, MailFooter]>> = {
  confirmation: [account.confirmationMail(name, `${origin}/auth-success?token=${token}`), accountFooter],
  reset: [account.resetMail(name, `${origin}/reset-password?token=${token}`), accountFooter],
  registered: [account.alreadyRegisteredMail(name, `${origin}/auth`), accountFooter],
  changed: [account.passwordChangedMail(name, `${origin}/auth`), accountFooter],
  guessed: [guessedPasswordsMail(name, `${origin}/auth`), accountFooter],
  'wrong codes': [factors.wrongCodesMail(name, `${origin}/perfil/seguranca`), accountFooter],
  'proof by mail': [
    reviews.mailedProofMail(name, `${origin}/perfil/seguranca?prova=${token}`),
    accountFooter,
  ],
  'access removed': [
    reviews.accessRemovedMail(
      name,
      { passkeys: ['Celular antigo'], authenticator: true, sessions: 1 },
      `${origin}/perfil/seguranca`,
    ),
    accountFooter,
  ],
  'trial ends': [billing.trialEndsMail(frame, moment), billingFooter],
  'trial ended': [billing.trialEndedMail(frame, moment), billingFooter],
  'period ends': [billing.periodEndsMail(frame, 'annual', moment), billingFooter],
  'period ended': [billing.periodEndedMail(frame, 'basic', moment), billingFooter],
  'charge ahead': [
    billing.chargeAheadMail(frame, { plan: 'monthly', amountCents: 4990 }, moment),
    billingFooter,
  ],
  demonstration: [billing.asDemonstration(billing.renewalOffMail(frame, 'monthly', moment)), billingFooter],
  weekly: [
    reports.weeklyMail(reportFrame, { start: '2026-10-26', end: '2026-11-01' }),
    stoppable('weekly_summary_mail'),
  ],
  monthly: [reports.monthlyMail(reportFrame, month), stoppable('monthly_report_mail')],
  document: [
    reports.documentMail(reportFrame, month, `${origin}/relatorio-do-mes?token=${token}`),
    stoppable('monthly_report_mail'),
  ],
  tip: [tipMail(name, '2026-11-16', `${origin}/app`), stoppable('weekly_tips')],
  erased: [accountDeletedMail({ name, keepsPayments: true, renewal: 'ended' }), accountDeletedFooter],
  dormant: [inactiveAccountMail(name, `${origin}/auth`), inactiveAccountFooter],
  figures: [
    {
      subject: 'Recibo',
      greeting: 'Oi!',
      paragraphs: [
        'Obrigado!',
        [
          ['Valor', 'R$ 299,00'],
          ['Pedido', '6c3b0a4e-9d0b-4a6e-8a52-2b8f5b7f0f11'],
        ],
      ],
    },
    billingFooter,
  ],
}

const cases = Object.entries(mails).map(([kind, [content, footer]]) => ({
  kind,
  content,
  ...renderMail('x@exemplo.br', content, footer),
}))

/** Returns the visible text of a mail's HTML, without the preview for inboxes. */
function wordsOf(html: string): string {
  return html
    .replace(/^[\s\S]*<h1/, '<h1')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

const invitationToCopy = 'Se o botão não abrir, copie este endereço:'

/** Removes addresses, colons and line breaks, because the HTML and the plain text set these differently. */
const bare = (words: string) =>
  words
    .replace(/https?:\S+|:/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test.each(cases)('$kind: the plain text has the same words as the page', ({ html, text }) => {
  expect(bare(wordsOf(html).replace(invitationToCopy, ''))).toBe(bare(text))
})

test.each(cases)('$kind: loads nothing, runs nothing and has no foreign links', ({ html, text }) => {
  expect(html).not.toMatch(/<(img|script|link|iframe|form|object|video)\b|url\(|@import|@font-face|\ssrc=/i)
  for (const [address] of `${html} ${text}`.matchAll(/https?:\/\/[^\s"'<)]+/g)) {
    expect(address.startsWith(`${origin}/`)).toBe(true)
  }
})

test.each(cases)(
  '$kind: is small, has a title and language, and supports light and dark',
  ({ html, subject }) => {
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
    expect(html).toContain('<html lang="pt-BR">')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(html).toMatch(new RegExp(`<title>${subject.slice(0, 20)}`))
    expect(html.match(/<h1\b/g)).toHaveLength(1)
  },
)

test.each(cases)('$kind: every color of the page has a dark variant', ({ html }) => {
  const body = html.slice(html.indexOf('<body'))
  for (const [, tag = ''] of body.matchAll(/<([^>]*style="[^"]*#[0-9A-F]{6}[^"]*"[^>]*)>/gi)) {
    expect(tag).toMatch(/class="[^"]+"/)
  }
})

test.each(cases)(
  '$kind: states its reason, and how to unsubscribe if optional',
  ({ html, text, unsubscribeUrl }) => {
    expect(text).toContain('Você recebe este e-mail porque')
    const isOptional = /está ligado|estão ligadas/.test(text)
    expect(unsubscribeUrl !== undefined).toBe(isOptional)
    expect(text).toContain(unsubscribeUrl ?? '')
    expect(html).toContain(unsubscribeUrl ? `href="${unsubscribeUrl}"` : '')
  },
)

test.each(cases)('$kind: the button is a link whose address is also shown', ({ html, text, content }) => {
  if (!content.action) return
  const address = content.action.url
  expect(html.split(`href="${address}"`)).toHaveLength(3)
  expect(wordsOf(html)).toContain(address)
  expect(text).toContain(`${content.action.label}:\n${address}`)
})

const pairs: readonly (readonly [text: MailColor, ground: MailColor])[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['inkSoft', 'paper'],
  ['inkSoft', 'surface'],
  ['folha', 'paper'],
  ['folha', 'surface'],
  ['onFolha', 'folha'],
]

test.each(pairs)('%s is readable on %s, in light and dark', (text, ground) => {
  for (const theme of ['light', 'dark'] as const) {
    expect(contrast(mailColors[text][theme], mailColors[ground][theme])).toBeGreaterThanOrEqual(4.5)
  }
})

/** Returns the contrast ratio of two colors (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [one, other].map(luminance).toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
