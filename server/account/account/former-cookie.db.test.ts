import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { problemCode } from '../../platform/process/test-answers.ts'
import { type Browser, startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { sessions } from './table.ts'

const { clock, database, openBrowser, signUpConfirmed } = await startTestApp({
  settings: { PUBLIC_ORIGIN: 'https://pratocerto.exemplo.br' },
})
const [name, former] = ['__Host-prato-certo.session_token', '__Secure-prato-certo.session_token']

/** The browser of somebody who was signed in when cookies had their former name. */
async function browserOfThen({ id, cookies }: TestPerson): Promise<Browser> {
  const until = new Date(clock.now().getTime() + 30 * 86_400_000)
  await database.unscoped.update(sessions).set({ formerCookieUntil: until }).where(eq(sessions.userId, id))
  return browserWith(cookies.get(name))
}

function browserWith(session = ''): Browser {
  const browser = openBrowser()
  browser.cookies.set(former, session)
  return browser
}

const profileOf = (browser: Pick<Browser, 'fetch'>) => problemCode(browser.fetch('/api/profile'))

test('whoever was signed in before cookies had this name stays so, and has one of it from the first answer on', async () => {
  const browser = await browserOfThen(await signUpConfirmed())
  const session = browser.cookies.get(former)
  expect(await Promise.all([profileOf(browser), profileOf(browser)])).toEqual([
    '200 undefined',
    '200 undefined',
  ])
  expect(browser.cookies.get(name)).toBe(session)
  const reply = await browser.fetch('/api/auth/get-session')
  expect([reply.headers.getSetCookie(), await reply.text()]).toEqual([
    [],
    expect.stringContaining('Ana Souza'),
  ])
})

test('the release before, which may still answer beside this one, finds its cookie until the session is over', async () => {
  const browser = await browserOfThen(await signUpConfirmed())
  await profileOf(browser)
  expect(browser.cookies.has(former)).toBe(true)
  await browser.fetch('/api/auth/sign-out', { method: 'POST' })
  expect([...browser.cookies]).toEqual([])
})

test('who leaves with the former cookie alone has neither afterwards', async () => {
  const browser = await browserOfThen(await signUpConfirmed())
  await browser.fetch('/api/sessions', { method: 'DELETE' })
  expect([...browser.cookies]).toEqual([])
})

test('under the former name no session of today opens, nor one that nobody signed, nor any after thirty days', async () => {
  const ofToday = await signUpConfirmed()
  const forged = `${ofToday.cookies.get(name)?.split('.')[0]}.${'A'.repeat(43)}%3D`
  for (const session of [ofToday.cookies.get(name), forged, '%']) {
    const browser = browserWith(session)
    expect(await profileOf(browser)).toBe('401 unauthenticated')
    expect([...browser.cookies]).toEqual([])
  }
  const late = await browserOfThen(ofToday)
  clock.advance({ days: 31 })
  expect(await profileOf(late)).toBe('401 unauthenticated')
})

test('a subdomain that writes a cookie beside the own signs nobody in as somebody else', async () => {
  const [ana, other] = [await signUpConfirmed(), await signUpConfirmed({ name: 'Bia Lima' })]
  const { cookies } = await browserOfThen(other)
  ana.cookies.set(former, cookies.get(former) ?? '')
  const told = await (await ana.fetch('/api/auth/get-session')).text()
  expect(told).toContain(ana.id)
  expect(ana.cookies.get(name)).not.toBe(cookies.get(former))
})
