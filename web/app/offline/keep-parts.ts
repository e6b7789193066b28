/**
 * Stores the files of a list, one after another, so that the person's own requests come first. Stops at a file that the
 * server does not have: the list is then of an earlier version.
 */
export async function keepParts(
  list: string,
  store: (file: string) => Promise<{ readonly ok: boolean }>,
): Promise<void> {
  const reply = await fetch(list)
  if (!reply.ok) return
  for (const file of (await reply.text()).split(' ')) if (!(await store(file)).ok) return
}
