// See open-paywall.ts.
export const { PaymentsGate } = await import('./payments-gate.tsx')
