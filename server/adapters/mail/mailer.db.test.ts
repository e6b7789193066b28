import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../platform/database/test-database.ts'
import { createMailbox, type StoredMail } from './mailbox.ts'
import type { Mail, Mailer } from './mailer.ts'
import { renderMail } from './mail-template.ts'
import type { MailContent } from './mail-content.ts'
import { createSmtpMailer, requiresTls } from './smtp-mailer.ts'

interface Rig {
  readonly mailer: Mailer
  /** Returns the mails that arrived, as a mail program shows them, oldest first. */
  arrived(): Promise<Mail[]>
  close(): Promise<void>
}

const letter: MailContent = {
  subject: 'Sua refeição às 12h30: feijão, maçã & pão',
  greeting: 'Oi, João.',
  paragraphs: [`Uma linha muito longa ${'com açúcar e afeto '.repeat(20)}`, '.começa com ponto'],
  action: { label: 'Abrir', url: 'https://pratocerto.exemplo.br/auth-success?token=a_b-c=&type=email' },
}

const rigs = { mailbox: startMailbox, smtp: startSmtp }

describe.for(Object.entries(rigs))('%s', async ([, start]) => {
  const rig = await start()
  afterAll(() => rig.close())

  test('a mail arrives unchanged, including accents, long lines and links', async () => {
    const written = renderMail('joao@exemplo.br', letter, { reason: 'Porque sim.' })
    await rig.mailer.send(written)
    expect((await rig.arrived()).at(-1)).toEqual(written)
  })

  test('a mail with an unsubscribe link has it in its headers and footer', async () => {
    const unsubscribe = {
      label: 'Parar',
      url: `https://pratocerto.exemplo.br/descadastro?token=${'a_b-c.'.repeat(40)}`,
    }
    const written = renderMail('joao@exemplo.br', letter, { reason: 'Porque sim.', unsubscribe })
    await rig.mailer.send(written)
    const mail = (await rig.arrived()).at(-1)
    expect(mail).toEqual(written)
    expect(mail?.unsubscribeUrl).toBe(unsubscribe.url)
    expect(mail?.text).toContain(unsubscribe.url)
  })

  test('concurrent mails all arrive', async () => {
    const before = (await rig.arrived()).length
    const mails = Array.from({ length: 10 }, (_, i) => ({
      to: `pessoa${i}@exemplo.br`,
      subject: `Assunto ${i}`,
      text: `Texto ${i}\n`,
      html: `<p>Texto ${i}</p>\n`,
    }))
    await Promise.all(mails.map((mail) => rig.mailer.send(mail)))
    const addresses = (await rig.arrived()).slice(before).map((mail) => mail.to)
    expect(addresses.sort()).toEqual(mails.map((mail) => mail.to).sort())
  })
})

test('a rejection by the mail server makes sending fail', async () => {
  const server = await startSmtp({ refuses: true })
  await expect(server.mailer.send({ to: 'x@y.br', subject: '', text: '', html: '' })).rejects.toThrow('550')
  await server.close()
})

test('a mail server without STARTTLS gets neither password nor mail', async () => {
  const server = await startSmtp({ onlyTls: true })
  const mail = renderMail('joao@exemplo.br', letter, { reason: 'Porque sim.' })
  await expect(server.mailer.send(mail)).rejects.toThrow('STARTTLS')
  expect(await server.arrived()).toEqual([])
  await server.close()
})

test.for([
  ['smtp://correio:segredo@smtp.exemplo.br:587', true],
  ['smtp://correio:segredo@203.0.114.7:587', true],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://mailpit:1025', false],
] as const)('%s requires TLS: %s', ([url, isRequired]) => {
  expect(requiresTls(url)).toBe(isRequired)
})

