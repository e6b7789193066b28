import { expect, test } from 'vitest'
import { startTestApp } from '../../platform/process/test-app.ts'

const { fetch, mailsTo, openBrowser } = await startTestApp()
const smtp = await startTestApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:1' } })

const signUp = (email: string) =>
  openBrowser().fetch('/api/auth/sign-up/email', {
    json: { name: '<i>Ana</i>', email, password: 'graviola doce', terms: true },
  })

test('the mailbox shows mail newest first, with links and escaped markup', async () => {
  for (const email of ['primeira@exemplo.br', 'segunda@exemplo.br']) {
    await signUp(email)
    await mailsTo(email)
  }
  const mails = (await (await fetch('/dev/mailbox.json')).json()) as Record<string, string>[]
  expect(mails.map((mail) => mail['to'])).toEqual(['segunda@exemplo.br', 'primeira@exemplo.br'])
  expect(Object.keys(mails[0]!).sort()).toEqual(['html', 'id', 'sentAt', 'subject', 'text', 'to'])

  const page = await (await fetch('/dev/mailbox')).text()
  expect(page).toMatch(/<a href="http:\/\/localhost:3000\/auth-success\?token=[\w-]+&amp;type=email">/)
  expect(page).not.toMatch(/<i>Ana|<script|style=/)
})

test('a mail is shown as it arrives, without scripts', async () => {
  const page = await (await fetch('/dev/mailbox')).text()
  const reply = await fetch(/\/dev\/mailbox\/[0-9a-f-]{36}/.exec(page)![0])
  expect(await reply.text()).toContain('Confirmar meu e-mail')
  expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'")
})

test('an instance with a mail server has no mailbox', async () => {
  expect((await smtp.fetch('/dev/mailbox')).status).toBe(404)
  expect((await smtp.fetch('/dev/mailbox.json')).status).toBe(404)
})
