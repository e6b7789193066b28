export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Returns the mails to an address from the mailbox page, newest first. */
export async function mailTo(origin: string, email: string): Promise<readonly Mail[]> {
  const response = await fetch(`${origin}/dev/mailbox.json`)
  if (!response.ok) throw new Error(`the mailbox answered ${response.status}`)
  const mails = (await response.json()) as readonly Mail[]
  return mails.filter((mail) => mail.to.includes(email))
}

/**
 * Waits for a mail to an address and returns the first link in it that contains `path`; tries 50 times, 100 ms apart.
 */
export async function linkInMail(origin: string, email: string, path: string): Promise<URL> {
  const link = new RegExp(`https?://[^\\s"'<>]+${path}[^\\s"'<>]*`)
  for (let attempt = 0; attempt < 50; attempt++) {
    const found = (await mailTo(origin, email)).map((mail) => link.exec(mail.text)?.[0]).find(Boolean)
    if (found) return new URL(found)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no mail to ${email} holds a link to ${path}`)
}
