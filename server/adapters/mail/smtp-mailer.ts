import { createTransport } from 'nodemailer'
import type { Mail, Mailer } from './mailer.ts'

/** Hands mail to a mail server: `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…:465`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, pool: true, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    { from },
  )
  return {
    send: async ({ unsubscribeUrl, ...mail }) => {
      await transport.sendMail({ ...mail, headers: headersOf(unsubscribeUrl) })
    },
    close: async () => transport.close(),
  }
}

/** `auto-generated` (RFC 3834) keeps absence notes from being sent to us; the last two are RFC 8058. */
function headersOf(unsubscribeUrl: Mail['unsubscribeUrl']): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  }
}
