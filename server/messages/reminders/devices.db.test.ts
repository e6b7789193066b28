import type { OpenSession } from '#contract/account/sessions.ts'
import { expect, test } from 'vitest'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import type { TestPerson } from '../../platform/process/test-app.ts'
import { bodyOf, devicesOf, pathOf, put, startRinging } from './test-ringing.ts'

const {
  addDevice,
  buyPlan,
  clock,
  dispatch,
  notices,
  openBrowser,
  publicKey,
  register,
  run,
  service,
  signUpConfirmed,
  somebodyWithDevice,
  titles,
} = await startRinging()

test('a device that is gone is deleted, and the other still gets reminders', async () => {
  const { person, target } = await somebodyWithDevice()
  const second = await addDevice(person)
  service.unsubscribe(target)
  await dispatch()
  expect(service.taken.map(({ endpoint }) => endpoint)).toEqual([second.target.endpoint])
  expect((await devicesOf(person)).map(({ id }) => id)).toEqual([second.device.id])
})

test('a device that registers again stays single, with a readable name', async () => {
  const { person, target, device } = await somebodyWithDevice()
  clock.advance({ days: 1 })
  expect(await readReply(put(person, bodyOf(target)))).toEqual(device)
  expect(await devicesOf(person)).toEqual([
    { id: device.id, name: 'Firefox no Android', created_at: '2026-03-11T15:00:00.000Z', last_ok_at: null },
  ])
  const moved = service.subscribe(publicKey)
  const renewed = await register(person, { ...bodyOf(moved), replaces: target.endpoint })
  expect((await devicesOf(person)).map(({ id }) => id)).toEqual([renewed.id])
})

test('a browser used by another account gets reminders of that account only', async () => {
  const { person, target } = await somebodyWithDevice()
  const other = await signUpConfirmed()
  await register(other, bodyOf(target))
  expect(await devicesOf(person)).toEqual([])
  await dispatch()
  expect(notices()).toHaveLength(1)
})

async function signInOn({ email, password }: TestPerson, userAgent: string) {
  const { fetch } = openBrowser()
  const headers = { 'user-agent': userAgent }
  await readReply(fetch('/api/auth/sign-in/email', { json: { email, password }, headers }))
  const open = await readReply<OpenSession[]>(fetch('/api/sessions'))
  return `/api/sessions/${open.find((one) => one.is_current)?.id}`
}

test('a phone signed out remotely gets no reminders, all other devices do', async () => {
  const { person, target } = await somebodyWithDevice()
  const { person: neighbour } = await somebodyWithDevice()
  const laptop = await signInOn(person, 'Chrome/140.0 (Windows NT 10.0)')
  const phone = await signInOn(person, 'Firefox/140.0 (Android)')
  await readReply(person.fetch(laptop, { method: 'DELETE' }))
  expect(await devicesOf(person)).toHaveLength(1)
  await readReply(person.fetch(phone, { method: 'DELETE' }))
  expect(await devicesOf(person)).toEqual([])
  await register(person, bodyOf(target))
  await readReply(person.fetch('/api/sessions', { method: 'DELETE' }))
  expect(await devicesOf(neighbour)).toHaveLength(1)
  await dispatch()
  expect(service.taken.map(({ endpoint }) => endpoint)).not.toContain(target.endpoint)
})

test('an account cannot stop or test the device of another', async () => {
  const { person, device } = await somebodyWithDevice()
  const stranger = await signUpConfirmed()
  expect(await readReply(stranger.fetch(pathOf(device), { method: 'DELETE' }))).toEqual({ removed: false })
  expect(await problemCode(stranger.fetch(`${pathOf(device)}/test`, { method: 'POST' }))).toBe(
    '404 device_not_found',
  )
  expect(await devicesOf(stranger)).toEqual([])
  expect(await readReply(person.fetch(pathOf(device), { method: 'DELETE' }))).toEqual({ removed: true })
  await dispatch()
  expect(notices()).toEqual([])
})

test('the least recently opened devices are dropped above the limit', async () => {
  const person = await signUpConfirmed()
  const ids: string[] = []
  for (let place = 0; place < 12; place += 1) {
    clock.advance({ minutes: 1 })
    ids.push((await addDevice(person)).device.id)
  }
  const kept = (await devicesOf(person)).map(({ id }) => id)
  expect(kept.toSorted()).toEqual(ids.slice(2).toSorted())
})

test.each(['http://push.exemplo.br/a', 'https://10.0.0.8/a', 'https://192.168.0.1/a', 'nada'])(
  'a browser that takes messages at %s is rejected',
  async (endpoint) => {
    const target = service.subscribe(publicKey)
    const person = await signUpConfirmed()
    expect(await problemCode(put(person, { ...bodyOf(target), endpoint }))).toBe('422 push_address_refused')
    expect(await devicesOf(person)).toEqual([])
  },
)

test('invalid keys and oversized addresses are rejected', async () => {
  const target = service.subscribe(publicKey)
  const person = await signUpConfirmed()
  const broken = { endpoint: target.endpoint, keys: { p256dh: 'abc', auth: target.auth } }
  expect(await problemCode(put(person, broken))).toBe('422 push_address_refused')
  const endless = { ...bodyOf(target), endpoint: `${target.endpoint}${'a'.repeat(2000)}` }
  expect(await problemCode(put(person, endless))).toBe('422 validation_failed')
})

test('a test is sent at once and reports its delivery', async () => {
  const { person, target, device } = await somebodyWithDevice()
  const ask = () => person.fetch(`${pathOf(device)}/test`, { method: 'POST' })
  expect(await readReply(ask())).toEqual({ sent: true })
  expect(titles()).toEqual(['Aviso de teste ✅'])
  expect((await devicesOf(person))[0]?.last_ok_at).toBe('2026-03-11T15:00:00.000Z')
  service.answerWith({ kind: 'status', status: 500 })
  expect(await problemCode(ask())).toBe('502 push_failed')
  service.unsubscribe(target)
  expect(await problemCode(ask())).toBe('404 device_not_found')
  expect(await devicesOf(person)).toEqual([])
})

test('a device not opened for sixty days is deleted', async () => {
  const [seen, unseen] = [await somebodyWithDevice(), await somebodyWithDevice()]
  clock.advance({ days: 59 })
  await readReply(put(seen.person, bodyOf(seen.target)))
  await run('tidying')
  expect(await devicesOf(unseen.person)).toHaveLength(1)
  clock.advance({ days: 2 })
  await run('tidying')
  expect(await devicesOf(unseen.person)).toHaveLength(0)
  expect(await devicesOf(seen.person)).toHaveLength(1)
})

test('a device rejected for two weeks is deleted; a day of outage deletes none', async () => {
  const { person, target } = await somebodyWithDevice()
  await buyPlan(person, 'monthly')
  const refused = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      clock.advance({ days: 1 })
      service.answerWith({ kind: 'status', status: 403 })
      await dispatch()
      await run('tidying')
    }
    return (await devicesOf(person)).length
  }
  expect(await refused(11)).toBe(1)
  clock.advance({ minutes: 1 })
  await readReply(put(person, bodyOf(target)))
  expect(await refused(4)).toBe(0)
})

test('an anonymous request reads no key and registers nothing', async () => {
  expect(await problemCode(openBrowser().fetch('/api/reminders/key'))).toBe('401 unauthenticated')
  const person = await signUpConfirmed()
  expect(await readReply(person.fetch('/api/reminders/key'))).toEqual({ public_key: publicKey })
})
