// See paywall-door.ts.
export const { PaymentsGate } = await import('./payments-gate.tsx')
