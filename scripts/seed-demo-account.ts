/**
 * Creates an account with a year of data, for demonstrations and screenshots: `node scripts/seed-demo-account.ts`, on
 * the data of DATA_DIR or DATABASE_URL. Stop the server first if the database is embedded, because only one process can
 * open it. Prints the e-mail and the password. Refused in production.
 */
import { randomInt } from 'node:crypto'
import type { AnswersInput } from '#contract/account/questionnaire.ts'
import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { addDays } from '#nutrition/shared/calendar/days.ts'
import type { AccountId } from '../server/platform/database/account-id.ts'
import { civilDay } from '../server/platform/database/civil-day.ts'
import { parseConfig } from '../server/platform/process/config.ts'
import { DirectoryInUse } from '../server/platform/database/directory-lock.ts'
import { type Call, createCaller, type DemoInstance, openDemoInstance } from './demo-account/instance.ts'
import { type DemoUser, recordDay, momentOf } from './demo-account/record-day.ts'
import { demoYear } from './demo-account/year.ts'

const days = 365
const seed = 20_261_122
/** Plan bought on a day, counted from 0: a month on the last day of the trial, then the year. */
const purchases: ReadonlyMap<number, 'monthly' | 'annual'> = new Map([
  [2, 'monthly'],
  [30, 'annual'],
])
const menuDays = new Set([14, 120, 240, 330])
const favorites = 6

const answers: AnswersInput = {
  anthropometrics: {
    sex: 'F',
    birthdate: '1991-04-12',
    weight_kg: 78.4,
    height_cm: 165,
    target_weight: 68,
    weight_timeline: 'mais-1-ano',
  },
  goals: { main_goal: 'emagrecer', priority_level: 'media', motivation: ['Saúde'] },
  health_flags: {
    conditions: ['nem_uma'],
    medications: ['nenhum'],
    recent_surgeries: 'nao',
    pregnancy_breastfeeding: 'nao',
  },
  lifestyle: {
    meals_per_day: 4,
    eat_contexts: ['casa', 'restaurante_kg'],
    equipment: ['Fogão', 'Forno'],
    work_schedule: 'comercial',
    social_eating: ['familia'],
  },
  preferences: {
    styles: ['PF'],
    protein_priority: ['Frango'],
    beverages: ['Água'],
    allergies: ['Nenhuma'],
    intolerances: ['Nenhuma'],
  },
  activity: {
    freq_per_week: 2,
    modality: 'caminhada',
    intensity: 'moderada',
    goals_fitness: ['Resistência'],
    limitations: ['Nenhuma limitação'],
  },
  medical_history: { eating_disorders: 'nao', weight_history: 'sempre_estavel', energy_levels: 'normal' },
  consents: { medical_disclaimer_ack: true, data_anonymous_ok: true },
}

class Refusal extends Error {}

await seedDemoAccount().catch((error: unknown) => {
  console.error(explain(error))
  process.exitCode = 1
})

async function seedDemoAccount(): Promise<void> {
  const { SMTP_URL: mails, MP_ACCESS_TOKEN: seller, NODE_ENV: mode } = process.env
  if (mode === 'production') throw new Refusal('Em produção não há conta de demonstração.')
  if (mails || seller) throw new Refusal('Tire SMTP_URL e MP_ACCESS_TOKEN: aqui nada é enviado nem cobrado.')
  const started = performance.now()
  const instance = await openDemoInstance(parseConfig({ ...process.env, LOG_LEVEL: 'silent' }))
  try {
    const person = newPerson()
    const until = new Date()
    const today = civilDay(until, 'America/Sao_Paulo')
    instance.setClock(momentOf(addDays(today, 1 - days), 360))
    const call = createCaller(instance)
    const id = await enter(instance, call, person)
    await liveYear({ instance, call, id, until }, today, () => signIn(call, person))
    instance.setClock(until)
    await prepareToday(call, today)
    await instance.app.settled()
    const seconds = Math.round((performance.now() - started) / 1000)
    console.log(
      `\nDemonstration year made in ${seconds} s.\n\n  E-mail:   ${person.email}\n  Password: ${person.password}\n`,
    )
  } finally {
    await instance.close()
  }
}

function newPerson() {
  const fruits = ['acerola', 'caju', 'goiaba', 'jabuticaba', 'manga', 'pitanga', 'umbu']
  const fruit = () => fruits[randomInt(fruits.length)]
  const code = randomInt(10_000, 100_000)
  return { name: 'Marina', email: `demo-${code}@exemplo.com.br`, password: `${fruit()}-${fruit()}-${code}` }
}

/** Signs up, follows the mailed link and answers the questionnaire. */
async function enter(
  { app }: DemoInstance,
  call: Call,
  person: ReturnType<typeof newPerson>,
): Promise<AccountId> {
  await call('/api/auth/sign-up/email', { ...person, terms: true })
  await app.settled()
  const mail = (await app.mailbox!.list()).find(({ to }) => to === person.email)
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  await call(`/api/auth/verify-email?token=${token}`)
  await call('/api/onboarding', answers)
  const { user } = await call<{ user: { id: AccountId } }>('/api/auth/get-session')
  return user.id
}

/** Signs in again, because a session ends after some months, however often it is used. */
async function signIn(call: Call, { email, password }: ReturnType<typeof newPerson>): Promise<void> {
  await call('/api/auth/sign-in/email', { email, password })
}

async function liveYear(user: DemoUser, today: string, renewSession: () => Promise<void>): Promise<void> {
  let dietId: string | null = null
  for (const [at, day] of demoYear(today, days, seed).entries()) {
    user.instance.setClock(momentOf(day.date, 365))
    const plan = purchases.get(at)
    if (plan) await buy(user, plan)
    if (menuDays.has(at)) dietId = await makeDiet(user.call)
    await recordDay(user, day, dietId)
    if (at % 30 === 0) {
      await renewSession()
      console.log(`  ${day.date}`)
    }
  }
}

/** Buys a plan by card, with demonstration payments. */
async function buy({ instance: { app }, call }: DemoUser, plan: 'monthly' | 'annual'): Promise<void> {
  const { init_point: address } = await call<{ init_point: string }>('/api/mp-create-preference', { plan })
  await app.demonstration!.fake.buyer.payByCard(address.split('/').at(-1) ?? '', { outcome: 'approved' })
  await app.settled()
}

async function makeDiet(call: Call): Promise<string> {
  const { id } = await call<{ id: string }>('/api/diet-generate-weekly', {})
  await call(`/api/diets/${id}/activate`, {})
  return id
}

/** Generates the current week's plan and adds some favorite recipes. */
async function prepareToday(call: Call, today: string): Promise<void> {
  await call('/api/plan-generate-week', { week_start: today, observations: '', only_if_absent: true })
  const recipes = await call<RecipeCard[]>('/api/recipes')
  const apart = Math.ceil(recipes.length / favorites)
  for (const { id } of recipes.filter((_, place) => place % apart === 0)) {
    await call('/api/favorites', { recipe_id: id })
  }
}

function explain(error: unknown): unknown {
  if (error instanceof Refusal) return error.message
  if (error instanceof DirectoryInUse) {
    return `O Prato Certo está rodando com a pasta ${error.directory}. Encerre-o enquanto a conta é criada.`
  }
  return error
}
