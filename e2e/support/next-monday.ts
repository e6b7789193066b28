const dayMs = 86_400_000

/** Returns the Monday after this week: all days of that week can still be changed, whatever today is. */
export function nextMonday(): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
  const atNoon = Date.parse(`${today}T12:00:00Z`)
  const sinceMonday = (new Date(atNoon).getUTCDay() + 6) % 7
  return new Date(atNoon + (7 - sinceMonday) * dayMs).toISOString().slice(0, 10)
}