test('the mailbox keeps the latest 200 mails, newest first', async () => {
  const connection = await openTestDatabase()
  const mailbox = createMailbox(connection.sql, { now: () => new Date('2026-03-11T15:00:00Z') })
  for (let i = 1; i <= 203; i++) await mailbox.send({ to: 'x@y.br', subject: `${i}`, text: '', html: '' })
  const subjects = (await mailbox.list()).map((mail) => mail.subject)
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([200, '203', '4'])
  await connection.close()
})

test('a name cannot inject markup into a mail', () => {
  const { html, text } = renderMail(
    'x@y.br',
    { subject: '<b>', greeting: 'Oi, <img src=x onerror=alert(1)>.', paragraphs: [] },
    { reason: '' },
  )
  expect(html).not.toMatch(/<img|<b>/)
  expect(text).toContain('<img')
})

async function startMailbox(): Promise<Rig> {
  const connection = await openTestDatabase()
  const mailbox = createMailbox(connection.sql, { now: () => new Date() })
  return {
    mailer: mailbox,
    arrived: async () => (await mailbox.list()).toReversed().map(asSent),
    close: () => connection.close(),
  }
}

function asSent(kept: StoredMail): Mail {
  const { id: _, sentAt: __, ...mail } = kept
  return mail
}

/** Starts a mail server with the part of SMTP (RFC 5321) that a client needs to send a mail. */
async function startSmtp({
  refuses = false,
  onlyTls,
}: { refuses?: boolean; onlyTls?: boolean } = {}): Promise<Rig> {
  const arrived: Mail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let unread = ''
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      unread += chunk.toString('latin1')
      for (;;) {
        const end = unread.indexOf(inData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const piece = unread.slice(0, end)
        unread = unread.slice(end + (inData ? 5 : 2))
        if (inData) {
          arrived.push(parseMessage(piece))
          inData = false
          socket.write('250 kept\r\n')
        } else if (/^DATA/i.test(piece)) {
          inData = true
          socket.write('354 go on\r\n')
        } else if (/^QUIT/i.test(piece)) socket.end('221 bye\r\n')
        else if (/^STARTTLS/i.test(piece)) socket.write('502 no such command\r\n')
        else if (refuses && /^RCPT/i.test(piece)) socket.write('550 nobody of that name\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Prato Certo <oi@exemplo.br>', onlyTls)
  return {
    mailer,
    arrived: async () => [...arrived],
    close: async () => {
      await mailer.close()
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function parseMessage(raw: string): Mail {
  const [head, body] = splitHead(raw.replace(/^\.\./gm, '.'))
  const boundary = /boundary="?([^";\r\n]+)/.exec(head)![1]!
  const [text, html] = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => splitHead(part.replace(/^\r\n/, '').replace(/\r\n$/, '')))
    .map(([partHead, content]) => decodeBody(partHead, content))
  const unfolded = head.replace(/\r\n[ \t]/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: *(.*)`, 'im').exec(unfolded)?.[1] ?? ''
  const mail = { to: header('To'), subject: decodeWords(header('Subject')), text: text!, html: html! }
  if (!header('List-Unsubscribe-Post')) return mail
  expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  return { ...mail, unsubscribeUrl: /^<(.*)>$/.exec(header('List-Unsubscribe'))![1]! }
}

function splitHead(raw: string): [string, string] {
  const end = raw.indexOf('\r\n\r\n')
  return [raw.slice(0, end), raw.slice(end + 4)]
}

function decodeBody(head: string, content: string): string {
  const bytes = /base64/i.test(head) ? Buffer.from(content, 'base64') : decodeQuotedPrintable(head, content)
  return bytes.toString('utf8').replace(/\r\n/g, '\n')
}

function decodeQuotedPrintable(head: string, content: string): Buffer {
  if (!/quoted-printable/i.test(head)) return Buffer.from(content, 'latin1')
  const bytes = content
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1')
}

function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('latin1')
        : word
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    )
    .replace(/^.*$/s, (all) => Buffer.from(all, 'latin1').toString('utf8'))
}
