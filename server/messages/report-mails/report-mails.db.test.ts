import type { Settings } from '#contract/account/settings.ts'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answerQuestionnaire, problemCode, readReply } from '../../platform/process/test-answers.ts'
import { runScheduledJobs, startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { signedLinks } from '../../platform/security/signed-link.ts'
import { log, quietAnswers } from '../../reports/reports/test-diary.ts'
import { createAccessServices } from '../../billing/subscription/service.ts'
import { createLog } from '../../platform/observability/log.ts'
import { addReportMails } from './add-report-mails.ts'
import { sendReportMails } from './send-report-mails.ts'
import { dueReportMails } from './table.ts'

const authSecret = 'a secret that only tests know, 32+'
const { app, clock, database, signUpConfirmed, buyPlan, mailsTo, openBrowser } = await startTestApp({
  parts: { authSecret },
})

/**
 * A Wednesday on which meals are logged; the constants below are the following Monday and the first of the next month.
 */
const wednesday = '2026-03-11T15:00:00Z'
const mondayMorning = '2026-03-16T11:00:00Z'
const firstOfApril = '2026-04-01T11:00:00Z'

async function somebodyWhoAte(name = 'Ana Souza'): Promise<TestPerson> {
  clock.set(wednesday)
  const person = await signUpConfirmed({ name })
  await buyPlan(person, 'monthly')
  await log(person, { date: '2026-03-11' })
  return person
}

async function roundsAt(moment: string) {
  clock.set(moment)
  await runScheduledJobs(app)
}

async function told(person: TestPerson) {
  const mails = (await mailsTo(person.email)).toReversed()
  return mails.filter(({ subject }) => /^Sua semana|^Seu mês|em PDF$/.test(subject))
}
const weekly = 'Sua semana está pronta para ver'
const subjects = async (person: TestPerson) => (await told(person)).map(({ subject }) => subject)

test('a logged week is mailed once on Monday at eight', async () => {
  const person = await somebodyWhoAte('Bia Lima')
  await roundsAt('2026-03-16T10:59:00Z')
  expect(await subjects(person)).toEqual([])
  await roundsAt(mondayMorning)
  await roundsAt('2026-03-16T11:10:00Z')
  await roundsAt('2026-03-17T11:00:00Z')
  const [mail, ...more] = await told(person)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Sua semana está pronta para ver')
  expect(mail?.text).toContain('Oi, Bia.')
  expect(mail?.text).toContain('A semana de 9 a 15 de março')
  expect(mail?.text).toContain('http://localhost:3000/relatorios?periodo=semana&inicio=2026-03-09')
})

test('a due period stays marked until its mail is added or obsolete', async () => {
  const person = await somebodyWhoAte()
  const due = async () => {
    const rows = await database.asSystem((tx) =>
      tx.select().from(dueReportMails).where(eq(dueReportMails.userId, person.id)),
    )
    return rows.map(({ periodStart }) => periodStart).toSorted()
  }
  expect(await due()).toEqual(['2026-03-01', '2026-03-09'])
  await roundsAt('2026-03-16T10:59:00Z')
  expect(await due()).toEqual(['2026-03-01'])
  await log(person, { date: '2026-03-10' })
  expect(await due()).toEqual(['2026-03-01', '2026-03-09'])
  await roundsAt(mondayMorning)
  expect(await due()).toEqual(['2026-03-01'])
  expect(await subjects(person)).toHaveLength(1)
  await roundsAt('2026-03-19T11:00:00Z')
  await log(person, { date: '2026-03-12' })
  await roundsAt('2026-03-19T11:10:00Z')
  expect(await due()).toEqual(['2026-03-01'])
  expect(await subjects(person)).toHaveLength(1)
})

test('a week first logged on the following morning is mailed', async () => {
  const person = await somebodyWhoAte()
  await roundsAt(mondayMorning)
  const late = await signUpConfirmed()
  await buyPlan(late, 'monthly')
  await log(late, { date: '2026-03-15' })
  await roundsAt('2026-03-16T11:10:00Z')
  expect([await subjects(person), await subjects(late)]).toEqual([[weekly], [weekly]])
})

test('the mail is sent at eight local time', async () => {
  const person = await somebodyWhoAte()
  await readReply(person.fetch('/api/profile', { method: 'PATCH', json: { timezone: 'America/Rio_Branco' } }))
  await roundsAt('2026-03-16T12:50:00Z')
  expect(await subjects(person)).toEqual([])
  await roundsAt('2026-03-16T13:00:00Z')
  expect(await subjects(person)).toHaveLength(1)
})

test('a week without a record is not mailed', async () => {
  clock.set(wednesday)
  const person = await signUpConfirmed()
  await buyPlan(person, 'monthly')
  await roundsAt(mondayMorning)
  expect(await subjects(person)).toEqual([])
})

test('two server processes at the same moment send one mail', async () => {
  const person = await somebodyWhoAte()
  clock.set(mondayMorning)
  const links = signedLinks(authSecret)
  const publicOrigin = 'http://localhost:3000'
  const parts = { database, clock, log: createLog('silent'), mailer: app.mailbox!, publicOrigin, links }
  const copies = Array.from({ length: 4 }, () => ({ ...parts, ...createAccessServices(database, clock) }))
  const signal = new AbortController().signal
  await Promise.all(
    copies.map(async (copy) => {
      await addReportMails(copy)
      await sendReportMails(copy, signal)
    }),
  )
  expect(await subjects(person)).toHaveLength(1)
})

test('a mail rejected by the mail server is retried by a later run', async () => {
  const person = await somebodyWhoAte()
  clock.set(mondayMorning)
  const refusing = {
    database,
    clock,
    log: createLog('silent'),
    mailer: { send: () => Promise.reject(new Error('550')), close: async () => {} },
    publicOrigin: 'http://localhost:3000',
    links: signedLinks(authSecret),
    ...createAccessServices(database, clock),
  }
  await addReportMails(refusing)
  await sendReportMails(refusing, new AbortController().signal)
  await roundsAt('2026-03-16T11:04:00Z')
  expect(await subjects(person)).toEqual([])
  await roundsAt('2026-03-16T11:10:00Z')
  expect(await subjects(person)).toHaveLength(1)
})

test('a mail a day and a half late is dropped', async () => {
  const person = await somebodyWhoAte()
  await roundsAt('2026-03-17T23:30:00Z')
  expect(await subjects(person)).toEqual([])
})

test('an account without access or consent gets no report mail', async () => {
  clock.set(wednesday)
  const trial = await signUpConfirmed()
  await log(trial, { date: '2026-03-11' })
  const quiet = await somebodyWhoAte()
  await readReply(quiet.fetch('/api/settings', { method: 'PATCH', json: { weekly_summary_mail: false } }))
  await roundsAt(mondayMorning)
  expect([await subjects(trial), await subjects(quiet)]).toEqual([[], []])
})

test('one tap ends the weekly mail at once and keeps the monthly one', async () => {
  const person = await somebodyWhoAte()
  await roundsAt(mondayMorning)
  const [mail] = await told(person)
  const link = mail?.unsubscribeUrl?.replace('http://localhost:3000', '') ?? ''
  expect(mail?.text).toContain(mail?.unsubscribeUrl)
  await openBrowser().fetch(link, { method: 'POST', body: 'List-Unsubscribe=One-Click' })
  expect(await readReply<Settings>(person.fetch('/api/settings'))).toMatchObject({
    weekly_summary_mail: false,
    monthly_report_mail: true,
  })
  await log(person, { date: '2026-03-16' })
  await roundsAt('2026-03-23T11:00:00Z')
  expect(await subjects(person)).toHaveLength(1)
  await roundsAt(firstOfApril)
  expect(await subjects(person)).toHaveLength(2)
})

test('the annual plan gets a PDF link on the first, others an invitation', async () => {
  const monthly = await somebodyWhoAte()
  const annual = await signUpConfirmed({ name: 'Rita Prado' })
  await buyPlan(annual, 'annual')
  await log(annual, { date: '2026-03-11' })
  await roundsAt(firstOfApril)
  await roundsAt('2026-04-01T11:10:00Z')
  expect(await subjects(monthly)).toEqual(['Seu mês de março está pronto para ver'])
  const [mail, ...more] = await told(annual)
  expect([mail?.subject, more.length]).toEqual(['Seu relatório de março em PDF', 0])
  const link = /http:\/\/localhost:3000(\/relatorio-do-mes\?token=\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const reply = await openBrowser().fetch(link, { method: 'POST' })
  expect(reply.headers.get('content-type')).toBe('application/pdf')
  const other = link.replace('relatorio-do-mes', 'descadastro')
  expect((await openBrowser().fetch(other, { method: 'POST' })).status).toBe(404)
  clock.advance({ days: 31 })
  expect((await openBrowser().fetch(link, { method: 'POST' })).status).toBe(404)
})

test('no report mail contains a figure about food or body', async () => {
  const person = await somebodyWhoAte()
  await answerQuestionnaire(person, quietAnswers)
  await roundsAt(mondayMorning)
  await roundsAt(firstOfApril)
  const mails = await told(person)
  expect(mails).toHaveLength(2)
  for (const { text, html } of mails) {
    expect(text.replace(/https?:\S+/g, '')).not.toMatch(/kcal|\bkg\b|\d+ ?g\b|%|proteína|peso|arroz/i)
    expect(html.replace(/<[^>]+>/g, ' ')).not.toMatch(/kcal|\bkg\b|proteína|peso|arroz/i)
  }
})

test('a month without a mail can still be opened by permitted accounts', async () => {
  const person = await somebodyWhoAte()
  clock.set(wednesday)
  expect(await problemCode(openBrowser().fetch('/api/monthly-reports/2026-03/pdf'))).toBe(
    '401 unauthenticated',
  )
  expect((await person.fetch('/api/monthly-reports/2026-03/pdf')).status).toBe(200)
})
