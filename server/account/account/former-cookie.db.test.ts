import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { problemCode } from '../../platform/process/test-answers.ts'
import { type Browser, startTestApp, type TestPerson } from '../../platform/process/test-app.ts'
import { sessions } from '../authentication/table.ts'

const { clock, database, openBrowser, signUpConfirmed } = await startTestApp({
  settings: { PUBLIC_ORIGIN: 'https://pratocerto.exemplo.br' },
})
const [name, former] = ['__Host-prato-certo.session_token', '__Secure-prato-certo.session_token']

/** Returns a browser that holds the person's session under the former cookie name, which is accepted for 30 days. */
async function openFormerBrowser({ id, cookies }: TestPerson): Promise<Browser> {
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

test('a session under the old cookie name is kept and migrated', async () => {
  const browser = await openFormerBrowser(await signUpConfirmed())
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

test('the previous release still finds its cookie during a rolling update', async () => {
  const browser = await openFormerBrowser(await signUpConfirmed())
  await profileOf(browser)
  expect(browser.cookies.has(former)).toBe(true)
  await browser.fetch('/api/auth/sign-out', { method: 'POST' })
  expect([...browser.cookies]).toEqual([])
})

test('signing out with only the old cookie removes both cookies', async () => {
  const browser = await openFormerBrowser(await signUpConfirmed())
  await browser.fetch('/api/sessions', { method: 'DELETE' })
  expect([...browser.cookies]).toEqual([])
})

test('the old cookie name accepts no new, unsigned or 30-day-old session', async () => {
  const ofToday = await signUpConfirmed()
  const forged = `${ofToday.cookies.get(name)?.split('.')[0]}.${'A'.repeat(43)}%3D`
  for (const session of [ofToday.cookies.get(name), forged, '%']) {
    const browser = browserWith(session)
    expect(await profileOf(browser)).toBe('401 unauthenticated')
    expect([...browser.cookies]).toEqual([])
  }
  const late = await openFormerBrowser(ofToday)
  clock.advance({ days: 31 })
  expect(await profileOf(late)).toBe('401 unauthenticated')
})

test('a cookie planted by a subdomain does not change the signed-in account', async () => {
  const [ana, other] = [await signUpConfirmed(), await signUpConfirmed({ name: 'Bia Lima' })]
  const { cookies } = await openFormerBrowser(other)
  ana.cookies.set(former, cookies.get(former) ?? '')
  const told = await (await ana.fetch('/api/auth/get-session')).text()
  expect(told).toContain(ana.id)
  expect(ana.cookies.get(name)).not.toBe(cookies.get(former))
})
