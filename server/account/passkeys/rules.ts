import type { Passkey } from '#contract/account/passkeys.ts'

interface Kept {
  readonly id: string
  readonly name: string | null
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export function presentPasskey(kept: Kept): Passkey {
  return {
    id: kept.id,
    name: nameOf(kept),
    created_at: kept.createdAt.toISOString(),
    last_used_at: kept.lastUsedAt?.toISOString() ?? null,
  }
}

export function nameOf({ name }: Pick<Kept, 'name'>): string {
  return name ?? 'Chave de acesso'
}
