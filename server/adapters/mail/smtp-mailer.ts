import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'

/** Hands mail to a mail server: `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…:465`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    { from },
  )
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail })
    },
    close: async () => transport.close(),
  }
}
