/** First name, else the e-mail's local part, else "Usuário". */
export function calledName(user: { name: string; email: string } | null): string {
  const [firstName] = user?.name.trim().split(/\s+/) ?? []
  if (firstName) return firstName
  const [localPart] = user?.email.split('@') ?? []
  return localPart || 'Usuário'
}

export function greetingAt(hour: number): string {
  if (hour >= 5 && hour < 12) return 'Bom dia'
  return hour >= 12 && hour < 18 ? 'Boa tarde' : 'Boa noite'
}
