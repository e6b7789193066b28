const dayMs = 86_400_000

/** Returns the Monday of next week in São Paulo, as `YYYY-MM-DD`: all days of that week can still be changed. */
export function nextMonday(): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
  const atNoon = Date.parse(`${today}T12:00:00Z`)
  const sinceMonday = (new Date(atNoon).getUTCDay() + 6) % 7
  return new Date(atNoon + (7 - sinceMonday) * dayMs).toISOString().slice(0, 10)
}
