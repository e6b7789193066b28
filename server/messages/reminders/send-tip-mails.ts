import { findContact } from '../../account/users/service.ts'
import { renderMail } from '../../adapters/mail/mail-template.ts'
import type { Mailer } from '../../adapters/mail/mailer.ts'
import { accountContextOf, type Platform } from '../../platform/context.ts'
import { unsubscribeFooter, type UnsubscriptionServices } from '../unsubscriptions/service.ts'
import { claimReminders } from './claim-reminders.ts'
import { tipMail } from './copy.ts'
import { listDueTips, listZones, type TipAsked } from './due-reminders.ts'
import * as queries from './queries.ts'
import type { ClaimedReminder, Reminder } from './queries.ts'
import { tipDay } from './rules.ts'

export interface TipMailServices extends UnsubscriptionServices {
  readonly mailer: Mailer
}

type Services = Platform & TipMailServices

const mailAgainMs = 20 * 60_000

/**
 * Mails the weekly tip to accounts without a device. It uses the same claims as push messages, so that no account gets
 * both.
 */
export async function sendTipMails(services: Services, signal: AbortSignal): Promise<void> {
  const { database, clock } = services
  const zones = await database.asSystem((tx) => listZones(tx, 'all'))
  for (const zone of zones) {
    const date = tipDay(zone, clock.now(), 'mail')
    if (date !== null) await sendIn(services, { zone, date, by: 'mail' }, signal)
  }
}

async function sendIn(services: Services, asked: TipAsked, signal: AbortSignal): Promise<void> {
  const { database, clock } = services
  const due = await database.asSystem((tx) => listDueTips(tx, asked, clock.now()))
  for (const reminder of due) {
    if (signal.aborted) return
    await sendOne(services, reminder)
  }
}

/**
 * Claims and sends one mail. Mails are claimed one by one, because with a slow mail server a batch would outlive its
 * claims.
 */
async function sendOne(services: Services, due: Reminder): Promise<void> {
  const { database, clock } = services
  const { claimed } = await database.asSystem((tx) => claimReminders(tx, [due], clock.now()))
  for (const reminder of claimed) {
    const isSent = await mailTip(services, reminder)
    const tryAt = isSent ? null : new Date(clock.now().getTime() + mailAgainMs)
    await database.asSystem((tx) =>
      queries.settleReminders(tx, [{ ...reminder, tryAt, waiting: null, isSent }], clock.now()),
    )
  }
}

/**
 * Mails the tip. Returns true if it was sent or the account is gone, false after an error. The log omits the error's
 * text, because a mail server's rejection contains the recipient's address.
 */
async function mailTip(services: Services, { accountId, date }: ClaimedReminder): Promise<boolean> {
  const { log, mailer, publicOrigin } = services
  const ctx = accountContextOf(services, accountId)
  try {
    const contact = await findContact(ctx)
    if (!contact) return true
    const footer = unsubscribeFooter(ctx, 'weekly_tips')
    const content = tipMail(contact.name, date, `${publicOrigin}/app`)
    await mailer.send(renderMail(contact.email, content, footer))
    return true
  } catch (error) {
    log.warn(
      { mail: 'weekly_tip', error: error instanceof Error ? error.name : 'unknown' },
      'mail could not be sent',
    )
    return false
  }
}
