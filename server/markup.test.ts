import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { mailboxPages } from './adapters/mail/mailbox-page.ts'
import { renderMail } from './adapters/mail/mail-template.ts'
import * as payments from './adapters/payments/demonstration-view.ts'
import type { FakePreapproval, FakePreference } from './adapters/payments/fake-store.ts'
import { html, lines, trusted } from './platform/http/html.ts'
import { renderPlainPage } from './platform/http/plain-page.ts'
import { renderPage } from './recipes/link-previews/rules.ts'
import { findSharedRecipe } from './recipes/recipes/service.ts'
import { renderTooSoon } from './reports/monthly-documents/rules.ts'

const hostile = `"'><img src=x onerror=alert(1)><script>alert(2)</script>`
const address = `https://x.br/?a=1&b="><script>alert(3)</script>`
const page = { links: html`` }

const mail = renderMail(
  hostile,
  {
    subject: hostile,
    preheader: hostile,
    greeting: hostile,
    paragraphs: [hostile, [[hostile, hostile]]],
    action: { label: hostile, url: address },
    footnote: hostile,
  },
  { reason: hostile, unsubscribe: { label: hostile, url: address } },
)
const kept = { ...mail, id: hostile, sentAt: new Date('2026-03-11T15:00:00Z') }
const mailbox = mailboxPages({ list: async () => [kept], find: async () => kept })
const recipe = findSharedRecipe('lombo-com-abacaxi')!

/** Payment preference with hostile text in each field that the pages read. */
const preference = {
  id: hostile,
  items: [{ title: hostile, quantity: 1, unit_price: 10 }],
  back_urls: { failure: address },
} as unknown as FakePreference
const renewal = {
  id: hostile,
  reason: hostile,
  back_url: address,
  auto_recurring: { frequency: 30, transaction_amount: 9.9 },
} as unknown as FakePreapproval

const pages: Readonly<Record<string, () => string | Promise<string>>> = {
  mail: () => mail.html,
  mailbox: async () => (await mailbox.request('/dev/mailbox')).text(),
  'demonstration of a purchase': () => payments.renderCheckout(preference, 'pix'),
  'demonstration of a renewal': () => payments.renderRenewal(renewal),
  'plain page': () => renderPlainPage(hostile, html`<p>${hostile}</p>`, page),
  'page of a document that is refused': () => renderTooSoon(hostile, page),
  'shared recipe': () =>
    renderPage(
      {
        ...recipe,
        id: hostile,
        name: hostile,
        story: hostile,
        ingredients: [hostile],
        instructions: [hostile],
        warnings: recipe.warnings.map((warning) => ({ ...warning, text: hostile })),
      },
      { publicOrigin: 'https://a.br', ...page },
      true,
    ),
}

test.for(Object.entries(pages))('markup in a name stays text: %s', async ([, render]) => {
  const text = await render()
  expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(text).not.toMatch(/<img src=x|<script>alert/)
  // If a quotation mark were not escaped, it would end its attribute.
  expect(text).not.toMatch(/="[^"]*"'>|b=">/)
})

test('a template escapes values and keeps markup, numbers and absent parts', () => {
  expect(html`<p>${'<b>'}${1}${null}${[html`<i>${'&'}</i>`, '"']}</p>`.toString()).toBe(
    '<p>&lt;b&gt;1<i>&amp;</i>&quot;</p>',
  )
  expect(lines([html`<a>`, html`<b>`]).toString()).toBe('<a>\n<b>')
  expect(html`${trusted('<hr>')}`.toString()).toBe('<hr>')
})

interface Node {
  readonly type: string
  readonly start: number
}

const elements =
  'a article aside b body br button circle code dd div dl dt em fieldset figure footer form g h1 h2 h3 head header hr html i iframe img input label legend li link main meta nav ol option p path rect script section select small span strong style svg table tbody td text textarea th thead title tr ul use'
const tag = new RegExp(`<!doctype|</?(?:${elements.replaceAll(' ', '|')})(?=[\\s/>]|$)`, 'i')

/** Returns the strings and untagged templates of a source that contain an HTML tag. */
function bareMarkupIn(source: string): string[] {
  const found: string[] = []
  const seen = (text: string) => void (tag.test(text) && found.push(text.trim()))
  const visit = (value: unknown, isTagged = false): void => {
    if (Array.isArray(value)) for (const one of value) visit(one)
    if (!isNode(value)) return
    if (value.type === 'Literal' && typeof value['value'] === 'string') seen(value['value'])
    if (value.type === 'TemplateElement' && !isTagged) seen(rawOf(value))
    for (const [key, child] of Object.entries(value)) {
      if (value.type === 'TaggedTemplateExpression' && key === 'quasi' && isNode(child)) {
        visit(child['expressions'])
      } else visit(child)
    }
  }
  visit(parseSync('source.ts', source).program)
  return found
}

function isNode(value: unknown): value is Node & Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && 'type' in value
}

function rawOf(element: Readonly<Record<string, unknown>>): string {
  const { value } = element
  return typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : ''
}

const server = fileURLToPath(new URL('./', import.meta.url))
const sources = globSync('**/*.ts', { cwd: server }).filter(
  (file) => !/\.test\.ts$|(^|\/)test-|^migrations\//.test(file),
)

test('HTML is written in escaped templates only', () => {
  expect(bareMarkupIn('const a = `<p>${b}</p>`')).toEqual(['<p>', '</p>'])
  expect(bareMarkupIn("f(html`<p>${c ? '<b>' : sql`a <b`}</p>`)")).toEqual(['<b>'])
  const bare = sources.flatMap((file) =>
    bareMarkupIn(readFileSync(server + file, 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(bare).toEqual([])
  expect(sources.length).toBeGreaterThan(300)
})
